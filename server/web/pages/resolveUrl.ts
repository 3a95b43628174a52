import type { EntityManager } from "typeorm";
import { paths } from "../../../site/addresses";
import { parsePath } from "./canonical";
import { findRowBySlug } from "./canonicalRow";

/**
 * Result of resolving an address before rendering. `moved` is the canonical address to redirect to. `shown` is the path
 * to render for a row that is in the trash (`gone`) or unknown; it may differ from the requested path. Null: render the
 * address as it is.
 */
export type UrlResolution = { moved: string } | { shown: string; gone: boolean } | null;

/** Headers must not contain other characters; browsers encode them anyway. */
const printable = (query: string): string => query.replace(/[^!-~]/g, (sign) => encodeURIComponent(sign));

/** The router's catch-all route does not match line breaks and would report a fault. */
const lineBreak = /%0[ad]|%e2%80%a[89]/i;
/** An address without a page. */
export const nowhere = "/no-such-page";

/** Runs at most one statement, and none for pages without a row. */
export async function resolveUrl(db: EntityManager, url: string): Promise<UrlResolution> {
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? "" : url.slice(mark);
  const moved = (to: string): UrlResolution => (to === path ? null : { moved: to + printable(query) });
  if (lineBreak.test(path)) return { shown: nowhere, gone: false };
  const reading = parsePath(path);
  if (!reading) return null;
  if (!reading.row) return moved(reading.path);
  const { kind, name, direct } = reading.row;
  const row = await findRowBySlug(db, kind, name);
  if (row && !row.gone) return moved(paths[kind](row.slug));
  if (row) return { shown: direct ? url : paths[kind](row.slug), gone: true };
  // Unknown row: a non-canonical address returns 404 directly, without a redirect.
  return direct ? moved(reading.path) : { shown: paths[kind](name), gone: false };
}
