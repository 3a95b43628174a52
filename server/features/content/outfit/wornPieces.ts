import { isSuchPiece, type PieceFilter, priceConditions, type TraitsFilter } from "../../../core/money/offerTraits";
import { keysOfBrand, wornWithNames } from "../../../core/kinds/brandSql";
import type { ConditionOptions, Conditions } from "../../../core/read/select";
import { joinSql, Parameter, rawSql, sql, type SqlFragment } from "../../../core/read/sql";
import { lookUpPhrase } from "../../../core/text/phraseTable";
import { listFacts } from "../../../core/vocabulary/facts";
import { garmentVocabulary, searchedGarments } from "../../../core/vocabulary/vocabulary";

/** The facts that a piece must have. */
const askedFacts = ({ garment, colors, material, pattern }: PieceFilter): string[] =>
  listFacts({
    garments: garment ? [garment] : [],
    colors: colors ?? [],
    materials: material ? [material] : [],
    patterns: pattern ? [pattern] : [],
  });

/** Whether the product `product` costs what is asked and belongs to the piece `worn`: the exact one, or one that is such a piece too. */
function isPricedProductOf(piece: PieceFilter, prices: readonly SqlFragment[]): SqlFragment {
  const isSuch = isSuchPiece("product", piece) ?? sql`TRUE`;
  return sql`product.outfit_id = worn.outfit_id AND product.deleted_at IS NULL AND ${joinSql(prices, " AND ")}
    AND product.piece_id IS NOT DISTINCT FROM worn.piece_id
    AND ((product.match_kind = 'EXACT' AND product.piece_id IS NOT NULL) OR ${isSuch})`;
}

/**
 * The condition that the piece `worn` has the facts and, where a price is asked, a product that costs so much. OFFSET keeps the
 * planner from collecting all products with such a price first; `mayCollect` lets it.
 */
function isSuchWorn(
  piece: PieceFilter,
  prices: readonly SqlFragment[],
  { ofBrand, mayCollect = false }: { ofBrand?: SqlFragment | null; mayCollect?: boolean } = {},
): SqlFragment {
  const facts = sql`worn.facts @> ${new Parameter(askedFacts(piece))}::text[]`;
  const hasFacts = ofBrand
    ? sql`${facts} AND (worn.outfit_id, COALESCE(worn.piece_id, worn.outfit_id)) IN (
        SELECT outfit_id, COALESCE(piece_id, outfit_id) FROM (${ofBrand}) own)`
    : facts;
  return prices.length === 0
    ? hasFacts
    : sql`${hasFacts} AND EXISTS (
      SELECT FROM affiliate_products product WHERE ${isPricedProductOf(piece, prices)}${rawSql(mayCollect ? "" : " OFFSET 0")})`;
}

const selectLooks = (isWorn: SqlFragment): SqlFragment =>
  sql`SELECT worn.outfit_id FROM worn_pieces worn WHERE ${isWorn}`;
/** OFFSET keeps the planner from collecting all such pieces first. */
const hasWorn = (isWorn: SqlFragment): SqlFragment =>
  sql`EXISTS (SELECT FROM worn_pieces worn WHERE worn.outfit_id = outfit.id AND ${isWorn} OFFSET 0)`;

/**
 * Restricts outfits to those that the SQL selects. The array, unlike a subquery, keeps the planner from walking through all outfits
 * by date where few are such; where many are, PostgreSQL stops the count at its limit.
 */
const restrictTo = (
  query: Conditions,
  looks: SqlFragment,
  perRow: Pick<ConditionOptions, "perRowPredicate" | "nearRows">,
  counted = looks,
): void =>
  void query.andWhere(sql`outfit.id = ANY(ARRAY(${looks}))`, {
    planDependsOnValues: true,
    whenCounted: sql`outfit.id IN (SELECT outfit_id FROM (${counted}) collected)`,
    ...perRow,
  });
/** The price of each such piece has to be read to collect the looks: one in twenty has it, where many have the piece. */
const nearRowsOfPrice = 2_000;

