import type { EntityManager } from "typeorm";
import { paths } from "../../../site/addresses";
import { parsePath } from "./canonical";
import { findRowBySlug } from "./canonicalRow";

/**
 * What is to be done with an address before its page is rendered. `moved` has its canonical spelling. `shown` is the path
 * of the page that says that the row is `gone` to the trash, or unknown; it may differ from the path asked for. Null:
 * render it as it is.
 */
export type UrlResolution = { moved: string } | { shown: string; gone: boolean } | null;

/** A header holds no other characters; what browsers send is encoded anyway. */
const printable = (query: string): string => query.replace(/[^!-~]/g, (sign) => encodeURIComponent(sign));

/** What the router's pattern for everything that is unknown does not match; it would take such an address for a fault. */
const lineBreak = /%0[ad]|%e2%80%a[89]/i;
const nowhere = "/no-such-page";

/** At most one statement, and none for pages that are no row's. */
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
  // Nobody knows it: the shape that is no canonical one is answered at once, without a redirect to nothing.
  return direct ? moved(reading.path) : { shown: paths[kind](name), gone: false };
}
