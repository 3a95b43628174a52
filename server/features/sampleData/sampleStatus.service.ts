import type { EntityManager } from "typeorm";
import type { KeptSampleRows, SampleCounts, SampleDataStatus } from "./sampleCounts";
import { listRequiredIds, type SampleTable, sampleTables, includeRequired } from "./sampleTables";

interface Line {
  kind: keyof SampleCounts;
  rows: number;
  edited: number;
  kept: number;
}

function countRows([kind, { table, versioned }]: [string, SampleTable]): string {
  const edited = versioned ? "count(*) FILTER (WHERE version > 1)" : "0";
  const ids = listRequiredIds[kind as keyof KeptSampleRows] as string | undefined;
  const required = ids ? `count(*) FILTER (WHERE id IN (SELECT id FROM ${ids}))` : "0";
  return `SELECT '${kind}' AS kind, count(*)::int AS rows, (${edited})::int AS edited, (${required})::int AS kept FROM ${table} WHERE sample`;
}

/** Returns the overview of the sample data. */
export async function sampleDataStatus(db: EntityManager): Promise<SampleDataStatus> {
  const lines: Line[] = await db.query(
    `${includeRequired} ${Object.entries(sampleTables).map(countRows).join(" UNION ALL ")}`,
  );
  const by = (value: "rows" | "kept") => Object.fromEntries(lines.map((line) => [line.kind, line[value]]));
  return {
    counts: by("rows") as Record<keyof SampleCounts, number>,
    edited: lines.reduce((sum, line) => sum + line.edited, 0),
    kept: by("kept") as Record<keyof SampleCounts, number>,
  };
}
