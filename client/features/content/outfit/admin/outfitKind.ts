import { array, mixed, number, object, string, type ObjectSchema } from "yup";
import {
  BulkOutfitsDocument,
  CreateOutfitDocument,
  type CreateOutfitInput,
  DeleteOutfitDocument,
  type OutfitFieldsFragment,
  OutfitRecordDocument,
  UpdateOutfitDocument,
} from "../../../../graphql/generated/adminOperations";
import { changedFields, kindWords, pickFields, recordKind } from "../../../../admin/kind/recordKind";
import { recordMessages } from "../../../../admin/record/recordMessages";
import { emptySeo, seoLabels, type SeoValues, seoSchema } from "../../../../admin/seo/seoSchema";
import { optionalLink, optionalText, pictureRule, requiredText } from "../../../../admin/form/fieldRules";
import {
  keepPointsOf,
  toPictureInput,
  toPictureValue,
  maxPictures,
  type PiecePointValue,
} from "./pieces/pictureValues";
import { sceneInput, sceneValue, type SceneValue } from "./appearance/sceneValue";
import { emptyLook, lookValues, type LookValues, type PieceValue } from "./pieces/pieceValues";

/** The form values of an outfit, in the order of its fields. Blank text means none. */
export interface OutfitValues extends LookValues, SeoValues {
  title: string;
  image: string;
  celebrityId: string;
  /** The event at which it was worn. */
  eventId: string;
  occasion: string;
  description: string;
  /** YYYY-MM-DD. */
  date: string;
  affiliateLink: string;
  tags: string[];
  fullDescription: string;
  slug: string;
  /** Where in a show it was worn; null for nowhere. */
  scene: SceneValue | null;
}

export const emptyOutfit: OutfitValues = {
  title: "",
  image: "",
  celebrityId: "",
  eventId: "",
  occasion: "",
  description: "",
  date: "",
  affiliateLink: "",
  tags: [],
  fullDescription: "",
  slug: "",
  scene: null,
  ...emptySeo,
  ...emptyLook,
};

export const outfitValues = (row: OutfitFieldsFragment): OutfitValues => ({
  ...pickFields({ ...emptyOutfit, scene: null }, { ...row, eventId: "", scene: null }),
  scene: sceneValue(row.scene),
  eventId: row.event?.id ?? "",
  ...lookValues(row),
});

/**
 * Initial values for a copy: a new slug, a title that shows that it is one, and no texts for search engines, because two
 * pages with the same ones compete. The server copies the pieces, which get new ids; the further pictures begin without
 * points.
 */
export const copiedOutfit = (row: OutfitFieldsFragment): OutfitValues => ({
  ...outfitValues(row),
  title: `${row.title} (copy)`,
  slug: "",
  ...emptySeo,
  pieces: [],
  morePictures: row.morePictures.map((picture) => ({ ...toPictureValue(picture), points: [] })),
});

const optionalFields = ["eventId", "occasion", "date", "affiliateLink", "fullDescription", "slug"] as const;

type Input<Values> = Omit<Values, "morePictures" | "scene"> & Partial<CreateOutfitInput>;

/** Converts some or all values to the server's input: blank optional ones become null. */
export function outfitInput<Values extends Partial<OutfitValues>>({
  morePictures,
  scene,
  ...values
}: Values): Input<Values> {
  const blank = optionalFields.filter((name) => name in values && !values[name as keyof typeof values]);
  return {
    ...values,
    ...Object.fromEntries(blank.map((name) => [name, null])),
    ...(scene !== undefined && { scene: sceneInput(scene) }),
    ...(morePictures && { morePictures: morePictures.map(toPictureInput) }),
  };
}

/** Drops the points of pieces that are gone, which the server refuses. A merge of two versions can leave some. */
export const withoutStrayPoints = (values: OutfitValues): OutfitValues => ({
  ...values,
  morePictures: keepPointsOf(values.morePictures, values.pieces),
});

