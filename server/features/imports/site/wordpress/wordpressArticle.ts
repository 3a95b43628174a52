import { getText } from "../markup/markupTree";
import { parseMarkup } from "../markup/parseMarkup";
import { toMarkdown } from "../markup/toMarkdown";
import { readClearDate, recordedYears } from "../../../../core/time/readDate";
import { nameLosses } from "../nameLosses";
import { isWebAddress } from "../../../../core/text/address";
import { cutAtWord } from "../../../../core/text/cutAtWord";
import { parseUrl } from "../oldSite";
import type { ArticleValues, SiteProblem, SiteRecord } from "../siteRecord.types";
import { createBodyContext } from "./bodyContext";
import {
  hasBlockComments,
  looseNewlinesToBreaks,
  newlinesToBreaks,
  noteEmptyBlocks,
  placeCaptions,
} from "./classicMarkup";
import { type ExportIndex, listNames, toWords } from "./exportIndex";
import { expandShortcodes } from "./expandShortcodes";
import { listArticlePaths } from "./oldAddresses";
import type { WxrItem } from "./wxrItem";

const mark = "<!-- wp:block ";
const maxInserted = 100;

/** Puts the content of reusable blocks where they are used: <!-- wp:block {"ref":42} /-->. */
function insertReusableBlocks(
  html: string,
  blocks: ReadonlyMap<string, string>,
  noteLoss: (what: string) => void,
): string {
  const [first, ...pieces] = html.split(mark);
  const inserted = pieces.map((piece, index) => {
    const end = piece.indexOf("-->");
    const id = /"ref":\s*(\d{1,12})/.exec(piece.slice(0, Math.max(end, 0)))?.[1];
    const block = id && index < maxInserted ? blocks.get(id) : undefined;
    // Blocks inside of reusable blocks are left to the note of empty blocks.
    if (block === undefined) return mark + piece;
    return `${block}\n${piece.slice(end + "-->".length)}`;
  });
  if (pieces.length > maxInserted) noteLoss("reusable blocks");
  return [first, ...inserted].join("");
}

const maxTitle = 300;
const maxExcerpt = 1_000;
const maxAuthor = 200;
const derivedExcerpt = 280;
const moreMark = "<!--more";

/** Converts the body; notes what the article does not show. */
function toBody(
  item: WxrItem,
  index: ExportIndex,
  noteLoss: (what: string) => void,
): { content: string; text: string } {
  const whole = insertReusableBlocks(item.content, index.blocks, noteLoss);
  const html = expandShortcodes(whole.replaceAll("\r\n", "\n"), {
    findAttachments: (ids) =>
      ids.length > 0
        ? ids.flatMap((id) => index.attachments.get(id) ?? [])
        : (index.attachmentsByParent.get(item.id) ?? []),
    noteLoss,
  });
  const nodes = parseMarkup(html, noteLoss);
  noteEmptyBlocks(html, noteLoss);
  const lines = hasBlockComments(html) ? looseNewlinesToBreaks(nodes) : newlinesToBreaks(nodes);
  return toMarkdown(placeCaptions(lines), createBodyContext(index, noteLoss));
}

