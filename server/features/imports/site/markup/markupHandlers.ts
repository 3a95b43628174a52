import { defaultHandlers, type Handle, type State } from "hast-util-to-mdast";
import type { Nodes, Paragraph } from "mdast";
import { phrasing } from "mdast-util-phrasing";
import type { MarkupContext } from "./markupTree";
import { createMediaHandlers } from "./mediaHandlers";
import { createText, findElement, getAttribute, getText, hasClass, isElement } from "./markupTree";
import { createElement, type MarkupElement, type MarkupNode } from "./markupTree";
import { hasLink, isShown, toLine } from "./markdownTree";
import { list, table, toBlocks } from "./structureHandlers";
import { escapeDestination } from "./writeMarkdown";

const all: Handle = (state, element: MarkupElement) => state.all(element);
const flow: Handle = (state, element: MarkupElement) => toBlocks(state, element);

type Emphasis = "strong" | "emphasis" | "delete";

/** Returns the content of an element without emphasis of this kind, which would be doubled. */
const toContent = (state: State, element: MarkupElement, type: Emphasis): Nodes[] =>
  state.all(element).flatMap((child): Nodes[] => (child.type === type ? child.children : [child]));

/** Emphasis cannot go around blocks. */
const emphasis =
  (type: Emphasis): Handle =>
  (state, element: MarkupElement) => {
    const children = toContent(state, element, type);
    return children.every((child) => phrasing(child)) ? { type, children: children } : children;
  };

const emphasizedLine =
  (type: Emphasis): Handle =>
  (state, element: MarkupElement): Paragraph => ({
    type: "paragraph",
    children: [{ type, children: toLine(toContent(state, element, type)) }],
  });

const heading: Handle = (state, element: MarkupElement) => ({
  type: "heading",
  depth: Number(element.tagName.slice(1)) as 1,
  children: toLine(state.all(element)),
});

/** Code with line breaks is a block. */
const code: Handle = (_, element: MarkupElement) => {
  const isBlock = findElement(element.children, ({ tagName }) => tagName === "br") !== undefined;
  return { type: isBlock ? "code" : "inlineCode", value: getText(element.children) };
};

/** Puts text on separate lines; its indentation stays. */
const keepLines = (nodes: readonly MarkupNode[]): MarkupNode[] =>
  nodes.flatMap((node): MarkupNode[] => {
    if (isElement(node)) return [{ ...node, children: keepLines(node.children) }];
    if (node.type !== "text") return [];
    return node.value.split("\n").flatMap((line, index) => {
      const words = line.trimStart();
      const shown = createText("\u00a0".repeat(line.length - words.length) + words);
      return index === 0 ? [shown] : [createElement("br", []), shown];
    });
  });

/** Names of languages as plug-ins write them: language-php, lang:php, brush: php. */
function findLanguage(element: MarkupElement): string | null {
  const inner = findElement(element.children, ({ tagName }) => tagName === "code");
  const names = [element, ...(inner ? [inner] : [])].map((node) => getAttribute(node, "className")).join(" ");
  return /(?:language-|lang:|lang-|brush: ?)([\w+#-]{1,30})/.exec(names)?.[1] ?? null;
}

/** Verses, and texts with links or pictures, keep their lines; all else becomes a block of code. */
const pre: Handle = (state, element: MarkupElement) => {
  const hasAddresses = findElement(element.children, ({ tagName }) => tagName === "a" || tagName === "img");
  if (hasClass(element, "wp-block-verse") || hasAddresses) {
    return state.toFlow(state.all({ ...element, children: keepLines(element.children) }));
  }
  const block = defaultHandlers.pre(state, element);
  // Spaces of other kinds are no code.
  const lines = block.value.replace(/[^\S\t\n ]/g, " ").split("\n");
  const start = lines.findIndex((line) => line.trim() !== "");
  const end = lines.findLastIndex((line) => line.trim() !== "");
  return { ...block, lang: findLanguage(element), value: start < 0 ? "" : lines.slice(start, end + 1).join("\n") };
};

const signs = "0123456789+-=()";
const smallSigns: Record<string, string> = { sup: "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾", sub: "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎" };

/** Digits get the small signs of Unicode; anything else stays at its usual height. */
const small: Handle = (state, element: MarkupElement) => {
  const children = state.all(element);
  const [child] = children;
  if (children.length !== 1 || child.type !== "text" || !/^[\d+=()-]+$/.test(child.value)) return children;
  return createText([...child.value].map((sign) => smallSigns[element.tagName][signs.indexOf(sign)]).join(""));
};

const around =
  (start: string, end: string): Handle =>
  (state, element: MarkupElement) => [createText(start), ...state.all(element), createText(end)];

const abbreviation: Handle = (state, element: MarkupElement) => {
  const title = getAttribute(element, "title");
  return title ? [...state.all(element), createText(` (${title})`)] : state.all(element);
};

function createLinkHandler({ resolveLink, isPicturePage }: MarkupContext): Handle {
  return (state, element: MarkupElement): Nodes[] | Nodes => {
    const children = state.all(element);
    const address = getAttribute(element, "href");
    const url = address ? resolveLink(address) : null;
    // A link cannot be inside of another one.
    if (url === null || children.some(hasLink)) return children;
    const line = toLine(children);
    const shown = line.filter(isShown);
    // A picture that opens itself, or its own page, needs no link.
    if (shown.length === 1 && shown[0].type === "image" && isPicturePage(url)) return children;
    const label = getAttribute(element, "ariaLabel") || getAttribute(element, "title");
    return { type: "link", url: escapeDestination(url), children: shown.length > 0 ? line : [createText(label)] };
  };
}

const named = (names: readonly string[], handle: Handle): Record<string, Handle> =>
  Object.fromEntries(names.map((name) => [name, handle]));

/** How elements become Markdown where the library does it in another way. */
const handlers: Record<string, Handle> = {
  ...named(["h1", "h2", "h3", "h4", "h5", "h6"], heading),
  ...named(["b", "strong"], emphasis("strong")),
  ...named(["i", "em", "cite", "dfn", "var"], emphasis("emphasis")),
  ...named(["del", "s", "strike"], emphasis("delete")),
  ...named(["code", "kbd", "samp", "tt"], code),
  ...named(["ul", "ol", "menu", "dir"], list),
  ...named(["dt", "summary", "legend", "caption"], emphasizedLine("strong")),
  ...named(["p", "dl", "dd", "details", "dialog"], flow),
  ...named(["base", "mark", "u", "math", "optgroup", "option", "wbr"], all),
  ...named(["sup", "sub"], small),
  ...named(["abbr", "acronym"], abbreviation),
  ...named(["td", "th"], table.td),
  table: table.table,
  figcaption: emphasizedLine("emphasis"),
  li: (state, element: MarkupElement, parent) =>
    isElement(parent, "ul", "ol", "menu", "dir")
      ? { type: "listItem", children: state.toFlow(state.all(element)) }
      : toBlocks(state, element),
  pre,
  q: around("“", "”"),
  rt: around("(", ")"),
  rp: () => undefined,
};

const losses: Record<string, string> = {
  script: "a script",
  svg: "a drawing",
  canvas: "a drawing",
  input: "a form",
  select: "a form",
  textarea: "a form",
  datalist: "a form",
};

/** Returns how elements of a text of a site become Markdown. */
export const createHandlers = (context: MarkupContext): Record<string, Handle> => ({
  ...handlers,
  ...createMediaHandlers(context),
  ...named(Object.keys(losses), (_, { tagName }: MarkupElement) => context.noteLoss(losses[tagName])),
  a: createLinkHandler(context),
});
