import { changedFields } from "../../../shared/admin/record/changedFields";
import { emptyLook, lookValues, type LookValues } from "./pieces/pieceValues";
import type { CreateOutfitInput, OutfitFieldsFragment } from "../../../graphql/generated/adminOperations";

/** The form values of an outfit, in the order of its fields. Blank text means none. */
export interface OutfitValues extends LookValues {
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
  ...emptyLook,
};

export const outfitValues = (row: OutfitFieldsFragment): OutfitValues => ({
  title: row.title,
  image: row.image,
  celebrityId: row.celebrityId,
  occasion: row.occasion ?? "",
  description: row.description,
  date: row.date ?? "",
  affiliateLink: row.affiliateLink ?? "",
  tags: [...row.tags],
  fullDescription: row.fullDescription ?? "",
  slug: row.slug,
  ...lookValues(row),
});

/** Initial values for a copy: a new slug, and a title that shows that it is one. The server copies the pieces. */
export const copiedOutfit = (row: OutfitFieldsFragment): OutfitValues => ({
  ...outfitValues(row),
  title: `${row.title} (copy)`,
  slug: "",
  pieces: [],
});

const optional = ["occasion", "date", "affiliateLink", "fullDescription", "slug"] as const;

/** Converts some or all values to the server's input: blank optional ones become null. */
export function outfitInput<Values extends Partial<OutfitValues>>(values: Values): Values & Partial<CreateOutfitInput> {
  const blank = optional.filter((name) => name in values && !values[name]);
  return { ...values, ...Object.fromEntries(blank.map((name) => [name, null])) };
}

/** Converts the values of a new outfit: what describes its picture and pieces is sent only when entered. */
export function newOutfitInput({ imageAlt, focalPoint, aspectRatio, pieces, ...details }: OutfitValues) {
  return { ...outfitInput(details), ...changedFields({ imageAlt, focalPoint, aspectRatio, pieces }, emptyLook) };
}
