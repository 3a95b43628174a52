import type { CreateOutfitInput, OutfitFieldsFragment } from "../../../graphql/generated/adminOperations";

/** What the form of an outfit holds, in the order of its fields. Blank texts are none. */
export interface OutfitValues {
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
});

/** What a copy begins with. Its address is its own, and its title says that it is one. */
export const copiedOutfit = (row: OutfitFieldsFragment): OutfitValues => ({
  ...outfitValues(row),
  title: `${row.title} (copy)`,
  slug: "",
});

const optional = ["occasion", "date", "affiliateLink", "fullDescription", "slug"] as const;

/** Some or all fields as the server takes them: optional ones that are blank are null. */
export function outfitInput<Values extends Partial<OutfitValues>>(values: Values): Values & Partial<CreateOutfitInput> {
  const blank = optional.filter((name) => name in values && !values[name]);
  return { ...values, ...Object.fromEntries(blank.map((name) => [name, null])) };
}
