import type { EntityManager } from "typeorm";
import type { PictureInventory } from "./pictureStorage";

const day = 86_400_000;
/** An editor may have the address in a form, or in a draft in the browser, that is not saved yet. */
const graceDays = 7;
const longestScan = "5min";

/** Tables that name no picture that anybody could still show; some of them are too long to be read every night. */
const namesNothing = [
  "audit_log",
  "click_days",
  "conversions",
  "link_clicks",
  "migrations",
  "page_views",
  "search_words",
  "sessions",
  "traffic_days",
  "view_days",
  "visitor_salts",
];

const hashOf = (name: string): string => name.slice(0, 32);

/** Hashes of the pictures that any row names, in whatever column, the trash and what can be undone among them. */
async function namedPictures(db: EntityManager): Promise<Set<string>> {
  const tables: { name: string }[] = await db.query(
    `SELECT quote_ident(relname) AS name FROM pg_class
     WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND relname <> ALL($1::text[])`,
    [namesNothing],
  );
  const inRows = tables.map(({ name }) => `SELECT entry::text AS text FROM ${name} entry`);
  // A file that was uploaded before is there already, however old it is.
  const uploads = `SELECT title FROM audit_log WHERE action = 'upload' AND created_at > now() - interval '${graceDays} days'`;
  const found: { hash: string }[] = await db.query(
    `SELECT DISTINCT (regexp_matches(text, '/pictures/([0-9a-f]{32})-', 'g'))[1] AS hash
     FROM (${[...inRows, uploads].join(" UNION ALL ")}) AS texts WHERE text LIKE '%/pictures/%'`,
  );
  return new Set(found.map(({ hash }) => hash));
}

/**
 * Removes the files of uploaded pictures that no row names any more and that are older than a week. To be run daily.
 * @returns how many files that were.
 */
export async function deleteOrphanedImages(
  db: EntityManager,
  storage: PictureInventory,
  end?: AbortSignal,
  now = Date.now(),
): Promise<number> {
  const old: string[] = [];
  for await (const { name, keptAt } of storage.list()) {
    if (keptAt.getTime() < now - graceDays * day) old.push(name);
  }
  if (old.length === 0) return 0;
  const named = await db.transaction(async (reading) => {
    await reading.query(`SET LOCAL statement_timeout = '${longestScan}'`);
    return namedPictures(reading);
  });
  let removed = 0;
  // Backwards, so that the file which tells that a set is there goes first.
  for (const name of old
    .filter((file) => !named.has(hashOf(file)))
    .sort()
    .reverse()) {
    if (end?.aborted) break;
    await storage.remove(name);
    removed += 1;
  }
  return removed;
}
