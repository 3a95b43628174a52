import { compile } from "html-to-text";
import { hasUserInfo } from "../../../../core/text/address";
import { stripBidiControls } from "../../../../core/text/bidi";

/** The description is shorter than this, so the rest of a longer body is not needed. */
const maxHtmlLength = 60_000;

const invisibleCharacters = [
  "img",
  "iframe",
  "video",
  "audio",
  "object",
  "svg",
  "template",
  "noscript",
  "textarea",
  "select",
  "button",
];

const toText = compile({
  wordwrap: false,
  // The converter walks elements recursively.
  limits: { maxDepth: 60, ellipsis: "" },
  selectors: [
    { selector: "a", options: { ignoreHref: true } },
    { selector: "ul", options: { itemPrefix: "• " } },
    { selector: "td", format: "block" },
    { selector: "th", format: "block" },
    { selector: "hr", format: "skip" },
    ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, options: { uppercase: false } })),
    ...invisibleCharacters.map((selector) => ({ selector, format: "skip" })),
  ],
});

/** Returns one line: collapses white space; removes control characters, bidi controls and lone surrogates. */
export const oneLine = (text: string): string =>
  stripBidiControls(text)
    .replace(/\s+/g, " ")
    .replace(/\p{Cc}|\p{Cs}/gu, "")
    .trim();

/** Returns the readable text of an HTML body as one line, without link addresses and images. */
export const htmlText = (html: string): string => oneLine(toText(html.slice(0, maxHtmlLength)));

/** Cleans a text cell in which shops leave entities and stray tags. */
export const plainText = (cell: string): string => (/[&<]/.test(cell) ? htmlText(cell) : oneLine(cell));

/** Returns the URL if it is http or https without a user name, otherwise an empty text. */
export function httpAddress(cell: string): string {
  const text = cell.trim();
  if (!/^https?:\/\//i.test(text) || text.length > 2_000 || hasUserInfo(text) || !URL.canParse(text)) return "";
  return new URL(text).href;
}
