import { groupBlocks } from "./groupBlocks";
import { createElement, hasName, isElement } from "./markupTree";
import type { MarkupElement, MarkupNode } from "./markupTree";

const maxColumns = 30;

const isCell = (node: MarkupNode): node is MarkupElement => hasName(node, "td") || hasName(node, "th");

interface Row {
  cells: MarkupElement[];
  isHead: boolean;
}

/** Returns the rows, and what stands outside of them. */
function collectRows(nodes: readonly MarkupNode[], isHead: boolean): { rows: Row[]; outside: MarkupNode[] } {
  const rows: Row[] = [];
  const outside: MarkupNode[] = [];
  for (const node of nodes) {
    if (hasName(node, "tr")) {
      const cells = node.children.filter(isCell);
      outside.push(...node.children.filter((child) => !isCell(child)));
      if (cells.length > 0) rows.push({ cells, isHead: isHead || cells.every(({ name }) => name === "th") });
    } else if (hasName(node, "div") || hasName(node, "thead")) {
      const inner = collectRows(node.children, node.name === "thead");
      rows.push(...inner.rows);
      outside.push(...inner.outside);
    } else if (hasName(node, "caption")) outside.push(createElement("p", [createElement("strong", node.children)]));
    else outside.push(node);
  }
  return { rows, outside };
}

/** Returns a cell's content on one line; null if it has lists, tables, code or headings, for which a cell has no place. */
function toLine(cell: MarkupElement): MarkupNode[] | null {
  const blocks = groupBlocks(cell.children);
  if (!blocks.every((block) => hasName(block, "p"))) return null;
  return blocks.flatMap((block, index) => {
    const words = block.children.map((node) => (hasName(node, "br") ? " " : node));
    return index === 0 ? words : [" ", ...words];
  });
}

const countColumns = ({ attributes }: MarkupElement): number =>
  Math.min(Math.max(Number.parseInt(attributes.colspan ?? "1", 10) || 1, 1), maxColumns);

/** A cell over several columns is followed by empty ones. */
function toRow({ cells }: Row): MarkupElement[] | null {
  const row: MarkupElement[] = [];
  for (const cell of cells) {
    const line = toLine(cell);
    if (!line) return null;
    row.push(createElement("td", line));
    for (let more = countColumns(cell); more > 1; more -= 1) row.push(createElement("td", []));
  }
  return row.length > maxColumns ? null : row;
}

/** A table of plain rows stays one; a layout becomes the content of its cells in order. */
export function simplifyTable(children: readonly MarkupNode[]): MarkupNode[] {
  const { rows, outside } = collectRows(children, false);
  const lines = rows.map(toRow);
  const width = Math.max(0, ...lines.map((row) => row?.length ?? 0));
  if (width < 2 || lines.includes(null)) {
    const contents = rows.flatMap(({ cells }) => cells.map((cell) => createElement("div", cell.children)));
    return [createElement("div", [...outside, ...contents])];
  }
  const fill = (row: MarkupElement[]) =>
    createElement("tr", [...row, ...Array.from({ length: width - row.length }, () => createElement("td", []))]);
  // Markdown needs a first row of titles, which may be empty.
  const titles = rows[0].isHead ? [] : [[]];
  const table = createElement("table", [...titles, ...lines.filter((row) => row !== null)].map(fill));
  return [createElement("div", [...outside.filter((node) => isElement(node) || node.trim() !== ""), table])];
}
