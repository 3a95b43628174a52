import {
  createElement,
  createText,
  findElement,
  getAttribute,
  getText,
  hasClass,
  isElement,
  type MarkupElement,
  type MarkupNode,
} from "../markup/markupTree";

/** Returns the words of the first element of a class. */
function wordsOf(card: MarkupElement, name: string): string {
  const found = findElement(card.children, (inner) => hasClass(inner, name));
  return found ? getText([found]).replace(/\s+/g, " ").trim() : "";
}

const paragraph = (child: MarkupNode): MarkupElement => createElement("p", [child]);

/** A card with a title and a description that leads to a page or a file. */
function simplifyLinkCard(card: MarkupElement, prefix: string): MarkupNode[] {
  const link = findElement([card], ({ tagName }) => tagName === "a");
  const href = link ? getAttribute(link, "href") : "";
  const title = wordsOf(card, `${prefix}-title`) || wordsOf(card, `${prefix}-filename`) || href;
  const description = wordsOf(card, `${prefix}-description`) || wordsOf(card, `${prefix}-caption`);
  return [
    paragraph(createElement("a", [createText(title)], { href })),
    paragraph(createText(description)),
    ...card.children.filter((node) => isElement(node, "figcaption")),
  ];
}

/** A sound or a film, without the buttons of its player. */
function simplifyPlayerCard(card: MarkupElement, kind: "audio" | "video"): MarkupNode[] {
  const player = findElement(card.children, ({ tagName }) => tagName === kind);
  const src = player ? getAttribute(player, "src") : "";
  return [
    createElement("iframe", [], { src, title: wordsOf(card, `kg-${kind}-title`) }),
    ...card.children.filter((node) => isElement(node, "figcaption")),
  ];
}

function simplifyCard(element: MarkupElement, noteLoss: (what: string) => void): MarkupNode[] | null {
  if (hasClass(element, "kg-bookmark-card")) return simplifyLinkCard(element, "kg-bookmark");
  if (hasClass(element, "kg-file-card")) return simplifyLinkCard(element, "kg-file-card");
  if (hasClass(element, "kg-audio-card")) return simplifyPlayerCard(element, "audio");
  if (hasClass(element, "kg-video-card")) return simplifyPlayerCard(element, "video");
  if (hasClass(element, "kg-callout-emoji")) return [...element.children, createText(" ")];
  if (hasClass(element, "kg-toggle-card-icon") || hasClass(element, "kg-product-card-rating")) return [];
  if (hasClass(element, "kg-signup-card")) {
    noteLoss("a sign-up form");
    return [];
  }
  return null;
}

/** Replaces the cards of Ghost's editor by plain elements. */
export const simplifyCards = (nodes: readonly MarkupNode[], noteLoss: (what: string) => void): MarkupNode[] =>
  nodes.flatMap((node): MarkupNode[] => {
    if (!isElement(node)) return [node];
    return simplifyCard(node, noteLoss) ?? [{ ...node, children: simplifyCards(node.children, noteLoss) }];
  });
