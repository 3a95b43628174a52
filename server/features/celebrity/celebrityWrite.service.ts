import type { EntityManager } from "typeorm";
import type { BulkKind } from "../../core/write/bulk";
import { termAction } from "../../core/write/bulkInputs";
import { normalizeInput } from "../../core/text/normalizeInput";
import { newPublication } from "../../core/write/ownDraft";
import { lockRow, saveWithSlug } from "../../core/write/saveRow";
import { resolveTerm } from "../../core/kinds/terms";
import type { Write } from "../../core/write/write";
import { createSlug, findFreeSlug } from "../../core/slugs/freeSlug";
import { Celebrity } from "./celebrity.entity";
import { filterCelebrities } from "./celebrity.service";
import { emptySignature, emptySocialMedia } from "./celebrity.types";
import type { BulkCelebritiesInput, CreateCelebrityInput, UpdateCelebrityInput } from "./celebrityWrite.inputs";

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
