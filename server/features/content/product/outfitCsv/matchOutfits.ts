import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import { SlugHistory } from "../../../../core/slugs/slugHistory.entity";
import { Select } from "../../../../core/read/select";
import { sql } from "../../../../core/read/sql";
import { Celebrity } from "../../celebrity/celebrity.entity";
import { Outfit } from "../../outfit/outfit.entity";
import { AffiliateProduct } from "../affiliateProduct.entity";
import { matchNamed } from "./matchNamed";
import type { OutfitGroup } from "./outfitGroups";
import { type PlaceCandidates, readPlaceCandidates } from "./placeCandidates";
import { type Look, readLooks } from "./readLooks";

/** What a group of rows refers to. */
export interface Match {
  /** Null for a new outfit. */
  look: Look | null;
  /** Undefined when the cell is blank. */
  celebrity: Celebrity | undefined;
  /** True when the outfit was found by its id, so that another slug in the file is a change. */
  isById: boolean;
}

/** Rows that the cells of several groups may mean. */
export interface Candidates {
  celebrities: Celebrity[];
  /** Including the trash. */
  outfits: Outfit[];
  /** Ids of outfits by former slug. */
  former: Map<string, string>;
  looks: Map<string, Look>;
  /** Products of other outfits or in the trash too, by id. */
  products: Map<string, AffiliateProduct>;
  places: PlaceCandidates;
}

const present = (texts: readonly (string | undefined)[]): string[] =>
  texts.filter((text) => text !== undefined && text !== "") as string[];

/** Reads the candidates with the same number of statements for any number of groups. */
export async function readCandidates(db: EntityManager, groups: readonly OutfitGroup[]): Promise<Candidates> {
  const cells = groups.map((group) => group.cells);
  const named = present(cells.map(({ celebrity }) => celebrity));
  const slugs = present(cells.map(({ outfit_slug: slug }) => slug));
  const productIds = present(groups.flatMap(({ products }) => products.map((product) => product.cells.product_id)));
  const [celebrities, history, products] = await Promise.all([
    new Select(db, Celebrity, "celebrity")
      .andWhere(sql`celebrity.slug = ANY(${named}::text[]) OR celebrity.name = ANY(${named}::text[])`)
      .read(),
    new Select(db, SlugHistory, "former")
      .andWhere(sql`former.entity_type = 'outfit' AND former.slug = ANY(${slugs}::text[])`)
      .read(),
    new Select(db, AffiliateProduct, "product", { withTrash: true })
      .andWhere(sql`product.id = ANY(${productIds.filter((id) => isUuid(id))}::uuid[])`)
      .read(),
  ]);
  const ids = present(cells.map(({ outfit_id: id }) => id)).filter((id) => isUuid(id));
  const former = new Map(history.map(({ slug, entityId }) => [slug, entityId]));
  const untagged = cells.filter((group) => !group.outfit_id && !group.outfit_slug);
  const outfits = await new Select(db, Outfit, "outfit", { withTrash: true })
    .andWhere(
      sql`outfit.id = ANY(${[...ids, ...former.values()]}::uuid[]) OR outfit.slug = ANY(${slugs}::text[])
        OR (outfit.deleted_at IS NULL AND outfit.celebrity_id = ANY(${celebrities.map(({ id }) => id)}::uuid[])
          AND outfit.title = ANY(${present(untagged.map(({ outfit_title: title }) => title))}::text[]))`,
    )
    .read();
  const stored = outfits.filter(({ deletedAt }) => deletedAt === null);
  const [looks, places] = await Promise.all([readLooks(db, stored), readPlaceCandidates(db, cells, stored)]);
  return {
    celebrities,
    outfits,
    former,
    looks: new Map(looks.map((look) => [look.outfit.id, look])),
    products: new Map(products.map((product) => [product.id, product])),
    places,
  };
}

const trashed = "This outfit is in the trash. Restore it first.";

/** Returns the outfit, null for a new one, or a sentence. */
function matchOutfit(
  { cells }: OutfitGroup,
  celebrity: Celebrity | undefined,
  { outfits, former }: Candidates,
): { outfit: Outfit | null; isById: boolean } | string {
  const { outfit_id: id, outfit_slug: slug, outfit_title: title } = cells;
  if (id && !isUuid(id)) return "outfit_id: This is not a valid id.";
  const byId = id ? outfits.find((outfit) => outfit.id === id) : undefined;
  const bySlug = slug ? outfits.find((outfit) => outfit.slug === slug) : undefined;
  const found = byId ?? bySlug;
  if (found?.deletedAt) return `${byId ? "outfit_id" : "outfit_slug"}: ${trashed}`;
  if (byId && bySlug && byId !== bySlug) return "outfit_slug: Another outfit has this slug.";
  if (found) return { outfit: found, isById: byId !== undefined };
  const byFormer = slug ? outfits.find((outfit) => outfit.id === former.get(slug) && !outfit.deletedAt) : undefined;
  if (byFormer) return { outfit: byFormer, isById: false };
  if (id || slug) return { outfit: null, isById: false };
  const byTitle = outfits.filter(
    (outfit) => !outfit.deletedAt && outfit.title === title && outfit.celebrityId === celebrity?.id,
  );
  if (byTitle.length > 1)
    return "outfit_title: Several outfits of this celebrity have this title. Fill in outfit_slug or outfit_id.";
  return { outfit: byTitle.length ? byTitle[0] : null, isById: false };
}

/** Finds what a group of rows refers to, or returns a sentence. */
export function matchGroup(group: OutfitGroup, candidates: Candidates): Match | string {
  const { celebrity: text } = group.cells;
  const wording = { column: "celebrity", name: "name", names: "celebrities" } as const;
  const celebrity = text ? matchNamed(candidates.celebrities, text, wording) : undefined;
  if (typeof celebrity === "string") return celebrity;
  const matched = matchOutfit(group, celebrity, candidates);
  if (typeof matched === "string") return matched;
  const look = matched.outfit && (candidates.looks.get(matched.outfit.id) ?? null);
  return { look, celebrity, isById: matched.isById };
}
