import type { ConversionImportsQuery } from "../../../../../graphql/generated/adminOperations";
import { dateTime } from "../../../../../shared/format/dateTime";
import { wholeCount } from "../../../../../shared/format/count";
import { StatTable, type StatColumn } from "../../../../../admin/figures/StatTable";

type Import = ConversionImportsQuery["conversionImports"][number];

const columns: readonly StatColumn<Import>[] = [
  { label: "Program", render: ({ program }) => program },
  { label: "File", render: ({ fileName }) => fileName || "–" },
  { label: "Imported", render: ({ createdAt }) => <time dateTime={createdAt}>{dateTime(createdAt)}</time> },
  { label: "New", figure: true, render: ({ created }) => wholeCount(created) },
  { label: "Updated", figure: true, render: ({ updated }) => wholeCount(updated) },
  { label: "Unchanged", figure: true, render: ({ unchanged }) => wholeCount(unchanged) },
  { label: "Skipped", figure: true, render: ({ skipped }) => wholeCount(skipped) },
  { label: "Problem", render: ({ problem }) => problem ?? "–" },
];

/** The most recent report imports. */
export function ConversionImportTable({ imports }: { imports: readonly Import[] }) {
  return (
    <StatTable
      label="Imported reports"
      columns={columns}
      rows={imports}
      getKey={({ id }) => id}
      emptyText="No reports imported yet. After the first import, revenue appears on the dashboard and in the analytics."
    />
  );
}
