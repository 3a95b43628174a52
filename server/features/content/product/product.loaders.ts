import { loadGroups } from "../../../core/graphql/loaders";
import { Select } from "../../../core/read/select";
import { sql } from "../../../core/read/sql";
import { AffiliateProduct, type MatchKind } from "./affiliateProduct.entity";
import { shownMatchKindSql } from "./productPlace";

/** SQL order of the products of a piece: exact, similar, budget, each in the editor's order. */
export const byMatchAndPlace = (product: string): string =>
  `array_position(ARRAY['EXACT', 'SIMILAR', 'BUDGET'], ${product}.match_kind), ${product}.place, ${product}.created_at, ${product}.id`;

/** A product with the match kind that visitors see. */
export interface ShownProduct {
  product: AffiliateProduct;
  shownMatchKind: MatchKind;
}

/** Loads the products of an outfit: exact, similar, budget, each in the editor's order. */
export const productsOfOutfit = loadGroups<ShownProduct>(
  async (db, outfitIds) => {
    const rows = await new Select(db, AffiliateProduct, "product")
      .andWhere(sql`product.outfit_id = ANY(${outfitIds})`)
      .readWithExtras({ extras: [`(${shownMatchKindSql("product")})`], order: byMatchAndPlace("product") });
    return rows.map(({ row, extras: [kind] }) => ({ product: row, shownMatchKind: kind as MatchKind }));
  },
  ({ product }) => product.outfitId,
);
