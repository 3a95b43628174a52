import { isDeepStrictEqual } from "node:util";
import { validate as isUuid } from "uuid";
import type { BulkKind } from "../../../core/write/bulk";
import { tagAction, termAction } from "../../../core/write/bulkInputs";
import { normalizeInput } from "../../../core/text/normalizeInput";
import { newPublication, messagesOfChanged, requireComplete } from "../../../core/write/publishRules";
import { lockRow, saveWithSlug } from "../../../core/write/saveRow";
import { PublicationStatus } from "../../../core/kinds/publishableRow";
import { resolveTerm, resolveTerms } from "../../../core/kinds/terms";
import type { Write } from "../../../core/write/write";
import { badUserInput } from "../../../core/errors/appErrors";
import { findCelebrity } from "../celebrity/celebrity.service";
import { requireEvent } from "../event/event.service";
import { Outfit, requiredOutfitFields, OutfitTag } from "./outfit.entity";
import { filterOutfits, readTags, findOutfit } from "./outfit.service";
import { toSceneColumns } from "./scene";
import { requirePublicWearer } from "./publicWearer.service";
import { savePictures } from "./pieces/savePictures";
import { savePieces } from "./pieces/savePieces";
import { readTitleFacts } from "../../../core/vocabulary/facts";
import { cropColumns } from "./pieces/point.types";
import type { BulkOutfitsInput, CreateOutfitInput, UpdateOutfitInput } from "./outfit.inputs";
import { describeRows } from "../../../core/kinds/contentKind";

/** Columns that a copy takes from the original. It has its own version and clicks, and is not sample data. */
const copied = `title, image, description, price, price_amount, price_currency, original_price, original_price_amount,
  original_price_currency, retailer, brand_name, affiliate_link, price_checked_at, price_source_kind, rating, review_count, match_kind,
  condition, garments, colors, materials, patterns`;

/**
 * Copies another outfit's pieces and published products to an outfit. Points come along when both have the same picture.
 * @throws BAD_USER_INPUT when the other outfit is deleted: its products are in the trash too, and the copy would
 * silently lack them.
 */
async function copyProducts({ db, invalidate, audit }: Write, fromId: string, toId: string): Promise<void> {
  if (!isUuid(fromId) || !(await findOutfit(db, { id: fromId }))) {
    const gone = "The outfit to copy no longer exists. It may be in the trash.";
    throw badUserInput(gone, { productsOf: gone });
  }
  // An outfit's products are sorted by creation time, which is equal for all rows of one statement.
  const rows: unknown[] = await db.query(
    `WITH pair AS MATERIALIZED (SELECT id AS original, gen_random_uuid() AS copy FROM outfit_pieces WHERE outfit_id = $1),
       pieces AS (
         INSERT INTO outfit_pieces (id, outfit_id, place, name, note, brand_name, own_facts, facts_chosen, x, y)
         SELECT pair.copy, $2, piece.place, piece.name, piece.note, piece.brand_name, piece.own_facts, piece.facts_chosen,
           CASE WHEN source.image = target.image THEN piece.x END, CASE WHEN source.image = target.image THEN piece.y END
         FROM outfit_pieces piece JOIN pair ON pair.original = piece.id
           JOIN outfits source ON source.id = $1 JOIN outfits target ON target.id = $2)
     INSERT INTO affiliate_products (outfit_id, piece_id, created_at, place, ${copied})
     SELECT $2, pair.copy, now() + position * interval '1 microsecond', place, ${copied}
     FROM (SELECT *, row_number() OVER (ORDER BY created_at, id) AS position
           FROM affiliate_products WHERE outfit_id = $1 AND deleted_at IS NULL) original
       LEFT JOIN pair ON pair.original = original.piece_id RETURNING id`,
    [fromId, toId],
  );
  if (rows.length === 0) return;
  invalidate("affiliateProducts");
  const title = describeRows(rows.length, "affiliateProduct");
  await audit({ action: "create", entityType: "affiliateProduct", title });
}

