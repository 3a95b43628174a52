import { AdminIcon } from "./AdminIcon";

export const ChevronIcon = () => (
  <AdminIcon>
    <path d="m6 9.5 6 6 6-6" />
  </AdminIcon>
);

export const UpIcon = () => (
  <AdminIcon>
    <path d="m6 14.5 6-6 6 6" />
  </AdminIcon>
);

export const DragIcon = () => (
  <AdminIcon weight={3}>
    <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
  </AdminIcon>
);

export const ViewIcon = () => (
  <AdminIcon>
    <path d="M2.75 12S6 5.75 12 5.75 21.25 12 21.25 12 18 18.25 12 18.25 2.75 12 2.75 12Z" />
    <circle cx="12" cy="12" r="2.75" />
  </AdminIcon>
);

export const OpenIcon = () => (
  <AdminIcon>
    <path d="M10 5H5.5v13.5H19V14M13.5 4.75h5.75v5.75M19 5l-8.5 8.5" />
  </AdminIcon>
);

export const EditIcon = () => (
  <AdminIcon>
    <path d="m4.75 19.25 1-4.25L16.5 4.25l3.25 3.25L9 18.25l-4.25 1ZM13.75 7l3.25 3.25" />
  </AdminIcon>
);

export const CopyIcon = () => (
  <AdminIcon>
    <path d="M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4" />
  </AdminIcon>
);

export const DeleteIcon = () => (
  <AdminIcon>
    <path d="M4.5 6.75h15M9.25 6.5V4.25h5.5V6.5M6.25 6.75l1 13h9.5l1-13M10 10.5v5.5M14 10.5v5.5" />
  </AdminIcon>
);

export const AddIcon = () => (
  <AdminIcon>
    <path d="M12 5v14M5 12h14" />
  </AdminIcon>
);

export const GridIcon = () => (
  <AdminIcon>
    <path d="M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z" />
  </AdminIcon>
);

export const ListIcon = () => (
  <AdminIcon>
    <path d="M4.5 6.5h15M4.5 12h15M4.5 17.5h15" />
  </AdminIcon>
);

export const BackIcon = () => (
  <AdminIcon>
    <path d="m14.5 6-6 6 6 6" />
  </AdminIcon>
);

export const ForwardIcon = () => (
  <AdminIcon>
    <path d="m9.5 6 6 6-6 6" />
  </AdminIcon>
);

export const RestoreIcon = () => (
  <AdminIcon>
    <path d="M4.75 9.25h9a5 5 0 0 1 0 10H9M8.5 5.25l-4 4 4 4" />
  </AdminIcon>
);

export const RefreshIcon = () => (
  <AdminIcon>
    <path d="M19.25 12a7.25 7.25 0 1 1-2.1-5.1l2.1 2.1M19.25 4.75V9H15" />
  </AdminIcon>
);

export const MergeIcon = () => (
  <AdminIcon>
    <path d="M5 4.75c0 5 2 7.25 7 7.25h6.75M5 19.25c0-5 2-7.25 7-7.25M15.5 8.5 19 12l-3.5 3.5" />
  </AdminIcon>
);

export const MoreIcon = () => (
  <AdminIcon weight={3.2}>
    <path d="M5 12h.01M12 12h.01M19 12h.01" />
  </AdminIcon>
);

export const PublishIcon = () => (
  <AdminIcon>
    <path d="M12 16V4M7 9l5-5 5 5M5 20h14" />
  </AdminIcon>
);
