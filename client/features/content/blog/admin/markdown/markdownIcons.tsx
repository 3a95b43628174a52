import type { ReactNode } from "react";
import { AdminIcon } from "../../../../../admin/AdminIcon";

/** Slightly bolder than the other icons of the admin area, beside the editor's text. */
const Icon = ({ children }: { children: ReactNode }) => <AdminIcon weight={1.7}>{children}</AdminIcon>;

export const BoldIcon = () => (
  <Icon>
    <path strokeWidth="2.6" d="M7 4.5h5.75a3.6 3.6 0 0 1 0 7.25H7zM7 11.75h6.5a3.85 3.85 0 0 1 0 7.75H7z" />
  </Icon>
);

export const ItalicIcon = () => (
  <Icon>
    <path d="M10.5 4.5H17M7 19.5h6.5M14.25 4.5l-4.5 15" />
  </Icon>
);

export const HeadingIcon = () => (
  <Icon>
    <path strokeWidth="2.2" d="M6 4.75v14.5M18 4.75v14.5M6 12h12" />
  </Icon>
);

export const LinkIcon = () => (
  <Icon>
    <path d="m10 14 4-4M8.75 11.25 6 14a4 4 0 0 0 5.66 5.66l1.6-1.6M15.25 12.75 18 10a4 4 0 0 0-5.66-5.66l-1.6 1.6" />
  </Icon>
);

export const ListIcon = () => (
  <Icon>
    <path d="M9.5 6.5H20M9.5 12H20M9.5 17.5H20" />
    <path strokeWidth="2.6" d="M4.75 6.5h.01M4.75 12h.01M4.75 17.5h.01" />
  </Icon>
);

export const QuoteIcon = () => (
  <Icon>
    <path d="M10 7.5C6.5 8.25 5 10.75 5 14.25v2.25h5v-5H6.5M19.5 7.5c-3.5.75-5 3.25-5 6.75v2.25h5v-5H16" />
  </Icon>
);

export const PictureIcon = () => (
  <Icon>
    <path d="M4 5h16v14H4zM4 16l4.75-4.75L13.5 16M12 14.5l3-3 5 5" />
    <circle cx="9" cy="8.75" r="1.25" />
  </Icon>
);

/** A card with a plus. */
export const InsertIcon = () => (
  <Icon>
    <path d="M20 11V4.5H4v15h8M17.5 14.5v6M14.5 17.5h6" />
  </Icon>
);
