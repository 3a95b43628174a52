import type { EntityManager } from "typeorm";
import { productId, sampleId } from "./sampleRows";

/** One that editors accepted, and one that waits for them. */
const corrections = [
  {
    slug: "marisol-vantreight-navy-overcoat-cream-knit-casual",
    piece: 0,
    body: "The overcoat is the alpaca blend, not the plain wool. The pile shows in the light.",
    publicNote: "The navy overcoat is the alpaca blend, not the plain wool.",
  },
  {
    slug: "kairo-lune-olive-trench-white-hoodie-street-style",
    piece: 2,
    body: "I think the jeans are washed, not rigid.",
    publicNote: "",
  },
];

/** Leaves out those whose product is not here, and those that exist. */
export async function insertSampleCorrections(db: EntityManager): Promise<void> {
  const rows = corrections.map(({ slug, piece, ...row }) => ({
    ...row,
    id: sampleId("correction", slug),
    productId: productId(slug, piece, 0),
  }));
  await db.query(
    `WITH added AS (
       INSERT INTO corrections (id, outfit_id, product_id, subject_id, body, public_note, status)
       SELECT sample.id, product.outfit_id, product.id, product.id, sample.body, sample."publicNote",
         CASE sample."publicNote" WHEN '' THEN 'OPEN' ELSE 'ACCEPTED' END
       FROM jsonb_to_recordset($1) AS sample (id uuid, "productId" uuid, body text, "publicNote" text)
       JOIN affiliate_products product ON product.id = sample."productId"
       ON CONFLICT DO NOTHING RETURNING id, outfit_id, product_id, status)
     INSERT INTO identification_log (outfit_id, product_id, correction_id, kind)
     SELECT outfit_id, product_id, id, 'CORRECTED' FROM added WHERE status = 'ACCEPTED'`,
    [JSON.stringify(rows)],
  );
}
