import { type TraitsFilter, traitConditions } from "../../core/money/offerTraits";
import type { Conditions } from "../../core/read/select";
import { joinSql, rawSql, sql } from "../../core/read/sql";
import { colorVocabulary, listPhrases, searchedGarments, type Vocabulary } from "../../core/vocabulary/vocabulary";

/** Returns a tsquery of all phrases for a name, with their plurals; false when the vocabulary lacks the name. */
function anyPhrase(vocabulary: Vocabulary, name: string): string | false {
  const phrases = listPhrases(vocabulary, name).map((phrase) => {
    const words = phrase.split(" ");
    const last = words.pop() ?? "";
    return `(${[...words, `(${last} | ${last}s | ${last}es)`].join(" & ")})`;
  });
  return phrases.length > 0 && `(${phrases.join(" | ")})`;
}

/** Returns a tsquery for titles with the garment and the colors; null when a title cannot tell. */
function titleQuery({ garment, colors, minPrice, maxPrice }: TraitsFilter): string | null {
  if (typeof minPrice === "number" || typeof maxPrice === "number") return null;
  const queries = [
    ...(garment ? [anyPhrase(searchedGarments, garment)] : []),
    ...(colors ?? []).map((color) => anyPhrase(colorVocabulary, color)),
  ];
  return queries.includes(false) ? null : queries.join(" & ");
}

/** Restricts outfits to those with such a product, or with a title that names it. */
export function filterByPiece(query: Conditions, filter: TraitsFilter): void {
  const conditions = traitConditions("product", filter);
  if (conditions.length === 0) return;
  const isSold = sql`product.deleted_at IS NULL AND ${joinSql(conditions, " AND ")}`;
  const sold = sql`SELECT product.outfit_id FROM affiliate_products product WHERE ${isSold}`;
  const soldIn = sql`EXISTS (SELECT FROM affiliate_products product WHERE product.outfit_id = outfit.id AND ${isSold})`;
  const words = titleQuery(filter);
  const titleHas = (alias: string, text: string) =>
    sql`array_to_tsvector(words_in(${rawSql(alias)}.title)) @@ ${text}::tsquery`;
  query.andWhere(
    words === null
      ? sql`outfit.id IN (${sold})`
      : sql`outfit.id IN (${sold} UNION SELECT titled.id FROM outfits titled WHERE titled.deleted_at IS NULL AND ${titleHas("titled", words)})`,
    {
      planDependsOnValues: true,
      perRowPredicate: words === null ? soldIn : sql`(${soldIn} OR ${titleHas("outfit", words)})`,
    },
  );
}
