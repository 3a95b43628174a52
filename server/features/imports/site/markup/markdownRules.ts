import type TurndownService from "turndown";
import { codeEdge, escapeDestination, escapeMarkdown } from "./markdownEscapes";

/** What the rules use of the nodes that turndown gives; the server has no types of a browser. */
interface DomNode {
  nodeName: string;
  textContent: string | null;
  parentNode: DomNode | null;
  previousSibling: DomNode | null;
  nextSibling: DomNode | null;
  firstChild: DomNode | null;
  childNodes: { length: number };
  getAttribute?: (name: string) => string | null;
}

interface Rule {
  filter: readonly string[] | ((node: DomNode) => boolean);
  replacement: (content: string, node: DomNode) => string;
}
type Rules = Record<string, Rule>;

const isWord = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);
const isSpace = (character: string): boolean => character === "" || /\s/.test(character);
/** Punctuation that may leave the emphasis without a loss. */
const movable = ".,:;!?…”’\"'";
/** What the Markdown of these begins and ends with. */
const edges: Record<string, [start: string, end: string]> = { IMG: ["!", ")"], A: ["[", ")"], CODE: ["`", "`"] };

/** Returns the text beside a node, across the ends of what contains it. */
function findNeighbor(node: DomNode, side: "previousSibling" | "nextSibling"): string {
  for (let at: DomNode | null = node; at && !["P", "LI", "TD", "TH"].includes(at.nodeName); at = at.parentNode) {
    const sibling = at[side];
    if (!sibling) continue;
    if (sibling.nodeName === "BR") return "";
    if (Object.hasOwn(edges, sibling.nodeName)) return edges[sibling.nodeName][side === "nextSibling" ? 0 : 1];
    const text = sibling.textContent ?? "";
    return side === "nextSibling" ? text.slice(0, 1) : text.slice(-1);
  }
  return "";
}

function hasParent(node: DomNode, names: readonly string[]): boolean {
  for (let at = node.parentNode; at; at = at.parentNode) if (names.includes(at.nodeName)) return true;
  return false;
}

/**
 * Puts marks around a text where Markdown reads them as emphasis: beside a letter the text must not begin or end with
 * punctuation. Punctuation at the end moves outside; other text stays without emphasis.
 */
function emphasize(content: string, mark: string, node: DomNode): string {
  if (!content.trim()) return content;
  const before = findNeighbor(node, "previousSibling");
  const after = findNeighbor(node, "nextSibling");
  let end = content.length;
  if (isWord(after)) while (end > 0 && movable.includes(content[end - 1]) && content[end - 2] !== "\\") end -= 1;
  const inside = content.slice(0, end);
  const startsWell = isWord(inside[0] ?? "") || isSpace(before) || !isWord(before);
  const endsWell = isWord(inside[end - 1] ?? "") || isSpace(after) || !isWord(after);
  const isWhole = inside !== "" && !isSpace(inside[0]) && !isSpace(inside[end - 1]);
  return isWhole && startsWell && endsWell ? `${mark}${inside}${mark}${content.slice(end)}` : content;
}

const emphasis = (names: readonly string[], mark: string): Rule => ({
  filter: (node) => names.includes(node.nodeName),
  replacement: (content, node) => (hasParent(node, names) ? content : emphasize(content, mark, node)),
});