/** Restricts outfits to those with a product that costs so much. */
function filterByProductPrice(query: Conditions, prices: readonly SqlFragment[]): void {
  const isSold = sql`product.deleted_at IS NULL AND ${joinSql(prices, " AND ")}`;
  query.andWhere(sql`outfit.id IN (SELECT product.outfit_id FROM affiliate_products product WHERE ${isSold})`, {
    planDependsOnValues: true,
    perRowPredicate: sql`EXISTS (SELECT FROM affiliate_products product WHERE product.outfit_id = outfit.id AND ${isSold})`,
  });
}

/** To check a look for a brand reads few pages. */
const nearRowsOfBrand = 1_000;

/** Restricts outfits to those with any piece of a brand. */
const filterByBrand = (query: Conditions, ofBrand: SqlFragment): void =>
  restrictTo(query, sql`SELECT outfit_id FROM (${ofBrand}) own`, {
    perRowPredicate: sql`EXISTS (SELECT FROM (${ofBrand}) own WHERE own.outfit_id = outfit.id OFFSET 0)`,
    nearRows: nearRowsOfBrand,
  });

/**
 * Restricts outfits to those with all asked pieces and with none of the others: the one function that says which looks have a
 * piece. Where a price is asked, each asked piece has a product with such a price; without an asked piece, the look has any.
 */
export function filterByWornPieces(query: Conditions, filter: TraitsFilter & { brand?: string | null }): void {
  const isAsked = (piece: PieceFilter) => askedFacts(piece).length > 0;
  const prices = priceConditions("product", filter);
  const ofBrand = filter.brand ? wornWithNames(keysOfBrand(filter.brand, query.audience)) : null;
  if (ofBrand && !isAsked(filter) && prices.length === 0) filterByBrand(query, ofBrand);
  // Few products cost between two amounts: they are collected apart from the looks.
  const isBetween = typeof filter.minPrice === "number" && typeof filter.maxPrice === "number";
  const listAsked = (mayCollect: boolean): SqlFragment[] => [
    ...(isAsked(filter) || (ofBrand && prices.length > 0) ? [isSuchWorn(filter, prices, { ofBrand, mayCollect })] : []),
    ...(filter.pieces ?? []).filter(isAsked).map((piece) => isSuchWorn(piece, prices, { mayCollect })),
  ];
  const asked = listAsked(false);
  const others = (filter.without ?? []).filter(isAsked).map((piece) => isSuchWorn(piece, []));
  const perRow = [...asked.map(hasWorn), ...others.map((isWorn) => sql`NOT ${hasWorn(isWorn)}`)];
  if (asked.length > 0) {
    const all = joinSql(listAsked(isBetween).map(selectLooks), " INTERSECT ");
    const excepted = others.map((isWorn) => sql` EXCEPT ${selectLooks(isWorn)}`);
    const looks = joinSql([sql`(${all})`, ...excepted], "");
    const nearRows = prices.length > 0 ? { nearRows: nearRowsOfPrice } : {};
    restrictTo(
      query,
      looks,
      { perRowPredicate: joinSql(perRow, " AND "), ...nearRows },
      isBetween ? sql`${looks} OFFSET 0` : looks,
    );
  } else {
    if (prices.length > 0) filterByProductPrice(query, prices);
    for (const condition of perRow) query.andWhere(condition, { planDependsOnValues: true });
  }
}

/** What categories are that the vocabulary calls otherwise. */
const categoryGarments: Partial<Record<string, readonly string[]>> = {
  dresses: ["dress", "gown"],
  handbags: ["bags"],
};

/** Restricts outfits to those with a piece of a category. A category that is no garment matches nothing. */
export function filterByCategory(query: Conditions, category: string): void {
  const named = Object.hasOwn(categoryGarments, category) ? categoryGarments[category] : undefined;
  const name = category.replaceAll("-", " ");
  const garment = (lookUpPhrase(searchedGarments, name) ?? lookUpPhrase(garmentVocabulary, name))?.kind;
  const garments = named ? [...named] : garment ? [garment] : [];
  const isWorn = sql`worn.facts && ${new Parameter(listFacts({ garments }))}::text[]`;
  restrictTo(query, selectLooks(isWorn), { perRowPredicate: hasWorn(isWorn) });
}