type Fields = Omit<UpdateOutfitInput, "id" | "version" | "slug" | Lists>;
/** Fields that are rows of other tables. */
type Lists = "tags" | "pieces" | "morePictures";

/** Converts the input to columns; blank optional fields are null. */
async function toColumns(change: Write, input: Fields): Promise<Partial<Outfit>> {
  const { title, image, description, celebrityId, eventId, focalPoint, aspectRatio, scene, ...optional } = input;
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
  if (eventId) await requireEvent(change.db, eventId);
  return {
    ...(title && { title: title.trim(), titleFacts: readTitleFacts(title) }),
    image: image?.trim(),
    imageAlt,
    seoTitle,
    seoDescription,
    ...cropColumns({ focalPoint, aspectRatio }),
    description: description?.trim(),
    celebrityId: celebrityId === "" ? null : (celebrityId ?? undefined),
    eventId: eventId === undefined ? undefined : eventId || null,
    fullDescription: orNull(fullDescription),
    occasion: orNull(occasion),
    date: orNull(date),
    ...(await toSceneColumns(change, scene)),
    affiliateLink: orNull(affiliateLink),
  };
}

/** @throws BAD_USER_INPUT for an event and a scene. */
function requireOnePlace({ eventId, showId }: Partial<Outfit>): void {
  if (!eventId || !showId) return;
  const message = "An outfit is worn at an event or in a show. Remove one of them.";
  throw badUserInput(message, { eventId: message });
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

/**
 * @param required what it needs unless it is a draft.
 * @throws BAD_USER_INPUT for invalid values, or when the celebrity or the outfit to copy does not exist.
 */
export async function createOutfit(
  change: Write,
  { slug, status, tags, pieces, morePictures, productsOf, ...fields }: Omit<CreateOutfitInput, "requestId">,
  required: Readonly<Record<string, string>> = requiredOutfitFields,
): Promise<Outfit> {
  const values = { ...(await toColumns(change, fields)), ...newPublication(change, status) };
  requireComplete(values.status, values, required);
  requireOnePlace(values);
  if (values.status === PublicationStatus.PUBLISHED) await requirePublicWearer(change, values.celebrityId);
  const outfit = await saveWithSlug(change, "outfit", Outfit, values, { slug });
  if (productsOf) await copyProducts(change, productsOf, outfit.id);
  await saveLists(change, outfit.id, { tags, pieces, morePictures });
  return outfit;
}

/** @throws NOT_FOUND, CONFLICT when the version is outdated, BAD_USER_INPUT. */
export async function updateOutfit(
  change: Write,
  { id, version, slug, tags, pieces, morePictures, ...fields }: UpdateOutfitInput,
): Promise<Outfit> {
  const before = await lockRow(change, "outfit", Outfit, { id, version });
  const values = await toColumns(change, fields);
  requireComplete(before.status, values, messagesOfChanged(values, requiredOutfitFields));
  requireOnePlace({
    eventId: values.eventId === undefined ? before.eventId : values.eventId,
    showId: values.showId === undefined ? before.showId : values.showId,
  });
  if (values.celebrityId && before.status === PublicationStatus.PUBLISHED)
    await requirePublicWearer(change, values.celebrityId);
  const also = await saveLists(change, id, { tags, pieces, morePictures });
  return saveWithSlug(change, "outfit", Outfit, values, { before, slug, also });
}

/** What a bulk change does to outfits. */
export const outfitBulk: BulkKind<Outfit, BulkOutfitsInput> = {
  type: "outfit",
  entity: Outfit,
  alias: "outfit",
  applyFilter: filterOutfits,
  listActions: async (change, { occasion, addTag, removeTag, dryRun }) => [
    await termAction(change, "occasion", "occasion", { name: occasion, dryRun, blank: null }),
    await tagAction(change, "addTag", { name: addTag, dryRun }),
    await tagAction(change, "removeTag", { name: removeTag, dryRun: true }),
  ],
};