/** Converts the values of a new outfit: blank texts for search engines and an untouched look are not sent. */
export function newOutfitInput(values: OutfitValues) {
  const { eventId, scene, seoTitle, seoDescription, ...rest } = values;
  const { imageAlt, focalPoint, aspectRatio, pieces, morePictures, ...details } = rest;
  const look = { imageAlt, focalPoint, aspectRatio, pieces, morePictures };
  const entered = { eventId, scene, seoTitle, seoDescription, ...look };
  return outfitInput({
    ...details,
    ...changedFields(entered, { eventId: "", scene: null, ...emptyLook, ...emptySeo }),
  });
}

const point = object({ x: number().defined(), y: number().defined() });

const picture = object({
  id: string().defined(),
  image: string().defined(),
  alt: optionalText(500),
  focalPoint: point,
  aspectRatio: number().nullable().default(null),
  points: array().of(mixed<PiecePointValue>().defined()).defined(),
});

/** The server's rules; the messages of required fields are quoted from the specification. */
const schema: ObjectSchema<OutfitValues> = object({
  title: requiredText("Title is required", 300),
  image: requiredText("Image URL is required", 2_000).test(pictureRule),
  celebrityId: string().required("Celebrity is required"),
  eventId: string().default(""),
  occasion: optionalText(100),
  description: requiredText("Description is required", 2_000),
  date: string().default(""),
  affiliateLink: optionalLink,
  tags: array()
    .of(string().defined())
    .defined()
    .max(50, "At most 50 tags")
    .test("length", "A tag has at most 100 characters", (tags) => tags.every((tag) => tag.length <= 100)),
  fullDescription: optionalText(50_000),
  slug: optionalText(200),
  scene: mixed<SceneValue>().nullable().default(null),
  ...seoSchema,
  imageAlt: optionalText(500),
  focalPoint: point,
  aspectRatio: number().nullable().default(null),
  pieces: array()
    .of(mixed<PieceValue>().defined())
    .defined()
    .max(40, "At most 40 pieces")
    .test("names", "Name each piece, or remove it", (pieces) => pieces.every(({ name }) => name.trim() !== "")),
  morePictures: array().of(picture).defined().max(maxPictures, `At most ${maxPictures} further pictures`),
});

/** A draft needs a title only. */
const draftSchema: ObjectSchema<OutfitValues> = schema.shape({
  image: optionalText(2_000).test(pictureRule),
  celebrityId: string().default(""),
  description: optionalText(2_000),
});

export const outfitKind = recordKind({
  type: "outfit",
  typename: "Outfit",
  noun: ["outfit", "outfits"],
  words: kindWords("Outfit", { addTitle: "Add New Outfit" }),
  documents: {
    record: OutfitRecordDocument,
    create: CreateOutfitDocument,
    update: UpdateOutfitDocument,
    remove: DeleteOutfitDocument,
    bulk: BulkOutfitsDocument,
  },
  // A new occasion or tag becomes a term.
  lists: ["outfits", "outfitOccasions", "terms"],
  schema,
  draftSchema,
  empty: emptyOutfit,
  toValues: outfitValues,
  toCopy: copiedOutfit,
  prepare: withoutStrayPoints,
  toInput: outfitInput,
  toNewInput: newOutfitInput,
  labels: {
    celebrityId: "Celebrity",
    eventId: "Where was it worn?",
    image: "Image URL",
    date: "Date Worn",
    affiliateLink: "Affiliate Link",
    fullDescription: "Full Description",
    scene: "Where was it worn, on screen",
    ...seoLabels,
  },
  publishes: "outfit",
  // The picture stands beside its pieces, and products have wide fields.
  maxWidth: 1040,
  messages: recordMessages("outfit"),
  deletion: {
    // Its products go with it.
    alsoChanged: ["outfitOccasions", "affiliateProducts", "productRetailers"],
    bulkConsequence: "will be moved to the trash, with their products",
  },
});
