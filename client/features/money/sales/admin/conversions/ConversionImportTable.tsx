import { useState } from "react";
import { RestoreIcon } from "../../../../../admin/adminIcons";
import { StatTable, type StatColumn } from "../../../../../admin/figures/StatTable";
import { RowActions } from "../../../../../admin/grid/RowActions";
import { UndoImport } from "../../../../../admin/upload/UndoImport";
import type { ConversionImportRowFragment } from "../../../../../graphql/generated/adminOperations";
import { wholeCount } from "../../../../../shared/format/count";
import { dateTime } from "../../../../../shared/format/dateTime";
import { importLists } from "./useConversionReport";

type Import = ConversionImportRowFragment;

const nameOf = ({ program, fileName }: Import): string => `${fileName || "the report"} of ${program}`;

const describeOutcome = ({ problem, undoneAt }: Import): string => {
  if (problem) return problem;
  return undoneAt ? `Undone ${dateTime(undoneAt)}` : "\u2013";
};

const columns: readonly StatColumn<Import>[] = [
  { label: "Program", render: ({ program }) => program },
  { label: "File", render: ({ fileName }) => fileName || "\u2013" },
  { label: "Imported", render: ({ createdAt }) => <time dateTime={createdAt}>{dateTime(createdAt)}</time> },
  { label: "New", figure: true, render: ({ created }) => wholeCount(created) },
  { label: "Updated", figure: true, render: ({ updated }) => wholeCount(updated) },
  { label: "Unchanged", figure: true, render: ({ unchanged }) => wholeCount(unchanged) },
  { label: "Skipped", figure: true, render: ({ skipped }) => wholeCount(skipped) },
  { label: "Outcome", render: describeOutcome },
];

/** The most recent report imports. */
export function ConversionImportTable({ imports }: { imports: readonly Import[] }) {
  const [undoing, setUndoing] = useState<Import | null>(null);
  const actions: StatColumn<Import> = {
    label: "Actions",
    figure: true,
    render: (row) =>
      row.undoUntil ? (
        <RowActions
          actions={[
            { label: `Undo the import of ${nameOf(row)}`, icon: <RestoreIcon />, onClick: () => setUndoing(row) },
          ]}
        />
      ) : null,
  };
  return (
    <>
      <StatTable
        label="Imported reports"
        columns={[...columns, actions]}
        rows={imports}
        getKey={({ id }) => id}
        emptyText="No reports imported yet. After the first import, revenue appears on the dashboard and in the analytics."
      />
      {undoing ? (
        <UndoImport
          imported={{
            id: undoing.id,
            title: nameOf(undoing),
            created: undoing.created,
            changed: undoing.updated,
            removed: 0,
          }}
          lists={importLists}
          onClose={() => setUndoing(null)}
        />
      ) : null}
    </>
  );
}
