import { escapeMarkup } from "../markup/markupTree";
import { parseMarkup } from "../markup/parseMarkup";
import type { MarkupContext } from "../markup/markupTree";
import { toMarkdown } from "../markup/toMarkdown";
import { escapeDestination } from "../markup/writeMarkdown";
import type { OldSite } from "../oldSite";
import { readEditorText } from "./editorText";
import { simplifyCards } from "./ghostCards";
import { textOf } from "./ghostTables";
import { hasMemberCards, withoutMemberParts } from "./memberParts";

/** Exports have it in place of the address of the site. */
const siteMark = "__GHOST_URL__";
/** Stands for the address of the site where the export does not tell it. */
export const unknownHost = "unknown.invalid";

/** Puts the address of the site where exports have a mark. */
export const replaceSiteMark = (text: string, address: string): string => text.replaceAll(siteMark, address);

/** Ghost serves pictures in smaller sizes from /content/images/size/w600/. */
const withoutSize = (path: string): string =>
  path.replace(/\/content\/images\/size\/w\d{1,5}(?:h\d{1,5})?\//, "/content/images/");

/** Returns the full address of a picture; null if nobody can fetch it. */
export function toPictureAddress(address: string, site: OldSite): string | null {
  const url = site.resolve(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.host === unknownHost) return null;
  url.pathname = withoutSize(url.pathname);
  return escapeDestination(url.href);
}

/** Links to the old site become paths, which redirect; files of it keep their address. */
function toLink(address: string, site: OldSite, noteLoss: (what: string) => void): string | null {
  const url = site.resolve(address);
  if (!url || !/^(?:https?|mailto|tel):$/.test(url.protocol)) return null;
  const isFile = url.pathname.startsWith(`${site.folder}/content/`);
  if (isFile && url.host === unknownHost) {
    noteLoss("the address of a file of the old site");
    return null;
  }
  return site.isOwn(url) && !isFile ? url.pathname + url.search + url.hash : url.href;
}

function createContext(site: OldSite, noteLoss: (what: string) => void): MarkupContext {
  return {
    noteLoss,
    resolveLink: (address) => toLink(address, site, noteLoss),
    resolvePicture: (address) => toPictureAddress(address, site),
    isPicturePage: (address) => /\.(?:jpe?g|png|gif|webp|avif|svg)$/i.test(site.resolve(address)?.pathname ?? ""),
  };
}

type Row = Record<string, unknown>;

/** Returns the HTML of a post: as exported, or its words when it is stored only in the format of an editor. */
function findHtml(row: Row, noteLoss: (what: string) => void): string {
  const html = textOf(row, "html");
  if (html.trim() !== "") return withoutMemberParts(html, noteLoss);
  const plain = textOf(row, "plaintext").trim();
  const formats = [textOf(row, "lexical"), textOf(row, "mobiledoc")];
  // The plain text has the words of members' cards without a mark.
  const words = plain && !formats.some(hasMemberCards) ? plain.split("\n\n") : readEditorText(formats, noteLoss);
  if (words.length > 0) noteLoss("its formatting, because the export has its text only");
  return words.map((text) => `<p>${escapeMarkup(text).replaceAll("\n", "<br>")}</p>`).join("");
}

/** Returns the Markdown of a post, and the words of its beginning. */
export function readBody(
  row: Row,
  site: OldSite,
  address: string,
  noteLoss: (what: string) => void,
): { content: string; text: string } {
  const html = findHtml(row, noteLoss);
  const nodes = parseMarkup(replaceSiteMark(html, address), noteLoss);
  return toMarkdown(simplifyCards(nodes, noteLoss), createContext(site, noteLoss));
}
