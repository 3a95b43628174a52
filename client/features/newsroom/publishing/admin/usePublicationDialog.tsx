import { lazy, Suspense, useState, type ReactNode } from "react";
import type { PublishableType } from "../../../../graphql/generated/adminOperations";
import { PublishIcon } from "../../../../admin/adminIcons";
import type { RowAction } from "../../../../admin/grid/gridTypes";

// A separate chunk, because many visits only view the list.
const PublicationDialog = lazy(async () => ({
  default: (await import("./PublicationDialog")).PublicationDialog,
}));

interface Row {
  id: string;
  title: string;
}

/** The action of a list that opens the status, history and preview links of a row, and its dialog. */
export function usePublicationDialog(type: PublishableType): {
  getAction: (row: Row) => RowAction;
  open: (row: Row) => void;
  dialog: ReactNode;
} {
  const [row, setRow] = useState<Row | null>(null);
  return {
    open: ({ id, title }) => setRow({ id, title }),
    getAction: ({ id, title }) => ({
      label: "Publishing",
      icon: <PublishIcon />,
      onClick: () => setRow({ id, title }),
    }),
    dialog: row ? (
      <Suspense fallback={null}>
        <PublicationDialog row={{ type, ...row }} onClose={() => setRow(null)} />
      </Suspense>
    ) : null,
  };
}
