import { createElement, findElement, hasName, isBlank, isElement } from "../markup/markupTree";
import type { MarkupElement, MarkupNode } from "../markup/markupTree";
import { parseMarkup } from "../markup/parseMarkup";

/** The block editor writes its blocks as comments: <!-- wp:paragraph -->. */
export const hasBlockComments = (html: string): boolean => html.includes("<!-- wp:");

const verbatim = new Set(["pre", "script", "style", "textarea", "svg", "iframe", "object"]);
/** Between their children stands no text. */
const structures = new Set(["table", "thead", "tbody", "tfoot", "tr", "ul", "ol", "dl", "select", "colgroup"]);

const toBreaks = (text: string): MarkupNode[] =>
  text.split("\n").flatMap((line, index) => (index === 0 ? [line] : [createElement("br", []), line]));

/** In the classic editor a new line is a line break, and an empty line begins a paragraph. */
export const newlinesToBreaks = (nodes: readonly MarkupNode[]): MarkupNode[] =>
  nodes.flatMap((node): MarkupNode[] => {
    if (!isElement(node)) return toBreaks(node);
    if (verbatim.has(node.name)) return [node];
    const children = structures.has(node.name)
      ? node.children.flatMap((child) => (isElement(child) ? newlinesToBreaks([child]) : [child]))
      : newlinesToBreaks(node.children);
    return [{ ...node, children }];
  });

/** Text outside of all blocks is of the classic editor. */
export const looseNewlinesToBreaks = (nodes: readonly MarkupNode[]): MarkupNode[] =>
  nodes.flatMap((node) => (isElement(node) ? [node] : toBreaks(node)));

const hasPicture = (node: MarkupNode): boolean =>
  hasName(node, "img") || (isElement(node) && findElement(node.children, ({ name }) => name === "img") !== undefined);

function splitCaption(figure: MarkupElement): MarkupElement {
  const { "data-caption": written, ...attributes } = figure.attributes;
  if (written === undefined) return figure;
  const end = figure.children.findIndex(hasPicture) + 1;
  const words = [...parseMarkup(written).nodes, ...figure.children.slice(end)].filter((node) => !isBlank(node));
  const caption = words.length > 0 ? [createElement("figcaption", words)] : [];
  return createElement("figure", [...figure.children.slice(0, end), ...caption], attributes);
}

/** The shortcode [caption] has the picture first and then its words. */
export const placeCaptions = (nodes: readonly MarkupNode[]): MarkupNode[] =>
  nodes.map((node) => (isElement(node) ? splitCaption({ ...node, children: placeCaptions(node.children) }) : node));

const withoutMarkup = new Set(["more", "nextpage", "separator", "spacer"]);

/** Notes blocks that WordPress fills when it shows them: <!-- wp:latest-posts /-->. */
export function noteEmptyBlocks(nodes: readonly MarkupNode[], noteLoss: (what: string) => void): void {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    if (node.name !== "#comment") {
      noteEmptyBlocks(node.children, noteLoss);
      continue;
    }
    const text = node.attributes.text.trim();
    if (!text.startsWith("wp:") || !text.endsWith("/")) continue;
    const name = text.slice("wp:".length).split(/[\s{/]/, 1)[0];
    if (!withoutMarkup.has(name)) noteLoss(`the block "${name.slice(0, 60)}"`);
  }
}
