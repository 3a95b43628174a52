import type { EntityManager } from "typeorm";
import { offerFieldAction, requireOneField } from "../../core/money/bulkOffer";
import type { BulkAction, BulkKind } from "../../core/write/bulk";
import { badUserInput } from "../../core/errors/appErrors";
import { AffiliateProduct, MatchKind } from "./affiliateProduct.entity";
import { filterProducts } from "./product.service";
import type { AffiliateProductValues, BulkAffiliateProductsInput } from "./productWrite.inputs";

/**
 * Locks the pieces of products that become exact ones.
 * @throws BAD_USER_INPUT when a piece would have two exact products.
 */
async function requireOneExact(db: EntityManager, ids: readonly string[]): Promise<void> {
  const pieces: { id: string }[] = await db.query(
    `SELECT id FROM outfit_pieces WHERE id IN (SELECT piece_id FROM affiliate_products WHERE id = ANY($1::uuid[])) ORDER BY id FOR UPDATE`,
    [ids],
  );
  const [taken]: { name: string }[] = await db.query(
    `SELECT min(piece.name) AS name FROM affiliate_products product JOIN outfit_pieces piece ON piece.id = product.piece_id
     WHERE product.piece_id = ANY($2::uuid[]) AND product.deleted_at IS NULL
       AND (product.match_kind = 'EXACT' OR product.id = ANY($1::uuid[]))
     GROUP BY piece.id HAVING count(*) > 1 LIMIT 1`,
    [ids, pieces.map(({ id }) => id)],
  );
  if (!taken) return;
  const sentence = `“${taken.name}” would have several exact products. A piece has at most one.`;
  throw badUserInput(sentence, { set: sentence });
}

/** @throws BAD_USER_INPUT unless exactly one field is given. */
function fieldAction(values: AffiliateProductValues): BulkAction {
  const [field, value] = requireOneField(values);
  if (field !== "matchKind") return offerFieldAction(AffiliateProduct, field, value);
  if (!value) throw badUserInput("Choose a match kind.", { set: "Choose a match kind." });
  return {
    field: "match_kind",
    value,
    columns: ["match_kind"],
    derive: async (db, ids) => {
      if (value === MatchKind.EXACT) await requireOneExact(db, ids);
      return ids.map((id) => ({ id, match_kind: value }));
    },
  };
}

/** What a bulk change does to affiliate products. */
export const productBulk: BulkKind<AffiliateProduct, BulkAffiliateProductsInput> = {
  type: "affiliateProduct",
  entity: AffiliateProduct,
  alias: "product",
  applyFilter: filterProducts,
  listActions: (_, { set }) => Promise.resolve([set ? fieldAction(set) : false]),
};
