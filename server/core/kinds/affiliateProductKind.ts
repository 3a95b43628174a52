import { column, mentions, offerFields, offerUses } from "../imports/recordedTable";
import { mentioningArticles } from "./shownBy";
import type { ContentKind } from "./contentKind.types";
import { outfitKind } from "./outfitKind";
import { outfitDate, today } from "./publicSql";

/** A product is as public as its outfit. */
export const affiliateProductKind = {
  description: "Affiliate products.",
  typeName: "AffiliateProduct",
  table: "affiliate_products",
  title: "title",
  list: "affiliateProducts",
  noun: "product",
  nouns: "products",
  // The few outfits that are not public are read once per statement, each kind by its own index.
  isPublic: (alias) =>
    `${alias}.outfit_id NOT IN (
      SELECT later.id FROM outfits later WHERE later.deleted_at IS NULL AND ${outfitDate("later")} > ${today}
      UNION ALL SELECT draft.id FROM outfits draft WHERE draft.status <> 'PUBLISHED')`,
  publicDay: (alias) =>
    `(SELECT CASE WHEN wearing.deleted_at IS NULL THEN ${outfitKind.publicDay("wearing")} END
      FROM outfits wearing WHERE wearing.id = ${alias}.outfit_id)`,
  date: null,
  owner: { type: "outfit", column: "outfit_id" },
  page: null,
  publishing: null,
  isSearched: true,
  event: "product",
  change: null,
  mention: { folder: "go" },
  link: { target: "product", isText: false },
  isOffer: true,
  screen: { name: "PRODUCTS", description: "Products.", parameters: ["retailer", "outfit", "price"] },
  shownBy: `
    SELECT unnest(ARRAY['outfit:' || outfit.id, 'celebrity:' || outfit.celebrity_id]) AS tag
    FROM affiliate_products product JOIN outfits outfit ON outfit.id = product.outfit_id WHERE product.id = ANY($1::uuid[])
    UNION ${mentioningArticles}`,
  publicUse: null,
  neededBy: null,
  imported: {
    fields: [...offerFields, column("Match", "match_kind")],
    uses: [
      ...offerUses,
      { table: "corrections", column: "product_id", words: ["correction", "corrections"] },
      mentions,
    ],
    parts: [],
  },
  pictures: { description: "The image of an affiliate product.", columns: { product: { column: "image" } } },
} as const satisfies ContentKind;
