import type { EntityManager } from "typeorm";
import { listCelebrities } from "../celebrity/celebrity.service";
import type { ListSearch } from "./searchedLists";
import type { SearchMeaning } from "./search.types";
import { type SiteWords, understand } from "./understanding/understand";

/** Every word is searched for as it is. */
export const literalMeaning = (text: string): SearchMeaning => ({
  parts: [],
  search: text,
  offerSearch: text,
  titleText: text,
  garment: null,
  colors: [],
  occasion: null,
  style: null,
  season: null,
  onSale: false,
  retailer: null,
  minPrice: null,
  maxPrice: null,
  currency: null,
  celebrity: null,
});

/** Returns the only celebrity whose name contains the text. */
async function findOnlyCelebrity(db: EntityManager, search: string): Promise<ListSearch["celebrity"]> {
  const { edges, pageInfo } = await listCelebrities(db, { filter: { search }, first: 1 });
  return edges.length === 1 && !pageInfo.hasNextPage ? edges[0].node : null;
}

const shortestName = 3;

/** Reads a search's words as filters, and the words beside them as the name of a celebrity. */
export async function readMeaning(db: EntityManager, text: string, words: SiteWords): Promise<SearchMeaning> {
  const { rest, offerRest, withoutRest, ...understood } = understand(text, words);
  if (understood.parts.length === 0) return literalMeaning(text);
  const celebrity = rest.length < shortestName ? null : await findOnlyCelebrity(db, rest);
  if (!celebrity) return { ...understood, celebrity, search: rest, offerSearch: offerRest };
  const parts = [{ label: `Worn by ${celebrity.name}`, without: withoutRest }, ...understood.parts];
  return { ...understood, parts, celebrity, search: "", offerSearch: "" };
}
