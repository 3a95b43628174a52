import { isDeepStrictEqual } from "node:util";
import type { EntityManager } from "typeorm";
import { changeMany, restrictRows } from "../../core/write/bulk";
import { termAction, requireOneAction, tagAction } from "../../core/write/bulkInputs";
import type { Change } from "../../core/write/change";
import { createOnce } from "../../core/write/createOnce";
import { normalizeInput } from "../../core/text/normalizeInput";
import { newPublication } from "../../core/write/newPublication";
import { messagesOfChanged, requireComplete } from "../../core/write/requireComplete";
import { insertRow, lockRow, updateRow } from "../../core/write/saveRow";
import { PublicationStatus } from "../../core/kinds/publishableRow";
import { resolveTerm, resolveTerms } from "../../core/kinds/terms";
import { type Write, write } from "../../core/write/write";
import { badUserInput } from "../../core/errors/appErrors";
import type { Actor } from "../../core/graphql/context";
import { rememberSlug, createSlug, withFreeSlug } from "../../core/slugs/freeSlug";
import { Select } from "../../core/read/select";
import { findCelebrity } from "../celebrity/celebrity.service";
import { copyProducts } from "./copyProducts";
import { Outfit } from "./outfit.entity";
import { filterOutfits, readTags } from "./outfit.service";
import { OutfitTag } from "./outfitTag.entity";
import { requirePublicWearer } from "./publicWearer.service";
import { requiredOutfitFields } from "./requiredFields.types";
import { savePictures } from "./pieces/savePictures";
import { savePieces } from "./pieces/savePieces";
import { cropColumns } from "./pieces/point.types";
import type { BulkOutfitsInput, CreateOutfitInput, UpdateOutfitInput } from "./outfitWrite.inputs";

type Fields = Omit<UpdateOutfitInput, "id" | "version" | "slug" | Lists>;
/** Fields that are rows of other tables. */
type Lists = "tags" | "pieces" | "morePictures";

/** Converts the input to columns; blank optional fields are null. */
async function toColumns(change: Write, input: Fields): Promise<Partial<Outfit>> {
  const { title, image, description, celebrityId, focalPoint, aspectRatio, ...optional } = input;
  const {
    fullDescription,
    date,
    affiliateLink,
    imageAlt,
    seoTitle,
    seoDescription,
    occasion: name,
  } = normalizeInput(optional);
  const occasion = await resolveTerm(change, "occasion", name);
  const orNull = (text: string | undefined) => (text === undefined ? undefined : text || null);
  if (celebrityId) await requireCelebrity(change, celebrityId);
  return {
    title: title?.trim(),
    image: image?.trim(),
    imageAlt,
    seoTitle,
    seoDescription,
    ...cropColumns({ focalPoint, aspectRatio }),
    description: description?.trim(),
    celebrityId: celebrityId === "" ? null : (celebrityId ?? undefined),
    fullDescription: orNull(fullDescription),
    occasion: orNull(occasion),
    date: orNull(date),
    affiliateLink: orNull(affiliateLink),
  };
}

async function requireCelebrity({ db }: Write, id: string): Promise<void> {
  if (await findCelebrity(db, { id })) return;
  const gone = "This celebrity no longer exists. It may be in the trash.";
  throw badUserInput(gone, { celebrityId: gone });
}

/** Replaces the tags. @returns the difference for the audit log, empty when unchanged. */
async function replaceTags(
  change: Write,
  outfitId: string,
  names: readonly string[],
): Promise<Record<string, [unknown, unknown]>> {
  const before = await readTags(change.db, outfitId);
  const after = await resolveTerms(change, "tag", names);
  if (isDeepStrictEqual(before, after)) return {};
  await change.db.delete(OutfitTag, { outfitId });
  if (after.length)
    await change.db.insert(
      OutfitTag,
      after.map((tagName) => ({ outfitId, tagName })),
    );
  return { tags: [before, after] };
}

