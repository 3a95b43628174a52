import { getFieldLabel } from "../../../../admin/record/paths";

/** Labels of fields whose path makes a poor label. */
const labels: Readonly<Record<string, string>> = {
  celebrityId: "Celebrity",
  outfitId: "Outfit",
  categoryName: "Category",
  bio: "Biography",
};

/** Returns the label that the forms use for a field. */
export const fieldLabel = (field: string): string => getFieldLabel(field, labels);