/** Returns the entered excerpt, or what stands before the mark "Read more". */
function toExcerpt({ excerpt, content }: WxrItem): string | null {
  const html = excerpt || content.slice(0, Math.max(0, content.indexOf(moreMark)));
  const words = getText(parseMarkup(html))
    .replace(/\[[^[\]]*\]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return cutAtWord(words, maxExcerpt) || null;
}

/** Times before GMT was stored, and drafts without one, have only the local time. */
const findDate = (item: WxrItem): Date | null => {
  const times = [item.dateGmt, item.date, item.pubDate].map((text) => readClearDate(text, recordedYears));
  return times.find((time) => time !== null) ?? null;
};

function decodeSlug(slug: string): string | null {
  try {
    return decodeURIComponent(slug) || null;
  } catch {
    return slug;
  }
}

const firstMeta = ({ meta }: WxrItem, names: readonly string[]): string | null => {
  const value = names.flatMap((name) => meta.get(name) ?? [])[0];
  // Plug-ins fill marks such as %%title%% in later.
  return value && !/%%|%[a-z_]{3,40}%/.test(value) ? value : null;
};

function findCover({ meta }: WxrItem, { attachments }: ExportIndex, noteLoss: (what: string) => void): string | null {
  const id = meta.get("_thumbnail_id")?.[0];
  const address = id ? attachments.get(id)?.address : undefined;
  if (address && isWebAddress(address)) return address;
  if (id && id !== "0") noteLoss("its cover picture, which is not in the export");
  return null;
}

/** Ids are unique within a site; its first host tells several sites apart, and stays when the site moves. */
const toKey = ({ id, guid, link }: WxrItem): string =>
  id ? [parseUrl(guid)?.host ?? "", id].join(" ").trim() : guid || link;

interface Reading {
  record: SiteRecord;
  problems: SiteProblem[];
}

const isPublic = ({ status }: WxrItem): boolean => status === "publish" || status === "future";

/** Why an article is a draft here; null if it is published. */
function findDraftReason(item: WxrItem, content: string, publishedAt: Date | null): string | null {
  if (item.type === "page" && item.status === "future") return "was scheduled, and pages have no date to wait for";
  if (item.hasPassword) return "was protected by a password";
  if (item.status === "private") return "was private";
  // Without a date, it would be public at once.
  if (item.status === "future" && !publishedAt) return "was scheduled, and its date cannot be read";
  return content === "" && isPublic(item) ? "has no text" : null;
}

/** Reads a post or a page. */
export function readArticle(item: WxrItem, index: ExportIndex, file: string): Reading {
  const losses = new Set<string>();
  const line = `${file}, line ${item.line}`;
  const problems: SiteProblem[] = [];
  const report = (sentence: string) => problems.push({ kind: "problem", line, sentence });
  const { content, text } = toBody(item, index, (what) => losses.add(what));
  const entered = toExcerpt(item);
  const words = toWords(item.title);
  const title = cutAtWord(words || cutAtWord(entered ?? text, 60) || `Untitled ${item.id}`, maxTitle);
  if (!words) report(`An article without a title is now called "${title}".`);
  else if (title !== words) report(`The title "${title}" was shortened to ${maxTitle} characters.`);
  const publishedAt = findDate(item);
  const reason = findDraftReason(item, content, publishedAt);
  if (reason) report(`"${title}" ${reason}: it becomes a draft.`);
  const isPublished = isPublic(item) && !reason;
  const isUndated = !publishedAt && isPublished && item.type !== "page";
  const values: ArticleValues = {
    title,
    slug: decodeSlug(item.slug),
    content,
    excerpt: entered ?? (cutAtWord(text, derivedExcerpt) || title),
    authorName: cutAtWord(index.authors.get(item.creator) ?? item.creator, maxAuthor) || null,
    publishedAt,
    status: isPublished ? "PUBLISHED" : "DRAFT",
    categories: listNames(item, "category"),
    tags: listNames(item, "post_tag"),
    image: findCover(item, index, (what) => losses.add(what)),
    seoTitle: firstMeta(item, ["_yoast_wpseo_title", "rank_math_title", "_aioseo_title", "_aioseop_title"]),
    seoDescription: firstMeta(item, [
      "_yoast_wpseo_metadesc",
      "rank_math_description",
      "_aioseo_description",
      "_aioseop_description",
    ]),
  };
  const unread = isUndated ? [`"${title}" has no valid date ("${item.dateGmt.slice(0, 40)}").`] : [];
  if (losses.size > 0) report(`"${title}" does not show ${nameLosses([...losses])}.`);
  return {
    record: {
      kind: item.type === "page" ? "page" : "article",
      key: toKey(item),
      line,
      oldPaths: listArticlePaths(item, index),
      values,
      unread,
    },
    problems,
  };
}
