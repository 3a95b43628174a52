import DataLoader from "dataloader";
import type { EntityManager } from "typeorm";
import type { LoaderFactory } from "../../shared/graphql/context";
import { grouped, rowsById } from "../../shared/graphql/loaders";
import { Outfit } from "./outfit.entity";
import { newestOutfit } from "./outfit.service";

export const outfitById = rowsById(Outfit);

/** Tags of each outfit, by name. */
export const tagsOfOutfit: LoaderFactory<string, string[]> = (db: EntityManager) =>
  new DataLoader(async (outfitIds) => {
    const rows: { outfit_id: string; tag_name: string }[] = await db.query(
      `SELECT outfit_id, tag_name FROM outfit_tags WHERE outfit_id = ANY($1) ORDER BY tag_name COLLATE "C"`,
      [outfitIds],
    );
    return grouped(
      outfitIds,
      rows,
      (row) => row.outfit_id,
      (row) => row.tag_name,
    );
  });

/** Number of live outfits of each celebrity. */
export const outfitCountOfCelebrity: LoaderFactory<string, number> = (db: EntityManager) =>
  new DataLoader(async (celebrityIds) => {
    const rows: { celebrity_id: string; count: number }[] = await db.query(
      "SELECT celebrity_id, count(*)::int AS count FROM outfits WHERE celebrity_id = ANY($1) AND deleted_at IS NULL GROUP BY celebrity_id",
      [celebrityIds],
    );
    const counts = new Map(rows.map((row) => [row.celebrity_id, row.count]));
    return celebrityIds.map((id) => counts.get(id) ?? 0);
  });

/** The newest outfit of each celebrity; null for one without outfits. */
export const latestOutfitOfCelebrity: LoaderFactory<string, Outfit | null> = (db: EntityManager) =>
  new DataLoader(async (celebrityIds) => {
    const [{ expression }] = newestOutfit.keys;
    const rows = await db
      .createQueryBuilder(Outfit, "outfit")
      .distinctOn(["outfit.celebrityId"])
      .where("outfit.celebrityId IN (:...celebrityIds)", { celebrityIds })
      .orderBy("outfit.celebrityId")
      .addOrderBy(expression, "DESC")
      .addOrderBy("outfit.id", "DESC")
      .getMany();
    const byCelebrity = new Map(rows.map((row) => [row.celebrityId, row]));
    return celebrityIds.map((id) => byCelebrity.get(id) ?? null);
  });
