import type { MatchKind } from "../../../graphql/generated/operations";

/** How closely a product matches its piece, for visitors and editors. */
export const matchLabels: Record<MatchKind, string> = {
  EXACT: "Exact match",
  SIMILAR: "Similar",
  BUDGET: "On a budget",
};