/** Replaces the given lists. @returns their differences for the audit log. */
const saveLists = async (
  change: Write,
  id: string,
  { tags, pieces, morePictures }: Pick<UpdateOutfitInput, Lists>,
): Promise<Record<string, [unknown, unknown]>> => ({
  ...(tags && (await replaceTags(change, id, tags))),
  // Points of a picture refer to pieces that the same input may add.
  ...(pieces && (await savePieces(change, id, pieces))),
  ...(morePictures && (await savePictures(change, id, morePictures))),
});

/** Creates an outfit within a change. */
export async function insertOutfit(
  change: Write,
  { slug, status, tags, pieces, morePictures, productsOf, ...fields }: Omit<CreateOutfitInput, "requestId">,
): Promise<Outfit> {
  const values = { ...(await toColumns(change, fields)), ...newPublication(change, status) };
  requireComplete(values.status, values, requiredOutfitFields);
  if (values.status === PublicationStatus.PUBLISHED) await requirePublicWearer(change, values.celebrityId);
  const wanted = createSlug("outfit", slug?.trim() || fields.title);
  const outfit = await withFreeSlug(change.db, "outfit", wanted, null, (free, savepoint) =>
    insertRow({ ...change, db: savepoint }, "outfit", Outfit, { ...values, slug: free }),
  );
  if (productsOf) await copyProducts(change, productsOf, outfit.id);
  await saveLists(change, outfit.id, { tags, pieces, morePictures });
  return outfit;
}

/** Updates an outfit within a change. */
export async function saveOutfit(
  change: Write,
  { id, version, slug, tags, pieces, morePictures, ...fields }: UpdateOutfitInput,
): Promise<Outfit> {
  const before = await lockRow(change, "outfit", Outfit, { id, version });
  const values = await toColumns(change, fields);
  requireComplete(before.status, values, messagesOfChanged(values, requiredOutfitFields));
  if (values.celebrityId && before.status === PublicationStatus.PUBLISHED)
    await requirePublicWearer(change, values.celebrityId);
  const listChanges = await saveLists(change, id, { tags, pieces, morePictures });
  if (slug === undefined) return updateRow(change, "outfit", Outfit, before, values, listChanges);
  const wanted = createSlug("outfit", slug?.trim() || (values.title ?? before.title));
  return withFreeSlug(change.db, "outfit", wanted, id, async (free, savepoint) => {
    const inside = { ...change, db: savepoint };
    const row = await updateRow(inside, "outfit", Outfit, before, { ...values, slug: free }, listChanges);
    await rememberSlug(savepoint, "outfit", row, before.slug);
    return row;
  });
}

/** @throws BAD_USER_INPUT for invalid values, or when the celebrity or the outfit to copy does not exist. */
export const createOutfit = (db: EntityManager, actor: Actor | null, input: CreateOutfitInput): Promise<Outfit> =>
  createOnce(db, actor, Outfit, input, insertOutfit);

/**
 * @throws NOT_FOUND, CONFLICT when the version is outdated, BAD_USER_INPUT. A former slug keeps redirecting to the row.
 */
export const updateOutfit = (db: EntityManager, actor: Actor | null, input: UpdateOutfitInput): Promise<Outfit> =>
  write(db, actor, (change) => saveOutfit(change, input));

/** Deletes or changes many outfits in one write. */
export function changeOutfits(
  db: EntityManager,
  actor: Actor | null,
  { dryRun, ...input }: BulkOutfitsInput,
): Promise<Change> {
  return changeMany(db, actor, async (change) => {
    const rows = new Select(change.db, Outfit, "outfit");
    restrictRows(rows, input, (filter) => filterOutfits(rows, filter));
    const action = requireOneAction([
      input.delete ? { delete: true } : false,
      await termAction(change, "occasion", "occasion", { name: input.occasion, dryRun, blank: null }),
      await tagAction(change, "addTag", { name: input.addTag, dryRun }),
      await tagAction(change, "removeTag", { name: input.removeTag, dryRun: true }),
    ]);
    return { type: "outfit", rows, action, dryRun };
  });
}
