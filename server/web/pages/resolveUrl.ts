import type { EntityManager } from "typeorm";
import { adminFolder, paths } from "../../../site/addresses";
import { blogFeed } from "../../../site/feedPaths";
import { findOldPath } from "../../features/imports/site/oldPaths/findOldPath.service";
import { isKnownPage, parsePath, type ParsedPath } from "./canonical";
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
export const nowhere = "/no/such/page";

/** The API refuses longer names, which a page would take for a fault: slugs, and those of unknown categories. */
const maxNameLength = { slug: 400, unknownRow: 200 };
const hasLongName = ({ path, row }: ParsedPath): boolean =>
  path
    .split("/")
    .some((name) => decodeURIComponent(name).length > (row ? maxNameLength.unknownRow : maxNameLength.slug));

const unknown: UrlResolution = { shown: nowhere, gone: false };

/** Queries by which other systems name a page of theirs at the address of the home page: /?p=123. */
const namesOldPage = /[?&](?:p|page_id|post_type|attachment_id|cat|tag|author|feed)=/;

/** Whether an address may be one of the site that was imported: no page of this site has it. */
const mayBeOld = ({ path, row }: ParsedPath, query: string): boolean =>
  path === "/" ? namesOldPage.test(query) : row !== undefined || !(isKnownPage(path) || path.startsWith(adminFolder));

/** Whether a path is a page or the feed, so that a redirect to it does not lead to another redirect. */
async function isPage(db: EntityManager, target: string): Promise<boolean> {
  // It has the form of an article's address.
  if (target === blogFeed) return true;
  const reading = parsePath(target.split("?", 1)[0]);
  if (!reading?.row) return reading !== null && isKnownPage(reading.path);
  const row = await findRowBySlug(db, reading.row.kind, reading.row.name);
  return row !== null && !row.gone;
}

/**
 * Looks up an address that no page of the site has. It redirects to pages only, never to another old address. What has no
 * page yet is shown where it was asked for: a redirect would lead to a 404.
 */
async function resolveOldUrl(db: EntityManager, url: string, reading: ParsedPath): Promise<UrlResolution> {
  const isHome = reading.path === "/";
  const place = await findOldPath(db, url, isHome);
  if (!place) return null;
  if ("gone" in place) return { shown: nowhere, gone: true };
  if ("slug" in place) return { moved: paths[place.kind](place.slug) };
  if ("target" in place && (await isPage(db, place.target))) return { moved: printable(place.target) };
  return isHome || hasLongName(reading) ? unknown : { shown: reading.path, gone: false };
}

/** Runs at most one statement for pages, and none for those without a row; addresses of no page may be old ones. */
export async function resolveUrl(db: EntityManager, url: string): Promise<UrlResolution> {
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? "" : url.slice(mark);
  const moved = (to: string): UrlResolution => (to === path ? null : { moved: to + printable(query) });
  if (lineBreak.test(path)) return unknown;
  const reading = parsePath(path);
  if (!reading) return null;
  const isNowhere = hasLongName(reading);
  const resolveOld = async () => (mayBeOld(reading, query) ? resolveOldUrl(db, url, reading) : null);
  if (!reading.row) return (await resolveOld()) ?? (isNowhere ? unknown : moved(reading.path));
  const { kind, name, direct } = reading.row;
  const row = await findRowBySlug(db, kind, name);
  if (row && !row.gone) return moved(paths[kind](row.slug));
  if (row) return { shown: direct ? url : paths[kind](row.slug), gone: true };
  const old = await resolveOld();
  if (old) return old;
  if (isNowhere) return unknown;
  // Unknown row: a non-canonical address returns 404 directly, without a redirect.
  return direct ? moved(reading.path) : { shown: paths[kind](name), gone: false };
}
