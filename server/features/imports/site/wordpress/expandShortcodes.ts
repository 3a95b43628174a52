import { escapeMarkup } from "../markup/markupTree";
import { scanShortcodes, type Shortcode } from "./shortcodeScan";

/** A picture, film or sound of the export. */
export interface Attachment {
  address: string;
  title: string;
  alt: string;
  caption: string;
}

interface ShortcodeContext {
  /** Returns the attachments with these ids, or those of the article when there are none. */
  findAttachments: (ids: readonly string[]) => Attachment[];
  noteLoss: (what: string) => void;
}

const isPicture = ({ address }: Attachment): boolean => /\.(?:jpe?g|png|gif|webp|avif|bmp|svg)$/i.test(address);

const toFigure = ({ address, alt, title, caption }: Attachment): string =>
  `<figure><img src="${escapeMarkup(address)}" alt="${escapeMarkup(alt || title)}">` +
  (caption ? `<figcaption>${caption}</figcaption>` : "") +
  "</figure>";

const toLink = (address: string, words = address): string =>
  `<div><a href="${escapeMarkup(address)}">${escapeMarkup(words)}</a></div>`;

const listIds = ({ attributes }: Shortcode): string[] =>
  (attributes.ids ?? attributes.include ?? "").split(/[\s,]+/).filter(Boolean);

function expandGallery(shortcode: Shortcode, { findAttachments, noteLoss }: ShortcodeContext): string {
  const ids = listIds(shortcode);
  const pictures = findAttachments(ids).filter(isPicture);
  if (pictures.length === 0 || pictures.length < ids.length)
    noteLoss("pictures of a gallery that are not in the export");
  return `<div>${pictures.map(toFigure).join("")}</div>`;
}

function expandPlaylist(shortcode: Shortcode, { findAttachments, noteLoss }: ShortcodeContext): string {
  const ids = listIds(shortcode);
  const files = findAttachments(ids).filter((attachment) => !isPicture(attachment));
  if (files.length === 0 || files.length < ids.length) noteLoss("parts of a playlist that are not in the export");
  return files.map(({ address, title }) => toLink(address, title || address)).join("");
}

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/** Pages of films, by the name of the shortcode that has only their number. */
const filmPages: Record<string, string> = {
  youtube: "https://www.youtube.com/watch?v=",
  vimeo: "https://vimeo.com/",
  wpvideo: "https://videopress.com/v/",
  videopress: "https://videopress.com/v/",
  dailymotion: "https://www.dailymotion.com/video/",
  gist: "https://gist.github.com/",
};

function findAddress({ name, attributes, values }: Shortcode): string | null {
  const texts = [...Object.values(attributes), ...values];
  const address = texts.find(isWebAddress);
  if (address) return address;
  const id = attributes.id ?? values[0];
  return filmPages[name] && id && /^[\w-]+$/.test(id) ? filmPages[name] + id : null;
}

function expandAddress(shortcode: Shortcode, { noteLoss }: ShortcodeContext): string {
  const address = findAddress(shortcode);
  if (address) return toLink(address);
  noteLoss(`the shortcode [${shortcode.name}]`);
  return "";
}

const codeNames = new Set(["code", "sourcecode", "php", "css", "javascript"]);
const forms = new Set(["contact-form", "contact-field", "contact-form-7", "gravityform", "wpforms", "ninja_form"]);

type Expand = (shortcode: Shortcode, context: ShortcodeContext) => string;

const caption: Expand = ({ attributes, isEnd }) =>
  isEnd ? "</figure>" : `<figure data-caption="${escapeMarkup(attributes.caption ?? "")}">`;

const expansions: Record<string, Expand> = {
  gallery: expandGallery,
  slideshow: expandGallery,
  playlist: expandPlaylist,
  caption,
  wp_caption: caption,
  embed: ({ isEnd }) => (isEnd ? "</div>" : "<div>"),
  video: expandAddress,
  audio: expandAddress,
};

/** Returns whether brackets are a shortcode of a plug-in, and no words of the author in brackets. */
const isForeign = ({ name, attributes, isEnd, isSelfClosing }: Shortcode, closed: ReadonlySet<string>): boolean =>
  closed.has(name) || isEnd || isSelfClosing || name.includes("_") || Object.keys(attributes).length > 0;

function expand(shortcode: Shortcode, context: ShortcodeContext, closed: ReadonlySet<string>): string {
  const { name, isEnd, source, attributes } = shortcode;
  if (Object.hasOwn(expansions, name)) {
    // A film may be closed: [video src="..."][/video].
    return isEnd && expansions[name] !== caption && name !== "embed" ? "" : expansions[name](shortcode, context);
  }
  if (codeNames.has(name) && closed.has(name)) {
    const language = attributes.language ?? attributes.lang ?? (name.endsWith("code") ? "" : name);
    return isEnd ? "</pre>" : `<pre class="language-${escapeMarkup(language)}">`;
  }
  if (forms.has(name)) {
    context.noteLoss("a form");
    return "";
  }
  if (Object.hasOwn(filmPages, name) || (!isEnd && findAddress(shortcode) && isForeign(shortcode, closed))) {
    return isEnd ? "" : expandAddress(shortcode, context);
  }
  if (!isForeign(shortcode, closed)) return source;
  context.noteLoss(`the shortcode [${name}]`);
  return "";
}

/** Returns the HTML of a text with shortcodes. What stands between those of plug-ins stays. */
export function expandShortcodes(text: string, context: ShortcodeContext): string {
  const parts = scanShortcodes(text);
  const closed = new Set(parts.flatMap((part) => (typeof part === "object" && part.isEnd ? [part.name] : [])));
  return parts.map((part) => (typeof part === "string" ? part : expand(part, context, closed))).join("");
}
