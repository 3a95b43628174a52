import type { EntityManager } from "typeorm";
import type { PictureInventory } from "./pictureStorage";

const day = 86_400_000;
/** An editor may have the address in an unsaved form or draft. */
const graceDays = 7;
const maxScanTime = "5min";

/** Tables that reference no image that can still be shown; some are too long to be read every night. */
const tablesWithoutImages = [
  "audit_log",
  "click_days",
  "click_origins",
  "conversions",
  "link_clicks",
  "migrations",
  "page_views",
  "search_words",
  "sessions",
  "site_import_parts",
  "traffic_days",
  "view_days",
  "visitor_salts",
];

const parseHash = (name: string): string => name.slice(0, 32);

/** Returns the hashes of all images that any row refers to, in any column, including the trash and what an undo brings back. */
async function findReferencedHashes(db: EntityManager): Promise<Set<string>> {
  const tables: { name: string }[] = await db.query(
    `SELECT quote_ident(relname) AS name FROM pg_class
     WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition AND relname <> ALL($1::text[])`,
    [tablesWithoutImages],
  );
  const inRows = tables.map(({ name }) => `SELECT entry::text AS text FROM ${name} entry`);
  const inUndo = "SELECT undo::text FROM audit_log WHERE undo IS NOT NULL";
  // A repeated upload does not change the file's age; a deletion from the library leaves a week to use the picture again.
  const uploads = `SELECT title FROM audit_log WHERE action IN ('upload', 'delete') AND entity_type = 'picture' AND created_at > now() - interval '${graceDays} days'`;
  const found: { hash: string }[] = await db.query(
    `SELECT DISTINCT (regexp_matches(text, '/pictures/([0-9a-f]{32})-', 'g'))[1] AS hash
     FROM (${[...inRows, inUndo, uploads].join(" UNION ALL ")}) AS texts WHERE text LIKE '%/pictures/%'`,
  );
  return new Set(found.map(({ hash }) => hash));
}

/**
 * Deletes uploaded images that no row refers to and that are older than a week: the library is a table, too, so an image
 * stays until an editor deletes it there. Runs daily.
 * @returns the number of deleted files.
 */
export async function deleteOrphanedImages(
  db: EntityManager,
  storage: PictureInventory,
  end?: AbortSignal,
  now = Date.now(),
): Promise<number> {
  const old: string[] = [];
  for await (const { name, storedAt } of storage.list()) {
    if (storedAt.getTime() < now - graceDays * day) old.push(name);
  }
  if (old.length === 0) return 0;
  const named = await db.transaction(async (reading) => {
    await reading.query(`SET LOCAL statement_timeout = '${maxScanTime}'`);
    return findReferencedHashes(reading);
  });
  let removed = 0;
  // In reverse order, so that the file that marks a complete set is deleted first.
  for (const name of old
    .filter((file) => !named.has(parseHash(file)))
    .sort()
    .reverse()) {
    if (end?.aborted) break;
    await storage.remove(name);
    removed += 1;
  }
  return removed;
}
