import { groupBlocks, trimRun } from "./groupBlocks";
import { createElement, findElement, getText, hasBlock, hasName, isBlank, isBlock, isElement } from "./markupTree";
import type { MarkupElement, MarkupNode } from "./markupTree";
import { simplifyMedia } from "./simplifyMedia";
import { simplifyPre } from "./simplifyPre";
import { simplifyTable } from "./simplifyTable";
import type { MarkupContext } from "./markupContext.types";
import { limitSpaces } from "./limitSpaces";

const signs = "0123456789+-=()";
const raised = [..."⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾"];
const lowered = [..."₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎"];

/** Returns raised or lowered digits; null for other text. */
function toSmallDigits(text: string, height: "sup" | "sub"): string | null {
  const table = height === "sup" ? raised : lowered;
  const small = [...text].map((character) => (signs.includes(character) ? table[signs.indexOf(character)] : null));
  return text === "" || small.includes(null) ? null : small.join("");
}

/** Simplifies nodes to paragraphs, headings, lists, quotations, tables, code, links, pictures and emphasis. */
export const simplifyMarkup = (nodes: readonly MarkupNode[], context: MarkupContext): MarkupNode[] =>
  groupBlocks(simplifyNodes(nodes, context));

const emphasis: Record<string, string> = {
  b: "strong",
  strong: "strong",
  i: "em",
  em: "em",
  cite: "em",
  dfn: "em",
  var: "em",
};
const struck = new Set(["del", "s", "strike"]);
const code = new Set(["code", "kbd", "samp", "tt"]);
const silent = new Set([
  "#comment",
  "style",
  "head",
  "template",
  "colgroup",
  "col",
  "wbr",
  "rp",
  "param",
  "source",
  "track",
]);
const losses: Record<string, string> = {
  script: "a script",
  svg: "a drawing",
  canvas: "a drawing",
  input: "a form",
  select: "a form",
  textarea: "a form",
  datalist: "a form",
};

function simplifyNodes(nodes: readonly MarkupNode[], context: MarkupContext): MarkupNode[] {
  return joinSame(nodes.flatMap((node) => (isElement(node) ? simplifyElement(node, context) : [node])));
}

const joined = new Set(["strong", "em", "del", "code"]);

/** Joins neighbors of one kind: Markdown cannot end and begin emphasis at the same place. No run of spaces is long. */
function joinSame(nodes: readonly MarkupNode[]): MarkupNode[] {
  const result: MarkupNode[] = [];
  for (const node of nodes) {
    const last = result[result.length - 1];
    if (typeof node === "string" && typeof last === "string") result[result.length - 1] = last + node;
    else if (isElement(node) && joined.has(node.name) && hasName(last, node.name)) {
      result[result.length - 1] = createElement(node.name, [...last.children, ...node.children]);
    } else if (hasName(node, "a") && hasName(last, "a")) result.push(" ", node);
    else result.push(node);
  }
  return result.map((node) => (typeof node === "string" ? limitSpaces(node) : node));
}

/** Returns the nodes on one line: blocks become their words, line breaks spaces. */
function flattenToLine(nodes: readonly MarkupNode[]): MarkupNode[] {
  return trimRun(
    nodes.flatMap((node): MarkupNode[] => {
      if (!isElement(node)) return [node];
      if (node.name === "br" || node.name === "hr") return [" "];
      const { name, attributes } = node;
      const children = flattenToLine(node.children);
      return isBlock(node) ? [" ", ...children, " "] : [createElement(name, children, attributes)];
    }),
  );
}

/** Emphasis cannot go around blocks, and line breaks at its ends move outside. */
function wrapInline(name: string, children: MarkupNode[]): MarkupNode[] {
  if (hasBlock(children)) return children;
  const inside = trimRun(children);
  if (inside.length === 0) return children;
  const start = children.indexOf(inside[0]);
  return [...children.slice(0, start), createElement(name, inside), ...children.slice(start + inside.length)];
}

