import type { EntityManager } from "typeorm";
import { readPath, rowPath } from "./canonical";
import { namedRow } from "./canonicalRow";

/**
 * What is to be done with an address before its page is rendered. `moved` has its canonical spelling. `shown` is the path
 * of the page that says that the row is `gone` to the trash, or unknown; it may differ from the path asked for. Null:
 * render it as it is.
 */
export type Verdict = { moved: string } | { shown: string; gone: boolean } | null;

/** A header holds no other characters; what browsers send is encoded anyway. */
const printable = (query: string): string => query.replace(/[^!-~]/g, (sign) => encodeURIComponent(sign));

/** At most one statement, and none for pages that are no row's. */
export async function judgeAddress(db: EntityManager, url: string): Promise<Verdict> {
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? "" : url.slice(mark);
  const moved = (to: string): Verdict => (to === path ? null : { moved: to + printable(query) });
  const reading = readPath(path);
  if (!reading) return null;
  if (!reading.row) return moved(reading.path);
  const { kind, name, direct } = reading.row;
  const row = await namedRow(db, kind, name);
  if (row && !row.gone) return moved(rowPath(kind, row.slug));
  if (row) return { shown: direct ? url : rowPath(kind, row.slug), gone: true };
  // Nobody knows it: the shape that is no canonical one is answered at once, without a redirect to nothing.
  return direct ? moved(reading.path) : { shown: rowPath(kind, name), gone: false };
}
