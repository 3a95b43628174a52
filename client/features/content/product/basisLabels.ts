import type { IdentificationBasis } from "../../../graphql/generated/operations";

/** On what an identification rests, for visitors and editors. */
export const basisLabels: Record<IdentificationBasis, string> = {
  PICTURE: "Seen in the picture",
  BRAND: "Confirmed by the brand",
  TIP: "A reader's tip",
  GUESS: "An editor's guess",
};
