/** An element of a parsed text; a comment has the name `#comment` and its words as the attribute `text`. */
export interface MarkupElement {
  name: string;
  attributes: Record<string, string>;
  children: MarkupNode[];
}

export type MarkupNode = MarkupElement | string;

export const createElement = (
  name: string,
  children: MarkupNode[],
  attributes: Record<string, string> = {},
): MarkupElement => ({ name, attributes, children });

export const isElement = (node: MarkupNode | undefined): node is MarkupElement => typeof node === "object";

export const hasName = (node: MarkupNode | undefined, name: string): node is MarkupElement =>
  isElement(node) && node.name === name;

export const hasClass = ({ attributes }: MarkupElement, name: string): boolean =>
  (attributes.class ?? "").split(/\s/).includes(name);

const blockNames = new Set(
  (
    "address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form " +
    "h1 h2 h3 h4 h5 h6 header hgroup hr html li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul"
  ).split(" "),
);

export const isBlock = (node: MarkupNode): node is MarkupElement => isElement(node) && blockNames.has(node.name);

export const isBreak = (node: MarkupNode | undefined): boolean => hasName(node, "br");

/** Returns whether the text shows nothing; a no-break space alone shows nothing either. */
export const isBlank = (node: MarkupNode): boolean => typeof node === "string" && node.trim() === "";

export const hasBlock = (nodes: readonly MarkupNode[]): boolean =>
  nodes.some((node) => isElement(node) && (hasBlock(node.children) || isBlock(node)));

export const findElement = (
  nodes: readonly MarkupNode[],
  isWanted: (element: MarkupElement) => boolean,
): MarkupElement | undefined => {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const found = isWanted(node) ? node : findElement(node.children, isWanted);
    if (found) return found;
  }
  return undefined;
};

/** Returns the words of the nodes; a line break counts as a new line. */
export const getText = (nodes: readonly MarkupNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === "string") return node;
      if (node.name === "#comment") return "";
      return isBreak(node) ? "\n" : getText(node.children);
    })
    .join("");

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character]);

const voidNames = new Set(["br", "hr", "img"]);

/** Writes the nodes as HTML; comments are left out. */
export const toHtml = (nodes: readonly MarkupNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === "string") return escapeMarkup(node);
      if (node.name === "#comment") return "";
      const attributes = Object.entries(node.attributes)
        .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
        .join("");
      const opening = `<${node.name}${attributes}>`;
      return voidNames.has(node.name) ? opening : `${opening}${toHtml(node.children)}</${node.name}>`;
    })
    .join("");
