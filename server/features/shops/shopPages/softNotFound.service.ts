import type { PageFacts } from "./pageFacts.types";

/** Phrases of "not found" pages in titles and headings, in lowercase without punctuation. */
const phrases = [
  "page not found",
  "product not found",
  "item not found",
  "page cannot be found",
  "page can t be found",
  "page could not be found",
  "page couldn t be found",
  "can t find that page",
  "can t find the page",
  "can t find this page",
  "couldn t find that page",
  "couldn t find the page",
  "page does not exist",
  "page doesn t exist",
  "page no longer exists",
  "page isn t available",
  "page is not available",
  "page is no longer available",
  "product is no longer available",
  "item is no longer available",
  "product no longer available",
  "item no longer available",
  "seite nicht gefunden",
  "seite wurde nicht gefunden",
  "page introuvable",
  "page non trouvée",
  "pagina non trovata",
  "página no encontrada",
  "página não encontrada",
  "pagina niet gevonden",
];
/** Phrases that only count when they are the whole heading or the whole part of a title. */
const wholePhrases = new Set(["404", "not found", "404 not found", "error 404", "404 error", "404 page"]);

const normalizeText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Splits a title into page and shop: "404 | Northloom". */
const splitTitle = (title: string): string[] => title.split(/[|:·•–—-]/);

const containsPhrase = (text: string): boolean => {
  const words = ` ${normalizeText(text)} `;
  return phrases.some((phrase) => words.includes(` ${phrase} `));
};

/**
 * Returns whether the page says that it does not exist, whatever its status. A page that describes a product exists:
 * its name may be "404 Not Found".
 */
export const isSoftNotFound = ({ title, headings, isProduct, hasPrice }: PageFacts): boolean =>
  !isProduct &&
  !hasPrice &&
  ([title, ...headings].some(containsPhrase) ||
    [...splitTitle(title), ...headings].some((part) => wholePhrases.has(normalizeText(part))));
