import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import type { SortOrder } from "../../../core/read/sortOrder";
import { findByIdOrSlug } from "../../../core/slugs/slugged";
import { keysOfBrand, wornWithNames } from "../../../core/kinds/brandSql";
import { isShown } from "../../../core/kinds/visibility";
import { getAudience } from "../../../core/read/audience";
import { containsText } from "../../../core/read/containsText";
import { type Conditions, Select } from "../../../core/read/select";
import { Parameter, rawSql, sql, type SqlFragment } from "../../../core/read/sql";
import { likePattern, normalizeSearch } from "../../../core/text/search";
import { Celebrity } from "./celebrity.entity";
import {
  type CelebritySort,
  type BulkCelebritiesInput,
  type CreateCelebrityInput,
  type UpdateCelebrityInput,
} from "./celebrity.inputs";
import { type CelebrityFilter, emptySignature, emptySocialMedia } from "./celebrity.types";
import type { BulkKind } from "../../../core/write/bulk";
import { termAction } from "../../../core/write/bulkInputs";
import { normalizeInput } from "../../../core/text/normalizeInput";
import { newPublication } from "../../../core/write/publishRules";
import { lockRow, saveWithSlug } from "../../../core/write/saveRow";
import { resolveTerm } from "../../../core/kinds/terms";
import type { Write } from "../../../core/write/write";
import { createSlug, findFreeSlug } from "../../../core/slugs/freeSlug";

const byName = { expression: "searchable(celebrity.name)", type: "text" } as const;
export const celebrityOrders: Record<CelebritySort, SortOrder> = {
  NAME: { direction: "ASC", keys: [byName] },
  NEWEST: { direction: "DESC", keys: [{ expression: "celebrity.created_at", type: "timestamptz" }] },
  CATEGORY: { direction: "ASC", keys: [{ expression: "celebrity.category", type: "text" }, byName] },
  STYLE_TYPE: { direction: "ASC", keys: [{ expression: "celebrity.style_type", type: "text" }, byName] },
  UPDATED: { direction: "DESC", keys: [{ expression: "celebrity.updated_at", type: "timestamptz" }] },
};

function filterCelebrities(query: Conditions, filter: CelebrityFilter): void {
  const { category, status, styleType } = filter;
  const search = normalizeSearch(filter.search);
  if (search) query.andWhere(containsText("celebrity", new Parameter(likePattern(search))));
  if (status) query.andWhere(sql`celebrity.status = ${status}`);
  if (category) query.andWhere(sql`celebrity.category = ${category}`);
  if (styleType) query.andWhere(sql`celebrity.style_type = ${styleType}`);
  if (filter.brand) {
    const { audience } = query;
    query.andWhere(
      sql`celebrity.id IN (SELECT look.celebrity_id FROM outfits look WHERE ${rawSql(isShown("outfits", "look", audience))}
        AND look.id IN (SELECT outfit_id FROM (${wornWithNames(keysOfBrand(filter.brand, audience))}) worn))`,
      { planDependsOnValues: true },
    );
  }
}

export const findCelebrity = (
  db: EntityManager,
  by: { id?: string | null; slug?: string | null },
): Promise<Celebrity | null> => findByIdOrSlug(db, Celebrity, "celebrity", by);

/** Returns a random celebrity; null when there is none. Comparing with a random id avoids reading every row. */
export async function randomCelebrity(db: EntityManager): Promise<Celebrity | null> {
  const isCandidate = rawSql(isShown("celebrities", "candidate", getAudience(db)));
  const firstId = (condition: SqlFragment) =>
    sql`(SELECT id FROM celebrities candidate WHERE ${isCandidate} AND ${condition} ORDER BY id LIMIT 1)`;
  // The second part covers a random id above the last one.
  const chosen = sql`${firstId(sql`id >= ${randomUUID()}`)} UNION ALL ${firstId(sql`TRUE`)} LIMIT 1`;
  const [celebrity] = await new Select(db, Celebrity, "celebrity").andWhere(sql`celebrity.id = (${chosen})`).read();
  return celebrity ?? null;
}

type Fields = Omit<UpdateCelebrityInput, "id" | "version" | "slug">;

/** Converts the input to columns. Omitted fields of JSON columns keep their value from `before`. */
async function toColumns(change: Write, input: Fields, before: Partial<Celebrity> = {}): Promise<Partial<Celebrity>> {
  const { socialMedia, signature, followerCount, influenceScores, styleEvolutionStages, fashionTimeline, ...texts } =
    input;
  const values: Partial<Celebrity> = normalizeInput(texts);
  if (texts.name === null) delete values.name;
  values.category = await resolveTerm(change, "category", values.category);
  values.styleType = await resolveTerm(change, "styleType", values.styleType);
  if (socialMedia)
    values.socialMedia = { ...(before.socialMedia ?? emptySocialMedia()), ...normalizeInput(socialMedia) };
  if (signature) values.signature = { ...(before.signature ?? emptySignature()), ...normalizeInput(signature) };
  if (followerCount !== undefined) values.followerCount = followerCount;
  if (influenceScores) values.influenceScores = influenceScores;
  if (styleEvolutionStages) values.styleEvolutionStages = styleEvolutionStages;
  if (fashionTimeline) values.fashionTimeline = [...fashionTimeline].sort((one, other) => one.year - other.year);
  return values;
}

/** @throws BAD_USER_INPUT for invalid values. */
export async function createCelebrity(
  change: Write,
  { slug, status, ...fields }: Omit<CreateCelebrityInput, "requestId">,
): Promise<Celebrity> {
  const values = { ...(await toColumns(change, fields)), ...newPublication(change, status) };
  return saveWithSlug(change, "celebrity", Celebrity, values, { slug });
}

/** @throws NOT_FOUND, CONFLICT when the version is outdated, BAD_USER_INPUT. */
export async function updateCelebrity(
  change: Write,
  { id, version, slug, ...fields }: UpdateCelebrityInput,
): Promise<Celebrity> {
  const before = await lockRow(change, "celebrity", Celebrity, { id, version });
  const values = await toColumns(change, fields, before);
  return saveWithSlug(change, "celebrity", Celebrity, values, { before, slug });
}

/** Returns the slug that a new celebrity with this name would get. */
export const celebritySlug = (db: EntityManager, name: string, exceptId: string | null): Promise<string> =>
  findFreeSlug(db, "celebrity", createSlug("celebrity", name), exceptId);

/** What a bulk change does to celebrities. */
export const celebrityBulk: BulkKind<Celebrity, BulkCelebritiesInput> = {
  type: "celebrity",
  entity: Celebrity,
  alias: "celebrity",
  applyFilter: filterCelebrities,
  listActions: async (change, { category, styleType, dryRun }) => [
    await termAction(change, "category", "category", { name: category, dryRun }),
    await termAction(change, "styleType", "style_type", { name: styleType, dryRun }),
  ],
};
