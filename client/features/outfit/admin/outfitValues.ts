import { changedFields } from "../../../shared/admin/record/changedFields";
import { emptySeo, type SeoValues } from "../../../shared/admin/seo/seoSchema";
import { keepPointsOf, toPictureInput, toPictureValue } from "./pieces/pictureValues";
import { emptyLook, lookValues, type LookValues } from "./pieces/pieceValues";
import type { CreateOutfitInput, OutfitFieldsFragment } from "../../../graphql/generated/adminOperations";

/** The form values of an outfit, in the order of its fields. Blank text means none. */
export interface OutfitValues extends LookValues, SeoValues {
  title: string;
  image: string;
  celebrityId: string;
  occasion: string;
  description: string;
  /** YYYY-MM-DD. */
  date: string;
  affiliateLink: string;
  tags: string[];
  fullDescription: string;
  slug: string;
}

export const emptyOutfit: OutfitValues = {
  title: "",
  image: "",
  celebrityId: "",
  occasion: "",
  description: "",
  date: "",
  affiliateLink: "",
  tags: [],
  fullDescription: "",
  slug: "",
  ...emptySeo,
  ...emptyLook,
};

export const outfitValues = (row: OutfitFieldsFragment): OutfitValues => ({
  title: row.title,
  image: row.image,
  celebrityId: row.celebrityId ?? "",
  occasion: row.occasion ?? "",
  description: row.description,
  date: row.date ?? "",
  affiliateLink: row.affiliateLink ?? "",
  tags: [...row.tags],
  fullDescription: row.fullDescription ?? "",
  slug: row.slug,
  seoTitle: row.seoTitle,
  seoDescription: row.seoDescription,
  ...lookValues(row),
});

/**
 * Initial values for a copy: a new slug, a title that shows that it is one, and no texts for search engines, because two
 * pages with the same ones compete. The server copies the pieces, which get
 * new ids; the further pictures begin without points.
 */
export const copiedOutfit = (row: OutfitFieldsFragment): OutfitValues => ({
  ...outfitValues(row),
  title: `${row.title} (copy)`,
  slug: "",
  ...emptySeo,
  pieces: [],
  morePictures: row.morePictures.map((picture) => ({ ...toPictureValue(picture), points: [] })),
});

const optional = ["occasion", "date", "affiliateLink", "fullDescription", "slug"] as const;

type Input<Values> = Omit<Values, "morePictures"> & Partial<CreateOutfitInput>;

/** Converts some or all values to the server's input: blank optional ones become null. */
export function outfitInput<Values extends Partial<OutfitValues>>({ morePictures, ...values }: Values): Input<Values> {
  const blank = optional.filter((name) => name in values && !values[name as keyof typeof values]);
  return {
    ...values,
    ...Object.fromEntries(blank.map((name) => [name, null])),
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
  const { imageAlt, focalPoint, aspectRatio, pieces, morePictures, seoTitle, seoDescription, ...details } = values;
  const entered = { imageAlt, focalPoint, aspectRatio, pieces, morePictures, seoTitle, seoDescription };
  return outfitInput({ ...details, ...changedFields(entered, { ...emptyLook, ...emptySeo }) });
}

/** Converts unsaved values for a preview of the page, of a new outfit without `id`. */
export const outfitDraft = (values: OutfitValues, id: string | undefined, version: number | null): object =>
  id === undefined
    ? newOutfitInput(withoutStrayPoints(values))
    : { id, version, ...outfitInput(withoutStrayPoints(values)) };
