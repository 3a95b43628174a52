import type { Element, ElementContent, Nodes, Properties } from "hast";
import { toText } from "hast-util-to-text";

export type MarkupNode = ElementContent;
export type MarkupElement = Element;

/** What the words of a text need to know of the site they come from. */
export interface MarkupContext {
  /** Returns the address as the article keeps it; null for a link that leads nowhere. */
  resolveLink: (address: string) => string | null;
  /** Returns the address of a picture; null if there is none. */
  resolvePicture: (address: string) => string | null;
  /** Returns whether a link leads to a picture, or to the page of one. */
  isPicturePage: (address: string) => boolean;
  /** Notes what the article does not show, such as "a form". */
  noteLoss: (what: string) => void;
}

export const createElement = (tagName: string, children: MarkupNode[], properties: Properties = {}): MarkupElement => ({
  type: "element",
  tagName,
  properties,
  children,
});

export const createText = (value: string) => ({ type: "text" as const, value });

export const isElement = (node: Nodes | undefined, ...names: string[]): node is MarkupElement =>
  node?.type === "element" && (names.length === 0 || names.includes(node.tagName));

/** Returns an attribute by its name as a property, such as `dataSrc`; blank if there is none. */
export function getAttribute({ properties }: MarkupElement, name: string): string {
  const value = properties[name];
  return Array.isArray(value) ? value.join(" ") : String(value ?? "");
}

export const hasClass = ({ properties: { className } }: MarkupElement, name: string): boolean =>
  Array.isArray(className) && className.includes(name);

/** Returns the first element inside of the nodes, or one of them, that is wanted. */
export function findElement(
  nodes: readonly MarkupNode[],
  isWanted: (element: MarkupElement) => boolean,
): MarkupElement | undefined {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const found = isWanted(node) ? node : findElement(node.children, isWanted);
    if (found) return found;
  }
  return undefined;
}

/** Returns the text of the nodes as a browser shows it. */
export const getText = (nodes: MarkupNode[]): string => toText({ type: "root", children: nodes });

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character]);
