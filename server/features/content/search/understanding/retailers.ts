import { contentKinds, offerTypes, type PublicTable } from "../../../../core/kinds/contentKind";
import { isShown } from "../../../../core/kinds/visibility";
import type { Audience } from "../../../../core/read/audience";
import { colorVocabulary, searchedGarments, splitWords } from "../../../../core/vocabulary/vocabulary";

/** In words: "Saks Fifth Avenue" has three. */
export const longestRetailer = 4;
/** Words after these name no retailer. */
const maxWords = 12;

/** Returns the texts that may be a retailer's name: phrases as typed, with spaces and with hyphens, in lowercase. */
export function listRetailerPhrases(text: string): string[] {
  const words = [...text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)].slice(0, maxWords);
  const phrases = words.flatMap((first, at) =>
    words
      .slice(at, at + longestRetailer)
      .map((last) => text.toLowerCase().slice(first.index, last.index + last[0].length)),
  );
  return [...new Set(phrases.flatMap((phrase) => [phrase, ...[" ", "-"].map((by) => splitWords(phrase).join(by))]))];
}

/** The order makes PostgreSQL look each phrase up in the index of retailers. */
const findRetailer = (table: PublicTable, audience: Audience): string => `(
  SELECT retailer FROM ${table} offer
  WHERE searchable(retailer) COLLATE "C" = searchable(phrase) COLLATE "C" AND ${isShown(table, "offer", audience)}
  ORDER BY searchable(retailer) COLLATE "C", id LIMIT 1
)`;

/** SQL: the retailers whose name is one of the phrases. */
export const findRetailers = (phrases: string, audience: Audience): string => `
  SELECT retailer FROM unnest(${phrases}::text[]) AS phrase CROSS JOIN LATERAL (
    ${offerTypes.map((type) => findRetailer(contentKinds[type].table, audience)).join(" UNION ALL ")}
  ) AS known`;

/** Retailers by the words of their names. A garment or a color stays one, also when a retailer has that name. */
export const buildRetailerTable = (retailers: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    retailers
      .map((name): [string, string] => [splitWords(name).join(" "), name])
      .filter(([words]) => !searchedGarments.has(words) && !colorVocabulary.has(words)),
  );
