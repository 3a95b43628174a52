import type { EntityManager } from "typeorm";
import { paths, sitemapFiles } from "../../../site/addresses";
import { isShown } from "../../core/kinds/visibility";
import { tables } from "../pages/canonicalRow";
import type { SitemapEntry } from "./sitemapEntries";
import { readRows } from "../../core/read/runStatement";

/** The protocol allows 50,000; smaller files keep responses quick and small. */
export const entriesPerFile = 10_000;

/** The kinds of rows that have a page each, by the name of their sitemap files. */
export const rowSitemapFiles = {
  celebrities: sitemapFiles.celebrities[0],
  outfits: sitemapFiles.outfits[0],
  blog: sitemapFiles.blog[0],
};
export type RowFile = keyof typeof rowSitemapFiles;

// By creation time: new rows are added to the last file, the others do not change.
const order = "created_at, id";

/** Returns the files of each kind, from 1, with the last change of their rows, in one statement. */
export function listFiles(db: EntityManager, size: number): Promise<{ kind: RowFile; file: number; changed: Date }[]> {
  const queries = Object.entries(rowSitemapFiles).map(
    ([name, kind]) =>
      `SELECT '${name}' AS kind, file, max(updated_at) AS changed FROM (
         SELECT updated_at, 1 + ((row_number() OVER (ORDER BY ${order}) - 1) / $1::int)::int AS file
         FROM ${tables[kind]} WHERE ${isShown(tables[kind], tables[kind], "visitor")}
       ) placed GROUP BY file`,
  );
  return readRows(db, `${queries.join(" UNION ALL ")} ORDER BY kind, file`, [size]);
}

/**
 * Returns the entries of one file; none when there is no such file. Reads all rows before sending, so that a slow
 * client holds no connection.
 */
export async function rowEntries(
  db: EntityManager,
  name: RowFile,
  file: number,
  size: number,
): Promise<SitemapEntry[]> {
  const kind = rowSitemapFiles[name];
  const rows = await readRows<{ slug: string; changed: Date }>(
    db,
    `SELECT slug, updated_at AS changed FROM ${tables[kind]} WHERE ${isShown(tables[kind], tables[kind], "visitor")}
     ORDER BY ${order} LIMIT $1 OFFSET $2`,
    [size, (file - 1) * size],
  );
  return rows.map(({ slug, changed }) => ({ path: paths[kind](slug), changed }));
}
