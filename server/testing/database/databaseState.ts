import type { DataSource } from "typeorm";

/** Returns the row count and a checksum of every table of the site, so that a test can find which tables changed. */
export async function readDatabaseState(dataSource: Pick<DataSource, "query">): Promise<Record<string, string>> {
  const tables: { schema: string; name: string }[] = await dataSource.query(
    `SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema', 'seed') ORDER BY 1, 2`,
  );
  const state: Record<string, string> = {};
  for (const { schema, name } of tables) {
    const [{ rows, sum }]: { rows: number; sum: string | null }[] = await dataSource.query(
      `SELECT count(*)::int AS rows, md5(string_agg(entry::text, ' ' ORDER BY entry::text)) AS sum FROM "${schema}"."${name}" AS entry`,
    );
    state[name] = `${rows} rows ${sum ?? ""}`;
  }
  return state;
}
