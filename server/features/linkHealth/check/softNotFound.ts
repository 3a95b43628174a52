import type { PageFacts } from "./pageFacts";

/** What titles and headings of pages say that are not there, in lower case and without signs. */
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
/** Said of a page only where they are all that a title's part or a heading says. */
const wholes = new Set(["404", "not found", "404 not found", "error 404", "404 error", "404 page"]);

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Titles name the page and the shop: "404 | Northloom". */
const partsOf = (title: string): string[] => title.split(/[|:·•–—-]/);

const saysSo = (text: string): boolean => {
  const words = ` ${plain(text)} `;
  return phrases.some((phrase) => words.includes(` ${phrase} `));
};

/**
 * Whether the page says that it is not there, whatever its status. A page that describes a product is there: what
 * it sells may well be called "404 Not Found".
 */
export const isSoftNotFound = ({ title, headings, isProduct, price }: PageFacts): boolean =>
  !isProduct &&
  price === "" &&
  ([title, ...headings].some(saysSo) || [...partsOf(title), ...headings].some((part) => wholes.has(plain(part))));