function simplifyLink({ attributes }: MarkupElement, children: MarkupNode[], context: MarkupContext): MarkupNode[] {
  const href = attributes.href ? context.resolveLink(attributes.href) : null;
  if (href === null) return children;
  const picture = children.filter((node) => !isBlank(node));
  // A picture that opens itself, or its own page, needs no link.
  if (picture.length === 1 && hasName(picture[0], "img") && context.isPicturePage(href)) return picture;
  const line = flattenToLine(children);
  const words = line.length > 0 ? line : [attributes["aria-label"] || attributes.title || ""].filter(Boolean);
  return words.length > 0 ? [createElement("a", words, { href })] : [];
}

function simplifyCaption(children: MarkupNode[]): MarkupNode[] {
  const line = flattenToLine(children);
  return line.length > 0 ? [createElement("p", [createElement("em", line)])] : [];
}

/** A list of nothing but pictures is a gallery. */
function simplifyList(element: MarkupElement, children: MarkupNode[]): MarkupNode[] {
  const isPicture = (node: MarkupNode): boolean =>
    isBlank(node) ||
    hasName(node, "img") ||
    (hasName(node, "div") && node.children.every((child) => isPicture(child) || hasName(child, "p")));
  const items = children.filter(isElement);
  if (items.length > 0 && items.every((item) => item.children.length > 0 && item.children.every(isPicture))) {
    return items.map((item) => createElement("div", item.children));
  }
  // What stands between the items becomes an item.
  const wrapped = children
    .filter((node) => !isBlank(node))
    .map((node) => (hasName(node, "li") ? node : createElement("li", [node])));
  const { start } = element.attributes;
  return [
    createElement(element.name === "ol" ? "ol" : "ul", wrapped, start && /^\d{1,9}$/.test(start) ? { start } : {}),
  ];
}

function simplifyElement(element: MarkupElement, context: MarkupContext): MarkupNode[] {
  const { name, attributes } = element;
  if (silent.has(name)) return [];
  if (losses[name]) {
    context.noteLoss(losses[name]);
    return [];
  }
  if (name === "pre") return simplifyPre(element, (nodes) => simplifyNodes(nodes, context));
  const media = simplifyMedia(element, context);
  if (media) return media;
  return simplifyWords(name, attributes, simplifyNodes(element.children, context), { element, context });
}

/** Code with line breaks is a block. */
function simplifyCode(children: MarkupNode[]): MarkupNode[] {
  const code = createElement("code", [limitSpaces(getText(children))]);
  return findElement(children, ({ name }) => name === "br") ? [createElement("pre", [code])] : [code];
}

/** Digits get the small signs of Unicode; anything else stays at its usual height. */
function simplifySmall(name: "sup" | "sub", children: MarkupNode[]): MarkupNode[] {
  const small = hasName(children[0], "a") ? null : toSmallDigits(getText(children).trim(), name);
  return small === null ? children : [small];
}

interface Whole {
  element: MarkupElement;
  context: MarkupContext;
}

function simplifyWords(
  name: string,
  attributes: Record<string, string>,
  children: MarkupNode[],
  whole: Whole,
): MarkupNode[] {
  if (emphasis[name]) return wrapInline(emphasis[name], children);
  if (struck.has(name)) return wrapInline("del", children);
  if (code.has(name)) return simplifyCode(children);
  if (/^h[1-6]$/.test(name)) return [createElement(name, flattenToLine(children))];
  if (name === "br" || name === "hr") return [createElement(name, [])];
  if (name === "p" || name === "blockquote" || name === "li") return [createElement(name, children)];
  switch (name) {
    case "a":
      return simplifyLink(whole.element, children, whole.context);
    case "ul":
    case "ol":
    case "menu":
    case "dir":
      return simplifyList(whole.element, children);
    case "table":
      return simplifyTable(children);
    case "thead":
    case "tr":
    case "td":
    case "th":
    case "caption":
      return [createElement(name, children, attributes)];
    case "figcaption":
      return simplifyCaption(children);
    case "dt":
    case "summary":
    case "legend":
      return [createElement("p", [createElement("strong", flattenToLine(children))])];
    case "q":
      return ["“", ...children, "”"];
    case "sup":
    case "sub":
      return simplifySmall(name, children);
    case "rt":
      return ["(", ...children, ")"];
    case "abbr":
    case "acronym":
      return attributes.title ? [...children, ` (${attributes.title})`] : children;
    default:
      return isBlock(whole.element) ? [createElement("div", children)] : children;
  }
}
