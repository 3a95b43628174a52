import type { DataSource } from "typeorm";

/** Logs of what happened, and what servers derive from the rest later. */
const logs =
  /^(audit_log|imports|import_changes|site_imports|public_changes|content_events|announced_rows|search_words|changed_links|create_requests|sessions)$/;

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

/** Returns the state of what an undo of an import restores. */
export const readContentState = async (dataSource: Pick<DataSource, "query">): Promise<Record<string, string>> =>
  Object.fromEntries(Object.entries(await readDatabaseState(dataSource)).filter(([name]) => !logs.test(name)));
