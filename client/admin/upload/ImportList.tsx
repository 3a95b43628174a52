import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { type ImportRowFragment, ImportsDocument } from "../../graphql/generated/adminOperations";
import { wholeCount } from "../../shared/format/count";
import { dateTime } from "../../shared/format/dateTime";
import { RestoreIcon } from "../adminIcons";
import { StatTable, type StatColumn } from "../figures/StatTable";
import { RowActions } from "../grid/RowActions";
import { UndoImport } from "./UndoImport";

const kinds: Record<ImportRowFragment["kind"], string> = {
  SALES: "Sales",
  SUBSCRIBERS: "Subscribers",
  OUTFITS: "Outfits",
  PRODUCTS: "Products",
  SITE: "A site",
};

export const feedUndoNote = "The feed is no longer read each night, until you switch that on again.";

const describeState = ({ undoUntil, undoneAt, created, changed, removed }: ImportRowFragment): string => {
  if (undoneAt) return `Undone ${dateTime(undoneAt)}`;
  if (undoUntil) return `Can be undone until ${dateTime(undoUntil)}`;
  return created + changed + removed > 0 ? "Can no longer be undone" : "Changed nothing";
};

const columns: readonly StatColumn<ImportRowFragment>[] = [
  { label: "Import", render: ({ title }) => title },
  { label: "Of", render: ({ kind }) => kinds[kind] },
  { label: "Time", render: ({ createdAt }) => <time dateTime={createdAt}>{dateTime(createdAt)}</time> },
  { label: "By", render: ({ actorName }) => actorName || "The server" },
  { label: "New", figure: true, render: ({ created }) => wholeCount(created) },
  { label: "Changed", figure: true, render: ({ changed }) => wholeCount(changed) },
  { label: "Gone", figure: true, render: ({ removed }) => wholeCount(removed) },
  { label: "Undo", render: describeState },
];

/** The last imports of all kinds, with their undo. @param lists root fields to read again after one. */
export function ImportList({ lists }: { lists: readonly string[] }) {
  const { data } = useQuery(ImportsDocument, { variables: { first: 20 }, fetchPolicy: "cache-and-network" });
  const [undoing, setUndoing] = useState<ImportRowFragment | null>(null);
  const actions: StatColumn<ImportRowFragment> = {
    label: "Actions",
    figure: true,
    render: (row) =>
      row.undoUntil ? (
        <RowActions
          actions={[
            { label: `Undo the import of ${row.title}`, icon: <RestoreIcon />, onClick: () => setUndoing(row) },
          ]}
        />
      ) : null,
  };
  if (!data) return null;
  return (
    <>
      <StatTable
        label="Imports"
        columns={[...columns, actions]}
        rows={data.imports.nodes}
        getKey={({ id }) => id}
        emptyText="Nothing was imported yet."
      />
      {undoing ? (
        <UndoImport
          imported={undoing}
          note={undoing.kind === "PRODUCTS" ? feedUndoNote : undefined}
          lists={lists}
          onClose={() => setUndoing(null)}
        />
      ) : null}
    </>
  );
}
