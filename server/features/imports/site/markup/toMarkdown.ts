import sanitizeHtml from "sanitize-html";
import TurndownService from "turndown";
import { escapeMarkdown, finishEscapes } from "./markdownEscapes";
import { addMarkdownRules } from "./markdownRules";
import { toHtml, type MarkupNode } from "./markupTree";

const turndown = new TurndownService({
  headingStyle: "atx",
  hr: "---",
  bulletListMarker: "-",
  codeBlockStyle: "fenced",
  br: "\\",
});
turndown.escape = escapeMarkdown;
addMarkdownRules(turndown);

const headings = ["h1", "h2", "h3", "h4", "h5", "h6"];

const sanitize = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [
      ...["p", "br", "hr", "strong", "em", "del", "code", "pre", "blockquote", "ul", "ol", "li", "a", "img"],
      ...["table", "tr", "td", ...headings],
    ],
    allowedAttributes: {
      a: ["href"],
      img: ["src", "alt"],
      ol: ["start", "data-other"],
      ul: ["data-other"],
      code: ["class"],
    },
    allowedSchemes: ["http", "https"],
    allowedSchemesByTag: { a: ["http", "https", "mailto", "tel"] },
    allowProtocolRelative: false,
  });

/** Writes simplified nodes as the site's Markdown. */
export const toMarkdown = (nodes: readonly MarkupNode[]): string =>
  finishEscapes(turndown.turndown(sanitize(toHtml(nodes)))).trim();
