import type { EntityManager } from "typeorm";
import { changeMany, restrictRows } from "../../core/write/bulk";
import { termAction, requireOneAction } from "../../core/write/bulkInputs";
import type { Change } from "../../core/write/change";
import { createOnce } from "../../core/write/createOnce";
import { normalizeInput } from "../../core/text/normalizeInput";
import { newPublication } from "../../core/write/newPublication";
import { insertRow, lockRow, updateRow } from "../../core/write/saveRow";
import { resolveTerm } from "../../core/kinds/terms";
import { type Write, write } from "../../core/write/write";
import type { Actor } from "../../core/graphql/context";
import { findFreeSlug, rememberSlug, createSlug, withFreeSlug } from "../../core/slugs/freeSlug";
import { Select } from "../../core/read/select";
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

/** @throws BAD_USER_INPUT for invalid values. A slug that is taken gets the suffix -1, -2, ... */
export function createCelebrity(
  db: EntityManager,
  actor: Actor | null,
  input: CreateCelebrityInput,
): Promise<Celebrity> {
  return createOnce(db, actor, Celebrity, input, async (change, { slug, status, ...fields }) => {
    const values = { ...(await toColumns(change, fields)), ...newPublication(change, status) };
    const wanted = createSlug("celebrity", slug?.trim() || fields.name);
    return withFreeSlug(change.db, "celebrity", wanted, null, (free, savepoint) =>
      insertRow({ ...change, db: savepoint }, "celebrity", Celebrity, { ...values, slug: free }),
    );
  });
}

/**
 * @throws NOT_FOUND, CONFLICT when the version is outdated, BAD_USER_INPUT. A former slug keeps redirecting to the row.
 */
export function updateCelebrity(
  db: EntityManager,
  actor: Actor | null,
  { id, version, slug, ...fields }: UpdateCelebrityInput,
): Promise<Celebrity> {
  return write(db, actor, async (change) => {
    const before = await lockRow(change, "celebrity", Celebrity, { id, version });
    const values = await toColumns(change, fields, before);
    if (slug === undefined) return updateRow(change, "celebrity", Celebrity, before, values);
    const wanted = createSlug("celebrity", slug?.trim() || (values.name ?? before.name));
    return withFreeSlug(change.db, "celebrity", wanted, id, async (free, savepoint) => {
      const inside = { ...change, db: savepoint };
      const row = await updateRow(inside, "celebrity", Celebrity, before, { ...values, slug: free });
      await rememberSlug(savepoint, "celebrity", row, before.slug);
      return row;
    });
  });
}

/** Returns the slug that a new celebrity with this name would get. */
export const celebritySlug = (db: EntityManager, name: string, exceptId: string | null): Promise<string> =>
  findFreeSlug(db, "celebrity", createSlug("celebrity", name), exceptId);

/** Deletes or changes many celebrities in one write. */
export function changeCelebrities(
  db: EntityManager,
  actor: Actor | null,
  { dryRun, ...input }: BulkCelebritiesInput,
): Promise<Change> {
  return changeMany(db, actor, async (change) => {
    const rows = new Select(change.db, Celebrity, "celebrity");
    restrictRows(rows, input, (filter) => filterCelebrities(rows, filter));
    const action = requireOneAction([
      input.delete ? { delete: true } : false,
      await termAction(change, "category", "category", { name: input.category, dryRun }),
      await termAction(change, "styleType", "style_type", { name: input.styleType, dryRun }),
    ]);
    return { type: "celebrity", rows, action, dryRun };
  });
}
