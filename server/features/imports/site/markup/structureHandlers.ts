import { defaultHandlers, type Handle, type State } from "hast-util-to-mdast";
import type { ListItem, Nodes, RootContent } from "mdast";
import { isShown, toLine } from "./markdownTree";
import { createElement, findElement, isElement, type MarkupElement, type MarkupNode } from "./markupTree";

/** An empty block still separates what is around it. */
export function toBlocks(state: State, element: MarkupElement): RootContent[] {
  const blocks: RootContent[] = state.toFlow(state.all(element));
  return blocks.length > 0 ? blocks : [{ type: "paragraph", children: [] }];
}

/** What stands between items is shown below the one before it. */
function gatherItems(nodes: readonly MarkupNode[]): MarkupElement[] {
  const items: MarkupElement[] = [];
  for (const node of nodes) {
    if (isElement(node, "li")) items.push({ ...node, children: [...node.children] });
    else if (isElement(node) || (node.type === "text" && node.value.trim() !== "")) {
      if (items.length === 0) items.push(createElement("li", []));
      items[items.length - 1].children.push(node);
    }
  }
  return items;
}

/** Pictures, and lines of emphasis as captions are. */
const isPictureItem = ({ children }: ListItem): boolean =>
  children.every(
    (child) =>
      child.type === "paragraph" &&
      (child.children.filter(isShown).every(({ type }) => type === "image") ||
        child.children.every(({ type }) => type === "emphasis")),
  ) && children.some((child) => "children" in child && child.children.some(({ type }) => type === "image"));

/** A list of nothing but pictures is a gallery. */
export const list: Handle = (state, element: MarkupElement) => {
  const items = gatherItems(element.children);
  const whole = defaultHandlers.ul(state, { ...element, children: items });
  return items.length > 0 && whole.children.every(isPictureItem)
    ? whole.children.flatMap(({ children }): Nodes[] => children)
    : whole;
};

const maxColumns = 30;
const maxCells = 20_000;
/** A cell has no place for them. */
const blocks = new Set("table ul ol menu dir dl pre blockquote hr details h1 h2 h3 h4 h5 h6".split(" "));

const findCells = (node: MarkupElement): MarkupElement[] =>
  node.children
    .filter((child) => isElement(child))
    .flatMap((child) => (isElement(child, "td", "th") ? [child] : findCells(child)));

const findRows = (node: MarkupElement): MarkupElement[] =>
  node.children
    .filter((child) => isElement(child))
    .flatMap((child) => (isElement(child, "tr") ? [child] : isElement(child, "table") ? [] : findRows(child)));

const countSpan = (value: unknown): number => (typeof value === "number" && value > 1 ? value : 1);

function isPlain(element: MarkupElement, cells: readonly MarkupElement[]): boolean {
  if (findElement(element.children, ({ tagName }) => blocks.has(tagName))) return false;
  const rows = findRows(element);
  const widths = rows.map((row) =>
    findCells(row).reduce((sum, { properties }) => sum + countSpan(properties.colSpan), 0),
  );
  const size = cells.reduce(
    (sum, { properties: { colSpan, rowSpan } }) => sum + countSpan(colSpan) * Math.min(countSpan(rowSpan), rows.length),
    0,
  );
  const width = Math.max(0, ...widths);
  return width > 1 && width <= maxColumns && size <= maxCells;
}

/** A table of plain rows stays one; a layout becomes the content of its cells in order. */
export const table: Record<"table" | "td", Handle> = {
  table(state, element: MarkupElement) {
    const captions = element.children.filter((child) => isElement(child, "caption"));
    const cells = findCells(element);
    const content = isPlain(element, cells)
      ? defaultHandlers.table(state, {
          ...element,
          children: element.children.filter((child) => !isElement(child, "caption")),
        })
      : cells.flatMap((cell) => state.toFlow(state.all(cell)));
    return [...captions.flatMap((caption) => state.one(caption, element) ?? []), ...[content].flat()] as Nodes[];
  },
  td(state, element: MarkupElement) {
    const cell = defaultHandlers.td(state, element);
    return { ...cell, children: toLine(cell.children) };
  },
};
