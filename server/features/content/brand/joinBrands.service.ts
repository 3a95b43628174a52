import type { EntityManager } from "typeorm";
import { invalidateRows } from "../../../core/cache/invalidateRows";
import { badUserInput } from "../../../core/errors/appErrors";
import { keysOfBrandId, wornWithNames } from "../../../core/kinds/brandSql";
import { Select } from "../../../core/read/select";
import { renderSql, sql } from "../../../core/read/sql";
import { lockById } from "../../../core/write/lockById";
import type { MergeKind } from "../../../core/write/mergeRows";
import { setFields } from "../../../core/write/setFields";
import { type Change, withoutEntry, type Write } from "../../../core/write/write";
import type { UndoOperation } from "../../../core/audit/undoOperation";
import { Brand } from "./brand.entity";
import type { JoinBrandNameInput } from "./brand.inputs";
import { createBrand, listSpellings, requireFreeNames } from "./brand.service";
import type { UnknownBrandName } from "./brand.types";
import { brandProposer } from "./proposeBrands";

const maxNames = 100;
const gone = "This brand no longer exists. It may be in the trash.";

/** Indexes have the keys; rows are read only of names that no brand has. */
const unknownNames = `
  WITH unknown AS MATERIALIZED (
    SELECT key FROM (
      SELECT brand_key(brand_name) AS key FROM outfit_pieces WHERE brand_name <> '' GROUP BY 1
      UNION SELECT shown_brand FROM affiliate_products WHERE shown_brand IS NOT NULL AND deleted_at IS NULL GROUP BY 1
      UNION SELECT brand_key(brand_name) FROM category_items WHERE brand_name <> '' AND deleted_at IS NULL GROUP BY 1
    ) used WHERE NOT EXISTS (SELECT FROM brand_spellings spelling WHERE spelling.key = used.key))
  SELECT (array_agg(name ORDER BY uses DESC, name))[1] AS name, sum(uses)::int AS uses FROM (
    SELECT key, piece.brand_name AS name, count(*) AS uses FROM unknown
      JOIN outfit_pieces piece ON piece.brand_name <> '' AND brand_key(piece.brand_name) = key
      JOIN outfits look ON look.id = piece.outfit_id AND look.deleted_at IS NULL GROUP BY 1, 2
    UNION ALL SELECT key, brand_name, count(*) FROM unknown JOIN affiliate_products ON shown_brand = key
    WHERE brand_name <> '' AND deleted_at IS NULL GROUP BY 1, 2
    UNION ALL SELECT key, brand_name, count(*) FROM unknown JOIN category_items ON brand_key(brand_name) = key
    WHERE brand_name <> '' AND deleted_at IS NULL GROUP BY 1, 2
  ) used GROUP BY key ORDER BY 2 DESC, 1 LIMIT ${maxNames}`;

/** Returns the names without a brand that most pieces and products have, with brands that they may mean. */
export async function listUnknownNames(db: EntityManager): Promise<UnknownBrandName[]> {
  const [names, brands] = await Promise.all([
    db.query<Omit<UnknownBrandName, "proposals">[]>(unknownNames),
    db.query<{ id: string; names: string[] }[]>(
      "SELECT id, name || spellings AS names FROM brands WHERE deleted_at IS NULL ORDER BY name, id",
    ),
  ]);
  const propose = brandProposer(brands);
  const proposed = names.map(({ name }) => propose(name));
  const rows = await new Select(db, Brand, "brand")
    .andWhere(sql`brand.id = ANY(${[...new Set(proposed.flat())]}::uuid[])`)
    .read();
  const byId = new Map(rows.map((brand) => [brand.id, brand]));
  return names.map((one, at) => ({ ...one, proposals: proposed[at].flatMap((id) => byId.get(id) ?? []) }));
}

/** Adds names to a locked brand. @returns the step that takes them away; none when it has them all. */
async function addNames(change: Write, brand: Brand, names: readonly string[]) {
  const spellings = listSpellings(brand.name, [...brand.spellings, ...names]);
  if (spellings.length === brand.spellings.length) return null;
  const rows = await setFields(change, "brand", ["spellings"], [{ id: brand.id, spellings }]);
  await invalidateRows(change, "brand", [brand.id]);
  const undo: UndoOperation = { operation: "setFields", type: "brand", columns: ["spellings"], rows };
  return { spellings, undo };
}

/**
 * Makes a name that pieces and products have a spelling of a brand, or a brand.
 * @throws NOT_FOUND, BAD_USER_INPUT when a brand has the name by now.
 */
export async function joinBrandName(change: Write, { name, brandId }: JoinBrandNameInput): Promise<Change> {
  const { audit } = change;
  if (!brandId) {
    const brand = await createBrand(withoutEntry(change), { name });
    const undo: UndoOperation = {
      operation: "takeBack",
      type: "brand",
      rows: [{ id: brand.id, version: brand.version }],
    };
    const undoId = await audit({
      action: "create",
      entityType: "brand",
      entityId: brand.id,
      title: brand.name,
      undo: [undo],
    });
    return { matched: 1, changed: 1, undoId };
  }
  const brand = await lockById(change, Brand, brandId, gone);
  await requireFreeNames(change, [name], brandId);
  const added = await addNames(change, brand, [name]);
  if (!added) return { matched: 1, changed: 0, undoId: null };
  const undoId = await audit({
    action: "update",
    entityType: "brand",
    entityId: brandId,
    title: brand.name,
    changes: { spellings: [brand.spellings, added.spellings] },
    undo: [added.undo],
  });
  return { matched: 1, changed: 1, undoId };
}

/** Counts the outfits with a piece or an exact product of the brand $1. */
const countOutfits = `SELECT count(DISTINCT worn.outfit_id)::int AS outfits FROM (${renderSql(wornWithNames(keysOfBrandId("$1"))).text}) worn`;

/** Two brands become one, which has the names of both: pieces and products find it by those. */
export const brandMerge: MergeKind = {
  type: "brand",
  move: async (change, twinId, intoId) => {
    const { db } = change;
    const twin = await db.findOneByOrFail(Brand, { id: twinId });
    const into = await db.findOneByOrFail(Brand, { id: intoId });
    const [{ outfits }]: { outfits: number }[] = await db.query(countOutfits, [twinId]);
    await db.query("LOCK TABLE brand_spellings IN SHARE ROW EXCLUSIVE MODE");
    await db.query("UPDATE brand_spellings SET brand_id = $2 WHERE brand_id = $1", [twinId, intoId]);
    const added = await addNames(change, into, [twin.name, ...twin.spellings]);
    if (added && added.spellings.length > maxSpellings) throw badUserInput(tooMany);
    const spellings = added ? added.spellings.length - into.spellings.length : 0;
    return { outfits, spellings, undo: added ? [added.undo] : [] };
  },
};

const maxSpellings = 50;
const tooMany = `A brand has at most ${maxSpellings} spellings. Remove some of either brand first.`;
