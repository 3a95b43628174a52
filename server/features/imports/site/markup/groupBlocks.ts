import {
  createElement,
  hasName,
  isBlank,
  isBlock,
  isBreak,
  isElement,
  type MarkupElement,
  type MarkupNode,
} from "./markupTree";

const lists = new Set(["ul", "ol"]);
/** Paragraphs and containers, and parts of lists and tables that stand outside of one. */
const transparent = new Set(["p", "div", "li", "thead", "tr", "td", "th", "caption"]);

/** Removes blank text and line breaks from both ends. */
export function trimRun(run: readonly MarkupNode[]): MarkupNode[] {
  const isGap = (node: MarkupNode): boolean => isBlank(node) || isBreak(node);
  let start = 0;
  let end = run.length;
  while (start < end && isGap(run[start])) start += 1;
  while (end > start && isGap(run[end - 1])) end -= 1;
  return run.slice(start, end);
}

/** Splits inline nodes where two line breaks follow each other. */
function splitParagraphs(run: readonly MarkupNode[]): MarkupElement[] {
  const paragraphs: MarkupNode[][] = [[]];
  let breaks = 0;
  for (const node of run) {
    if (isBreak(node)) breaks += 1;
    else if (!isBlank(node)) {
      if (breaks > 1) paragraphs.push([]);
      breaks = 0;
    }
    paragraphs[paragraphs.length - 1].push(node);
  }
  return paragraphs
    .map(trimRun)
    .filter(({ length }) => length > 0)
    .map((children) => createElement("p", children));
}

/** Markdown joins two lists of one kind unless their marks differ. */
function markRepeatedLists(nodes: readonly MarkupNode[]): void {
  nodes.forEach((node, index) => {
    const previous = nodes[index - 1];
    if (!isElement(node) || !lists.has(node.name) || !hasName(previous, node.name)) return;
    if (!("data-other" in previous.attributes)) node.attributes = { ...node.attributes, "data-other": "1" };
  });
}

/** Puts each run of inline nodes into a paragraph, so that no text stands beside a block. */
export function groupBlocks(nodes: readonly MarkupNode[]): MarkupNode[] {
  const grouped: MarkupNode[] = [];
  let run: MarkupNode[] = [];
  for (const node of nodes) {
    if (!isBlock(node)) {
      run.push(node);
      continue;
    }
    grouped.push(...splitParagraphs(run));
    run = [];
    if (transparent.has(node.name)) grouped.push(...groupBlocks(node.children));
    else grouped.push(groupInside(node));
  }
  grouped.push(...splitParagraphs(run));
  markRepeatedLists(grouped);
  return grouped;
}

/** An item of one paragraph, with or without lists below it, stays without the paragraph: its list is a tight one. */
function groupItem(item: MarkupElement): MarkupElement {
  const [first, ...rest] = groupBlocks(item.children);
  const isTight = hasName(first, "p") && rest.every((node) => isElement(node) && lists.has(node.name));
  return { ...item, children: isTight ? [...first.children, ...rest] : [first, ...rest].filter(Boolean) };
}

function groupInside(node: MarkupElement): MarkupElement {
  if (node.name === "blockquote") return { ...node, children: groupBlocks(node.children) };
  if (node.name === "li") return groupItem(node);
  if (!lists.has(node.name)) return node;
  const items = node.children.filter(isElement).map(groupItem);
  return { ...node, children: items.filter(({ children }) => children.length > 0) };
}
