import type { CategoryRuleFieldsFragment, CategoryRuleKind } from "../../../../../graphql/generated/adminOperations";

export const kindLabels: Record<CategoryRuleKind, string> = {
  WORDS: "All words occur",
  ENDING: "Type, title or tag ends with",
  PATH: "Google category begins with",
};

type Rule = CategoryRuleFieldsFragment;

const listed = 8;

/** Returns what a rule looks at: "All words occur: bicycle + pump". */
export function describeRule({ kind, phrases }: Pick<Rule, "kind" | "phrases">): string {
  const more = phrases.length > listed ? ` and ${phrases.length - listed} more` : "";
  return `${kindLabels[kind]}: ${phrases.slice(0, listed).join(kind === "WORDS" ? " + " : ", ")}${more}`;
}

/** Returns what a rule decides: "Dresses". */
export function describeOutcome(
  { outcome, categoryName: slug }: Pick<Rule, "outcome" | "categoryName">,
  getCategoryName: (slug: string) => string,
): string {
  if (outcome === "LEAVE_OUT") return "Left out";
  return outcome === "UNCLEAR" || slug === null ? "Decides nothing" : getCategoryName(slug);
}

const strengthNotes: Record<Rule["strength"], string> = {
  ALWAYS: "",
  LAST: "In a title only when nothing else decides",
  ALONE: "Only as a type with nothing beside it",
};

/** Returns how far a rule counts: its feed, and a note about ambiguous words. */
export function describeScope({ feedId, strength }: Rule, feeds: readonly { id: string; name: string }[]): string {
  const feed = feedId === null ? "All feeds" : (feeds.find(({ id }) => id === feedId)?.name ?? "One feed");
  return [feed, strengthNotes[strength]].filter(Boolean).join(". ");
}
