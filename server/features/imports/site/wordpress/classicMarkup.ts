import { createElement, createText, findElement, getAttribute, isElement } from "../markup/markupTree";
import type { MarkupElement, MarkupNode } from "../markup/markupTree";
import { parseMarkup } from "../markup/parseMarkup";

/** The block editor writes its blocks as comments: <!-- wp:paragraph -->. */
export const hasBlockComments = (html: string): boolean => html.includes("<!-- wp:");

const verbatim = new Set(["pre", "script", "style", "textarea", "svg", "iframe", "object"]);
/** Between their children stands no text. */
const structures = new Set(["table", "thead", "tbody", "tfoot", "tr", "ul", "ol", "dl", "select", "colgroup"]);

const blocks = "p div figure h1 h2 h3 h4 h5 h6 ul ol table blockquote pre hr section".split(" ");
const isBlock = (node: MarkupNode | undefined): boolean => isElement(node, ...blocks);

/** Text outside of all blocks is of the classic editor. Beside a block, an empty line separates nothing. */
export const looseNewlinesToBreaks = (nodes: readonly MarkupNode[]): MarkupNode[] =>
  nodes.flatMap((node, at): MarkupNode[] => {
    if (node.type !== "text" || (node.value.trim() === "" && isBlock(nodes[at - 1] ?? nodes[at + 1]))) return [node];
    const lines = node.value.split("\n").map(createText);
    return lines.flatMap((line, index) => (index === 0 ? [line] : [createElement("br", []), line]));
  });

const hasLines = ({ children }: MarkupElement): boolean =>
  children.some((child) => child.type === "text" && child.value.includes("\n"));

/** In the classic editor a new line is a line break, and an empty line begins a paragraph. */
export const newlinesToBreaks = (nodes: readonly MarkupNode[]): MarkupNode[] =>
  looseNewlinesToBreaks(
    nodes.map((node): MarkupNode => {
      if (!isElement(node) || verbatim.has(node.tagName)) return node;
      if (node.tagName === "code" && hasLines(node)) return createElement("pre", [node]);
      const children = structures.has(node.tagName)
        ? node.children.flatMap((child) => (isElement(child) ? newlinesToBreaks([child]) : [child]))
        : newlinesToBreaks(node.children);
      return { ...node, children };
    }),
  );

function splitCaption(figure: MarkupElement): MarkupElement {
  if (figure.properties.dataCaption === undefined) return figure;
  const end = figure.children.findIndex((node) => findElement([node], ({ tagName }) => tagName === "img")) + 1;
  const words = [...parseMarkup(getAttribute(figure, "dataCaption")), ...figure.children.slice(end)];
  return createElement("figure", [...figure.children.slice(0, end), createElement("figcaption", words)]);
}

/** The shortcode [caption] has the picture first and then its words. */
export const placeCaptions = (nodes: readonly MarkupNode[]): MarkupNode[] =>
  nodes.map((node) => (isElement(node) ? splitCaption({ ...node, children: placeCaptions(node.children) }) : node));

const withoutMarkup = new Set(["more", "nextpage", "separator", "spacer"]);

/** Notes blocks that WordPress fills when it shows them: <!-- wp:latest-posts /-->. */
export function noteEmptyBlocks(html: string, noteLoss: (what: string) => void): void {
  for (const piece of html.split("<!-- wp:").slice(1)) {
    const comment = piece.slice(0, Math.max(0, piece.indexOf("-->"))).trimEnd();
    const name = comment.split(/[\s{/]/, 1)[0];
    if (comment.endsWith("/") && !withoutMarkup.has(name)) noteLoss(`the block "${name.slice(0, 60)}"`);
  }
}
