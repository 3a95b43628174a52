import { type TraitsFilter, traitConditions } from "../../content/offers/offerTraits";
import type { Conditions } from "../../shared/read/conditions";
import { joinSql, sql, type SqlFragment } from "../../shared/read/sql";
import { colorVocabulary, listPhrases, searchedGarments, type Vocabulary } from "../../shared/vocabulary/vocabulary";

/** Returns a tsquery of all phrases for a name, with their plurals; false when the vocabulary lacks the name. */
function anyPhrase(vocabulary: Vocabulary, name: string): string | false {
  const phrases = listPhrases(vocabulary, name).map((phrase) => {
    const words = phrase.split(" ");
    const last = words.pop() ?? "";
    return `(${[...words, `(${last} | ${last}s | ${last}es)`].join(" & ")})`;
  });
  return phrases.length > 0 && `(${phrases.join(" | ")})`;
}

/** Outfits whose title names the garment and the colors; null when the title cannot tell. */
function titleNames({ garment, colors, minPrice, maxPrice }: TraitsFilter): SqlFragment | null {
  if (typeof minPrice === "number" || typeof maxPrice === "number") return null;
  const queries = [
    ...(garment ? [anyPhrase(searchedGarments, garment)] : []),
    ...(colors ?? []).map((color) => anyPhrase(colorVocabulary, color)),
  ];
  if (queries.includes(false)) return null;
  return sql`SELECT titled.id FROM outfits titled
    WHERE titled.deleted_at IS NULL AND array_to_tsvector(words_in(titled.title)) @@ ${queries.join(" & ")}::tsquery`;
}

/** Restricts outfits to those with such a product, or with a title that names it. */
export function filterByPiece(query: Conditions, filter: TraitsFilter): void {
  const conditions = traitConditions("product", filter);
  if (conditions.length === 0) return;
  const sold = sql`SELECT product.outfit_id FROM affiliate_products product
    WHERE product.deleted_at IS NULL AND ${joinSql(conditions, " AND ")}`;
  const titled = titleNames(filter);
  query.andWhere(titled ? sql`outfit.id IN (${sold} UNION ${titled})` : sql`outfit.id IN (${sold})`, {
    planDependsOnValues: true,
  });
}
