import type { MatchKind } from "../../../graphql/generated/adminOperations";

/** The words of the public page. */
export const matchLabels: Record<MatchKind, string> = {
  EXACT: "Exact match",
  SIMILAR: "Similar",
  BUDGET: "On a budget",
};
