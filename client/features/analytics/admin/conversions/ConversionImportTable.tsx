import type { ConversionImportsQuery } from "../../../../graphql/generated/adminOperations";
import { dateTime } from "../../../../shared/format/dateTime";
import { countText } from "../countText";
import { StatTable, type StatColumn } from "../figures/StatTable";

type Import = ConversionImportsQuery["conversionImports"][number];

const columns: readonly StatColumn<Import>[] = [
  { label: "Program", render: ({ program }) => program },
  { label: "File", render: ({ fileName }) => fileName || "–" },
  { label: "Imported", render: ({ createdAt }) => <time dateTime={createdAt}>{dateTime(createdAt)}</time> },
  { label: "New", figure: true, render: ({ created }) => countText(created) },
  { label: "Updated", figure: true, render: ({ updated }) => countText(updated) },
  { label: "Unchanged", figure: true, render: ({ unchanged }) => countText(unchanged) },
  { label: "Skipped", figure: true, render: ({ skipped }) => countText(skipped) },
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
