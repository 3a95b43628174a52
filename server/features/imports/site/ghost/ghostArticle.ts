import { cutAtWord } from "../../../../core/text/cutAtWord";
import { readClearDate, recordedYears } from "../../../../core/time/readDate";
import { nameLosses } from "../nameLosses";
import type { OldSite } from "../oldSite";
import type { ArticleValues, SiteProblem, SiteRecord } from "../siteRecord.types";
import { readBody, replaceSiteMark, toPictureAddress } from "./ghostBody";
import { type GhostTables, textOf } from "./ghostTables";
import type { JsonRow } from "./jsonRows";

const maxTitle = 300;
const maxExcerpt = 1_000;
const maxAuthor = 200;
const derivedExcerpt = 280;

type Row = Record<string, unknown>;

/** What posts need to know of their export. */
export interface GhostExport {
  tables: GhostTables;
  site: OldSite;
  /** Address of the site without a slash at its end. */
  address: string;
}

/** Very old exports have milliseconds. */
export function readGhostDate(value: unknown): Date | null {
  if (typeof value === "number") {
    const date = new Date(value);
    return Number.isNaN(date.getTime()) ? null : readClearDate(date.toISOString(), recordedYears);
  }
  return typeof value === "string" ? readClearDate(value, recordedYears) : null;
}

const isPage = (row: Row): boolean =>
  textOf(row, "type") === "page" || row.page === 1 || row.page === true || row.page === "1";
const isPublic = (row: Row): boolean => ["published", "scheduled"].includes(textOf(row, "status"));
const isScheduled = (row: Row): boolean => textOf(row, "status") === "scheduled";

/** The day of creation is no substitute for one to come: the article would be public at once. */
const findDate = (row: Row): Date | null =>
  readGhostDate(row.published_at) ?? (isScheduled(row) ? null : readGhostDate(row.created_at));

/** Why an article is a draft here; null if it is published, or was a draft there, too. */
function findDraftReason(row: Row, content: string, publishedAt: Date | null): string | null {
  const visibility = textOf(row, "visibility") || "public";
  if (isPage(row) && isScheduled(row)) return "was scheduled, and pages have no date to wait for";
  if (textOf(row, "status") === "sent") return "was sent by mail only";
  if (visibility !== "public") return "was for members only";
  if (isScheduled(row) && !publishedAt) return "was scheduled, and its date cannot be read";
  return content === "" && isPublic(row) ? "has no text" : null;
}

function listOldPaths(row: Row, { site: { folder } }: GhostExport): string[] {
  const [slug, uuid] = [textOf(row, "slug"), textOf(row, "uuid")];
  const paths = slug ? [`${folder}/${slug}/`, `${folder}/${slug}/amp/`] : [];
  return uuid ? [...paths, `${folder}/p/${uuid}/`] : paths;
}

const findNames = (ids: readonly string[], known: GhostTables["tags"]): string[] =>
  ids.flatMap((id) => known.get(id)?.name ?? []).filter(Boolean);

function findAuthor(row: Row, id: string, { postAuthors, users }: GhostTables): string | null {
  const authors = postAuthors.get(id) ?? [textOf(row, "author_id") || textOf(row, "author")];
  return cutAtWord(findNames(authors, users).join(", "), maxAuthor) || null;
}

const findMeta = (row: Row, id: string, { meta }: GhostTables) => ({
  seoTitle: meta.get(id)?.title || textOf(row, "meta_title") || null,
  seoDescription: meta.get(id)?.description || textOf(row, "meta_description") || null,
});

function findCover(row: Row, { site, address }: GhostExport, noteLoss: (what: string) => void): string | null {
  const cover = textOf(row, "feature_image") || textOf(row, "image");
  if (!cover) return null;
  const found = toPictureAddress(replaceSiteMark(cover, address), site);
  if (!found) noteLoss("its cover picture, whose address is not in the export");
  return found;
}

/** Reads a post or a page. */
export function readGhostArticle(
  { row, line: at }: JsonRow & { row: Row },
  ghost: GhostExport,
  file: string,
): { record: SiteRecord; problems: SiteProblem[] } {
  const line = `${file}, line ${at}`;
  const problems: SiteProblem[] = [];
  const report = (sentence: string) => problems.push({ kind: "problem", line, sentence });
  const losses = new Set<string>();
  const noteLoss = (what: string) => losses.add(what);
  const id = textOf(row, "id") || textOf(row, "uuid") || textOf(row, "slug");
  const { content, text } = readBody(row, ghost.site, ghost.address, noteLoss);
  const words = textOf(row, "title").replace(/\s+/g, " ").trim();
  const title = cutAtWord(words || cutAtWord(text, 60) || `Untitled ${id}`, maxTitle);
  if (!words) report(`An article without a title is now called "${title}".`);
  else if (title !== words) report(`The title "${title}" was shortened to ${maxTitle} characters.`);
  const publishedAt = findDate(row);
  const reason = findDraftReason(row, content, publishedAt);
  if (reason) report(`"${title}" ${reason}: it becomes a draft.`);
  const status = isPublic(row) && !reason ? "PUBLISHED" : "DRAFT";
  const unread = !publishedAt && status === "PUBLISHED" && !isPage(row) ? [`"${title}" has no valid date.`] : [];
  const tags = findNames(ghost.tables.postTags.get(id) ?? [], ghost.tables.tags);
  const values: ArticleValues = {
    title,
    slug: textOf(row, "slug") || null,
    content,
    excerpt: cutAtWord(textOf(row, "custom_excerpt").trim(), maxExcerpt) || cutAtWord(text, derivedExcerpt) || title,
    authorName: findAuthor(row, id, ghost.tables),
    publishedAt,
    status,
    categories: tags.slice(0, 1),
    tags: tags.slice(1),
    image: findCover(row, ghost, noteLoss),
    ...findMeta(row, id, ghost.tables),
  };
  if (losses.size > 0) report(`"${title}" does not show ${nameLosses([...losses])}.`);
  return {
    record: {
      kind: isPage(row) ? "page" : "article",
      key: textOf(row, "uuid") || id,
      line,
      oldPaths: listOldPaths(row, ghost),
      values,
      unread,
    },
    problems,
  };
}
