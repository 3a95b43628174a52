import { toMdast } from "hast-util-to-mdast";
import type { Root } from "mdast";
import { getWords, tidyBlocks } from "./markdownTree";
import type { MarkupContext } from "./markupTree";
import { createHandlers } from "./markupHandlers";
import { createElement, type MarkupNode } from "./markupTree";
import { writeMarkdown } from "./writeMarkdown";

/** Blocks that are enough for an excerpt. */
const beginningLength = 10;

/** Converts a parsed text to paragraphs, headings, lists, quotations, tables, code, links, pictures and emphasis. */
export function toArticle(nodes: MarkupNode[], context: MarkupContext): Root {
  const { children } = toMdast(createElement("div", nodes), { handlers: createHandlers(context) }) as Root;
  return { type: "root", children: tidyBlocks(children) };
}

/** Returns a parsed text as the site's Markdown, and the words of its beginning. */
export function toMarkdown(nodes: MarkupNode[], context: MarkupContext): { content: string; text: string } {
  const article = toArticle(nodes, context);
  const beginning = article.children.slice(0, beginningLength).map(getWords).join(" ");
  return { content: writeMarkdown(article), text: beginning.replace(/\s+/g, " ").trim() };
}
