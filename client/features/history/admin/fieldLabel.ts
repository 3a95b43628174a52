import { labelOf } from "../../../shared/admin/record/paths";

/** Names of the fields whose path does not say it well. */
const labels: Readonly<Record<string, string>> = {
  celebrityId: "Celebrity",
  outfitId: "Outfit",
  categoryName: "Category",
  bio: "Biography",
};

/** A field as the forms call it. */
export const fieldLabel = (field: string): string => labelOf(field, labels);