const longestRun = (text: string, mark: string): number => {
  let longest = 0;
  let run = 0;
  for (const character of text) {
    run = character === mark ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
};

const toCode = (text: string): string => {
  const words = text.replace(/\s+/g, " ");
  if (words.trim() === "") return words;
  const fence = "`".repeat(longestRun(words, "`") === 0 ? 1 : longestRun(words, "`") + 1);
  const isPadded = words.startsWith("`") || words.endsWith("`");
  return codeEdge + (isPadded ? `${fence} ${words} ${fence}` : `${fence}${words.trim()}${fence}`) + codeEdge;
};

const toOneLine = (content: string): string => content.replace(/\\?\n+/g, " ").trim();

const maxAlt = 400;

const inline: Rules = {
  strong: emphasis(["STRONG"], "**"),
  em: emphasis(["EM"], "*"),
  del: emphasis(["DEL"], "~~"),
  code: {
    filter: (node) => node.nodeName === "CODE" && node.parentNode?.nodeName !== "PRE",
    replacement: (_, node) => toCode(node.textContent ?? "").replaceAll("|", hasParent(node, ["TD"]) ? "\\|" : "|"),
  },
  link: {
    filter: (node) => node.nodeName === "A",
    replacement(content, node) {
      const href = node.getAttribute?.("href");
      const words = toOneLine(content);
      if (!href || words === "") return words;
      return `[${words}](${escapeDestination(href)})`;
    },
  },
  picture: {
    filter: ["img"],
    replacement(_, node) {
      // Brackets would have to be escaped, which readers of pictures in Markdown do not expect.
      const alt = (node.getAttribute?.("alt") ?? "")
        .replace(/\s+/g, " ")
        .replace(/\[/g, "(")
        .replace(/\]/g, ")")
        .trim();
      return `![${escapeMarkdown(alt.slice(0, maxAlt))}](${escapeDestination(node.getAttribute?.("src") ?? "")})`;
    },
  },
};

/** Counts the items of numbered lists; the document is converted in order. */
const counted = new WeakMap<object, number>();

function nextNumber(list: DomNode): number {
  const number = counted.get(list) ?? Number(list.getAttribute?.("start") ?? "1");
  counted.set(list, number + 1);
  return number;
}

const blocks: Rules = {
  item: {
    filter: ["li"],
    replacement(content, node) {
      const list = node.parentNode as DomNode;
      const isOther = list.getAttribute?.("data-other") === "1";
      const mark = list.nodeName === "OL" ? `${nextNumber(list)}${isOther ? ")" : "."} ` : isOther ? "* " : "- ";
      const isLoose = content.endsWith("\n\n") || content.startsWith("\n\n");
      const lines = content.trim().replace(/\n(?=[^\n])/g, `\n${" ".repeat(mark.length)}`);
      return `${mark}${lines}\n${isLoose ? "\n" : ""}`;
    },
  },
  codeBlock: {
    filter: ["pre"],
    replacement(_, node) {
      const text = node.textContent ?? "";
      const language = node.firstChild?.getAttribute?.("class")?.replace("language-", "") ?? "";
      const fence = "`".repeat(Math.max(3, longestRun(text, "`") + 1));
      return `\n\n${fence}${language}\n${text}\n${fence}\n\n`;
    },
  },
  heading: {
    filter: ["h1", "h2", "h3", "h4", "h5", "h6"],
    replacement(content, node) {
      const words = toOneLine(content);
      if (words === "") return "";
      const marks = "#".repeat(Number(node.nodeName.slice(1)));
      return `\n\n${marks} ${words.endsWith("#") && !words.endsWith("\\#") ? `${words.slice(0, -1)}\\#` : words}\n\n`;
    },
  },
};

const tables: Rules = {
  cell: { filter: ["td", "th"], replacement: (content) => `${toOneLine(content)} | ` },
  row: {
    filter: ["tr"],
    replacement(content, node) {
      const isFirst = !node.previousSibling && !node.parentNode?.previousSibling;
      const columns = node.childNodes.length;
      return `| ${content.trim()}\n${isFirst ? `|${" --- |".repeat(columns)}\n` : ""}`;
    },
  },
  tableBody: { filter: ["tbody", "thead"], replacement: (content) => content },
  table: { filter: ["table"], replacement: (content) => `\n\n${content.trim()}\n\n` },
};

/** How simplified elements are written as Markdown. */
export function addMarkdownRules(turndown: TurndownService): void {
  for (const [name, rule] of Object.entries({ ...inline, ...blocks, ...tables })) {
    turndown.addRule(name, rule as unknown as TurndownService.Rule);
  }
}
