import { compile } from "html-to-text";
import { hasUserInfo } from "../../../shared/text/address";
import { stripBidiControls } from "../../../shared/text/bidi";

/** The rest of a longer body would be cut from the description anyway. */
const longestHtml = 60_000;

const unseen = [
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
  // Elements are walked recursively.
  limits: { maxDepth: 60, ellipsis: "" },
  selectors: [
    { selector: "a", options: { ignoreHref: true } },
    { selector: "ul", options: { itemPrefix: "• " } },
    { selector: "td", format: "block" },
    { selector: "th", format: "block" },
    { selector: "hr", format: "skip" },
    ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, options: { uppercase: false } })),
    ...unseen.map((selector) => ({ selector, format: "skip" })),
  ],
});

/** One line: white space collapsed, no control characters, no bidi controls, none of the halves of a character that a cut leaves. */
export const oneLine = (text: string): string =>
  stripBidiControls(text)
    .replace(/\s+/g, " ")
    .replace(/\p{Cc}|\p{Cs}/gu, "")
    .trim();

/** At most so many characters, cut after a word where there is one in reach, with an ellipsis when something is missing. */
export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const start = text.slice(0, limit - 1);
  const space = text[limit - 1] === " " ? limit - 1 : start.lastIndexOf(" ");
  const kept = space > limit / 2 ? start.slice(0, space) : start.replace(/[\ud800-\udbff]$/, "");
  return `${kept.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, "")}…`;
}

/** The readable text of an HTML body: no link addresses, no pictures, one line. */
export const htmlText = (html: string): string => oneLine(toText(html.slice(0, longestHtml)));

/** A text cell in which shops leave entities and stray tags. */
export const plainText = (cell: string): string => (/[&<]/.test(cell) ? htmlText(cell) : oneLine(cell));

/** The address when it is an http or https one without a user name, else empty. */
export function httpAddress(cell: string): string {
  const text = cell.trim();
  if (!/^https?:\/\//i.test(text) || text.length > 2_000 || hasUserInfo(text) || !URL.canParse(text)) return "";
  return new URL(text).href;
}
