import { createElement, findElement, getText, hasClass, isBlank, isElement } from "./markupTree";
import { limitSpaces } from "./limitSpaces";
import type { MarkupElement, MarkupNode } from "./markupTree";

/** Puts text on separate lines; its indentation stays. */
const keepLines = (text: string): MarkupNode[] =>
  text.split("\n").flatMap((line, index) => {
    const words = line.trimStart();
    const shown = "\u00a0".repeat(line.length - words.length) + words;
    return index === 0 ? [shown] : [createElement("br", []), shown];
  });

const keepLinesInside = (nodes: readonly MarkupNode[]): MarkupNode[] =>
  nodes.flatMap((node) =>
    isElement(node) ? [{ ...node, children: keepLinesInside(node.children) }] : keepLines(node),
  );

/** Names of languages as plug-ins write them: language-php, lang:php, brush: php. */
function findLanguage(element: MarkupElement): string {
  const names = [element, findElement(element.children, ({ name }) => name === "code")]
    .map((node) => node?.attributes.class ?? "")
    .join(" ");
  return /(?:language-|lang:|lang-|brush: ?)([\w+#-]{1,30})/.exec(names)?.[1] ?? "";
}

/** Verses, and texts with links or pictures, keep their lines; all else becomes a block of code. */
export function simplifyPre(
  element: MarkupElement,
  simplify: (nodes: readonly MarkupNode[]) => MarkupNode[],
): MarkupNode[] {
  const hasAddresses = findElement(element.children, ({ name }) => name === "a" || name === "img") !== undefined;
  if (hasClass(element, "wp-block-verse") || hasAddresses) {
    return [createElement("p", simplify(keepLinesInside(element.children)))];
  }
  // Spaces of other kinds are no code.
  const text = limitSpaces(getText(element.children).replace(/[^\S\t\n ]/g, " "));
  const language = findLanguage(element);
  const lines = text.split("\n");
  while (lines.length > 0 && isBlank(lines[0])) lines.shift();
  while (lines.length > 0 && isBlank(lines[lines.length - 1])) lines.pop();
  if (lines.length === 0) return [];
  const attributes: Record<string, string> = language ? { class: `language-${language}` } : {};
  return [createElement("pre", [createElement("code", [lines.join("\n")], attributes)])];
}
