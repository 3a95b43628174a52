import { recordMessages } from "../../../shared/admin/record/recordMessages";

/** Root lists that a change of outfits touches; a new occasion or tag becomes a term. */
export const outfitLists = ["outfits", "outfitOccasions", "terms"] as const;

/** Lists that change when an outfit moves to the trash or back. */
export const outfitAndProductLists = [...outfitLists, "affiliateProducts", "productRetailers"] as const;

export const outfitMessages = recordMessages("outfit");
