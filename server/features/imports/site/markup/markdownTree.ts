import type { Nodes, Parents, Paragraph, PhrasingContent, RootContent, Text } from "mdast";
import { phrasing } from "mdast-util-phrasing";
import { createText } from "./markupTree";

/** Returns whether something is seen; a no-break space alone is nothing. */
export function isShown(node: Nodes): boolean {
  if (node.type === "image" || node.type === "thematicBreak") return true;
  if ("value" in node) return node.value.trim() !== "";
  return "children" in node && node.children.some(isShown);
}

/** Returns the nodes on one line: blocks become their words, line breaks spaces. */
export const toLine = (nodes: readonly Nodes[]): PhrasingContent[] =>
  nodes.flatMap((node): PhrasingContent[] => {
    if (node.type === "code") return [{ type: "inlineCode", value: node.value.replace(/\s+/g, " ") }];
    if (!("children" in node)) return phrasing(node) && node.type !== "break" ? [node] : [createText(" ")];
    const line = toLine(node.children);
    return phrasing(node) ? [{ ...node, children: line }] : [createText(" "), ...line, createText(" ")];
  });

export const hasLink = (node: Nodes): boolean =>
  node.type === "link" || ("children" in node && node.children.some(hasLink));

/** Returns the words; line breaks are spaces. */
export const getWords = (node: Nodes): string => {
  if (node.type === "break") return " ";
  return "value" in node ? node.value : "children" in node ? node.children.map(getWords).join("") : "";
};

const emphases = new Set(["strong", "emphasis", "delete"]);
type Emphasis = Extract<PhrasingContent, { type: "strong" | "emphasis" | "delete" }>;
const isEmphasis = (node: Nodes | undefined): node is Emphasis => node !== undefined && emphases.has(node.type);
const isText = (node: Nodes | undefined): node is Text => node?.type === "text";
const isBreak = (node: Nodes | undefined): boolean => node?.type === "break";

/** Joins texts, code, and emphasis of one kind: Markdown cannot end and begin it at the same place. Separates links. */
function joinSame(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (isText(node) && isText(last)) joined[joined.length - 1] = createText(last.value + node.value);
    else if (node.type === "inlineCode" && last?.type === "inlineCode")
      joined[joined.length - 1] = { ...node, value: last.value + node.value };
    else if (isEmphasis(node) && isEmphasis(last) && last.type === node.type)
      joined[joined.length - 1] = { ...node, children: joinSame([...last.children, ...node.children]) };
    else if (node.type === "link" && last?.type === "link") joined.push(createText(" "), node);
    else joined.push(node);
  }
  return joined;
}

/** Spaces and line breaks at the ends of emphasis and links move outside. */
function splitEdges(node: PhrasingContent): PhrasingContent[] {
  if (!isEmphasis(node) && node.type !== "link") return [node];
  if (!isShown(node)) return node.children;
  const [inside, before, after]: PhrasingContent[][] = [[...node.children], [], []];
  while (inside.length > 0 && !isShown(inside[0])) before.push(...inside.splice(0, 1));
  while (inside.length > 0 && !isShown(inside[inside.length - 1])) after.unshift(...inside.splice(-1));
  const [first, last] = [inside[0], inside[inside.length - 1]];
  if (isText(first)) {
    const words = first.value.trimStart();
    before.push(createText(first.value.slice(0, first.value.length - words.length)));
    inside[0] = createText(words);
  }
  if (isText(last)) {
    const whole = inside.length === 1 ? (inside[0] as Text).value : last.value;
    const words = whole.trimEnd();
    after.unshift(createText(whole.slice(words.length)));
    inside[inside.length - 1] = createText(words);
  }
  return [...before, { ...node, children: inside }, ...after];
}

/** Beside a letter, emphasis must not end with punctuation, which moves outside. */
function movePunctuation(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node, at): PhrasingContent[] => {
    const next = nodes[at + 1];
    if (!isEmphasis(node) || !isText(next) || !/^[\p{L}\p{N}]/u.test(next.value)) return [node];
    const last = node.children.at(-1);
    if (!isText(last)) return [node];
    let end = last.value.length;
    while (end > 0 && ".,:;!?…”’\"'".includes(last.value[end - 1])) end -= 1;
    if (end === 0 || end === last.value.length) return [node];
    const children = [...node.children.slice(0, -1), createText(last.value.slice(0, end))];
    return [{ ...node, children }, createText(last.value.slice(end))];
  });
}

/** No space is left beside a line break. */
const trimBreaks = (nodes: readonly PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node, at): PhrasingContent[] => {
    if (!isText(node)) return [node];
    let value = node.value.replace(/[ \t\n]+/g, " ");
    if (isBreak(nodes[at - 1]) && value.startsWith(" ")) value = value.slice(1);
    if (isBreak(nodes[at + 1]) && value.endsWith(" ")) value = value.slice(0, -1);
    return value === "" ? [] : [createText(value)];
  });

function tidyLine(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const tidied = nodes.map((node) => ("children" in node ? { ...node, children: tidyLine(node.children) } : node));
  const joined = joinSame(joinSame(tidied).flatMap(splitEdges));
  return trimBreaks(joinSame(movePunctuation(joined))).filter((node) => isText(node) || isBreak(node) || isShown(node));
}

/** Removes what shows nothing from both ends. */
function trimLine(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const start = nodes.findIndex(isShown);
  const line = start < 0 ? [] : nodes.slice(start, nodes.findLastIndex(isShown) + 1);
  return line.map((node, at) => {
    if (!isText(node)) return node;
    const value = at === 0 ? node.value.replace(/^ /, "") : node.value;
    return createText(at === line.length - 1 ? value.replace(/ $/, "") : value);
  });
}

/** Splits a paragraph where line breaks follow each other. */
function splitParagraph(nodes: readonly PhrasingContent[]): Paragraph[] {
  const lines: PhrasingContent[][] = [[]];
  let breaks = 0;
  for (const node of nodes) {
    if (isBreak(node)) breaks += 1;
    else if (isShown(node)) {
      if (breaks > 1) lines.push([]);
      breaks = 0;
    }
    lines[lines.length - 1].push(node);
  }
  return lines
    .map(trimLine)
    .filter(({ length }) => length > 0)
    .map((children) => ({ type: "paragraph", children }));
}

/** An item of one paragraph, with or without lists below it, stays without empty lines. */
function findSpread({ type }: RootContent, children: readonly RootContent[]): { spread?: boolean } {
  if (type === "listItem") return { spread: children.slice(1).some((child) => child.type !== "list") };
  return type === "list" ? { spread: children.some((item) => item.type === "listItem" && item.spread) } : {};
}

/** Returns the blocks as they are written: without empty ones, and with spaces only where they are seen. */
export const tidyBlocks = (nodes: readonly RootContent[]): RootContent[] =>
  nodes.flatMap((node): RootContent[] => {
    if (node.type === "paragraph") return splitParagraph(tidyLine(node.children));
    if (node.type === "heading" || node.type === "tableCell") {
      const children = trimLine(tidyLine(node.children));
      return children.length > 0 || node.type === "tableCell" ? [{ ...node, children }] : [];
    }
    if (!("children" in node)) return isShown(node) ? [node] : [];
    const children = tidyBlocks((node as Parents).children as RootContent[]);
    return children.length > 0 ? [{ ...node, children, ...findSpread(node, children) } as RootContent] : [];
  });
