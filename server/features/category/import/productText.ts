import { compile } from "html-to-text";

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

/** One line: white space collapsed, no control characters, none of the halves of a character that a cut leaves. */
export const oneLine = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/\p{Cc}|\p{Cs}/gu, "")
    .trim();

/** At most so many characters, cut after a word where there is one in reach, with an ellipsis when something is missing. */
export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const start = text.slice(0, limit - 1);
  const space = text[limit - 1] === " " ? limit - 1 : start.lastIndexOf(" ");
  const kept = space > limit / 2 ? start.slice(0, space) : start.replace(/[\ud800-\udbff]$/, "");
  return `${kept.replace(/[\s,;:–—-]+$/, "")}…`;
}

/** The readable text of an HTML body: no link addresses, no pictures, one line. */
export const htmlText = (html: string): string => oneLine(toText(html.slice(0, longestHtml)));

/** A text cell in which shops leave entities and stray tags. */
export const plainText = (cell: string): string => (/[&<]/.test(cell) ? htmlText(cell) : oneLine(cell));

/** The address when it is an http or https one, else empty. */
export function httpAddress(cell: string): string {
  const text = cell.trim();
  if (!/^https?:\/\//i.test(text) || text.length > 2_000 || !URL.canParse(text)) return "";
  return new URL(text).href;
}

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** As the site shows prices: $49.90. The export names no currency. */
export const priceText = (amount: number): string => dollars.format(amount);

/** The cell's amount; null for an empty cell or zero, which shops write for "no price"; undefined when it is unreadable. */
export function readAmount(cell: string): number | null | undefined {
  const text = cell.trim();
  if (!text) return null;
  const digits = text.replace(/^[$€£]\s*/, "");
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(digits)) return undefined;
  const amount = Math.round(Number(digits.replaceAll(",", "")) * 100) / 100;
  if (amount >= 1e10) return undefined;
  return amount === 0 ? null : amount;
}
