import DataLoader from "dataloader";
import { type EntityManager, In } from "typeorm";
import type { LoaderFactory } from "../../shared/graphql/context";
import { grouped, rowsById } from "../../shared/graphql/loaders";
import { AffiliateProduct } from "./affiliateProduct.entity";

export const productById = rowsById(AffiliateProduct);

/** All products of each outfit, in the order in which they were entered. An outfit has a handful of them. */
export const productsOfOutfit: LoaderFactory<string, AffiliateProduct[]> = (db: EntityManager) =>
  new DataLoader(async (outfitIds) => {
    const rows = await db.find(AffiliateProduct, {
      where: { outfitId: In([...outfitIds]) },
      order: { createdAt: "ASC", id: "ASC" },
    });
    return grouped(
      outfitIds,
      rows,
      (row) => row.outfitId,
      (row) => row,
    );
  });

export const productCountOfOutfit: LoaderFactory<string, number> = (db: EntityManager) =>
  new DataLoader(async (outfitIds) => {
    const rows: { outfit_id: string; count: number }[] = await db.query(
      "SELECT outfit_id, count(*)::int AS count FROM affiliate_products WHERE outfit_id = ANY($1) AND deleted_at IS NULL GROUP BY outfit_id",
      [outfitIds],
    );
    const counts = new Map(rows.map((row) => [row.outfit_id, row.count]));
    return outfitIds.map((id) => counts.get(id) ?? 0);
  });
