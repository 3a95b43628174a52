import type { EntityManager } from "typeorm";
import { Select } from "../../../../core/read/select";
import { sql } from "../../../../core/read/sql";
import { Celebrity } from "../../celebrity/celebrity.entity";
import { type Outfit, OutfitTag } from "../../outfit/outfit.entity";
import { Piece } from "../../outfit/pieces/piece.entity";
import { AffiliateProduct } from "../affiliateProduct.entity";
import { byMatchAndPlace } from "../product.loaders";
import { noPlace, type PlaceCells, readPlaces } from "./placeCells";

/** An outfit with everything that the file has of it. */
export interface Look {
  outfit: Outfit;
  /** Null for a draft without one. */
  celebrity: Pick<Celebrity, "id" | "slug"> | null;
  place: PlaceCells;
  /** Sorted. */
  tags: string[];
  /** In the editor's order. */
  pieces: Piece[];
  /** In the order of the page: exact, similar, budget. */
  products: AffiliateProduct[];
}

function groupByOutfit<Row extends { outfitId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.outfitId);
    if (group) group.push(row);
    else groups.set(row.outfitId, [row]);
  }
  return groups;
}

/** Reads what belongs to outfits, with the same number of statements for any number of them. */
export async function readLooks(db: EntityManager, outfits: readonly Outfit[]): Promise<Look[]> {
  const ids = outfits.map(({ id }) => id);
  const [celebrities, tags, pieces, products, places] = await Promise.all([
    // A whole biography would be read again for each batch.
    new Select(db, Celebrity, "celebrity", { withTrash: true })
      .andWhere(sql`celebrity.id = ANY(${[...new Set(outfits.map(({ celebrityId }) => celebrityId))]}::uuid[])`)
      .readColumns(["celebrity.id", "celebrity.slug"]) as Promise<[id: string, slug: string][]>,
    new Select(db, OutfitTag, "tag").andWhere(sql`tag.outfit_id = ANY(${ids}::uuid[])`).read(),
    new Select(db, Piece, "piece")
      .andWhere(sql`piece.outfit_id = ANY(${ids}::uuid[])`)
      .read({ order: "piece.place, piece.id" }),
    new Select(db, AffiliateProduct, "product")
      .andWhere(sql`product.outfit_id = ANY(${ids}::uuid[])`)
      .read({ order: byMatchAndPlace("product") }),
    readPlaces(db, outfits),
  ]);
  const wearers = new Map(celebrities.map(([id, slug]) => [id, { id, slug }]));
  const tagsById = groupByOutfit(tags);
  const piecesById = groupByOutfit(pieces);
  const productsById = groupByOutfit(products);
  return outfits.map((outfit) => ({
    outfit,
    celebrity: wearers.get(outfit.celebrityId ?? "") ?? null,
    place: places.get(outfit.id) ?? noPlace,
    tags: (tagsById.get(outfit.id) ?? []).map(({ tagName }) => tagName).sort(),
    pieces: piecesById.get(outfit.id) ?? [],
    products: productsById.get(outfit.id) ?? [],
  }));
}
