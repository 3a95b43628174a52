import { array, object, string } from "yup";
import { formKind } from "../../../../../admin/kind/recordKind";
import {
  type CategoryRuleFieldsFragment,
  type CategoryRuleKind,
  CreateCategoryRuleDocument,
  type CreateCategoryRuleInput,
  UpdateCategoryRuleDocument,
} from "../../../../../graphql/generated/adminOperations";

/** What a rule decides, apart from the slug of a category. Slugs are lowercase. */
export const leaveOut = "LEAVE_OUT";
export const unclear = "UNCLEAR";

export interface RuleValues {
  kind: CategoryRuleKind;
  phrases: string[];
  /** Id of its feed; blank for all feeds. */
  feedId: string;
  /** Slug of a category, `leaveOut` or `unclear`. */
  decision: string;
  strength: CategoryRuleFieldsFragment["strength"];
}

/** A product that a new rule is made from. */
export interface RuleOrigin {
  title: string;
  type: string;
  feedId: string;
}

const splitWords = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  ),
];

/** Returns the words of a product that a rule can require. */
export const wordsOf = ({ title, type }: RuleOrigin): string[] => splitWords(`${type} ${title}`);

const empty: RuleValues = { kind: "WORDS", phrases: [], feedId: "", decision: "", strength: "ALWAYS" };

/** Returns the values of a rule from an example: the words of its type, or of its title when it has none. */
export const fromExample = (origin: RuleOrigin): RuleValues => ({
  ...empty,
  phrases: splitWords(origin.type || origin.title),
  feedId: origin.feedId,
});

const toValues = (rule: CategoryRuleFieldsFragment): RuleValues => ({
  kind: rule.kind,
  phrases: [...rule.phrases],
  feedId: rule.feedId ?? "",
  decision: rule.outcome === "CATEGORY" ? (rule.categoryName ?? "") : rule.outcome,
  strength: rule.strength,
});

function toInput({ decision, feedId, ...values }: RuleValues): CreateCategoryRuleInput {
  const isCategory = decision !== leaveOut && decision !== unclear;
  return {
    ...values,
    feedId: feedId || null,
    outcome: isCategory ? "CATEGORY" : decision,
    categoryName: isCategory ? decision : null,
  };
}

export const ruleLabels = { kind: "Looks at", phrases: "Words", feedId: "Counts for", decision: "Goes to" };

const schema = object({
  phrases: array().of(string()).min(1, "Enter at least one word"),
  decision: string().required("Choose where the products go"),
});

const saved = { done: { title: "Rule saved", text: "It counts from the next check or import on." } };

export const ruleKind = formKind({
  type: "categoryRule",
  words: { name: "rule", addTitle: "Add rule", editTitle: "Edit rule", add: "Save rule", update: "Save rule" },
  documents: { create: CreateCategoryRuleDocument, update: UpdateCategoryRuleDocument },
  lists: ["categoryRules"],
  updateLists: [],
  schema,
  empty,
  toValues,
  // The server demands all fields.
  toInput: (_changed, values) => toInput(values),
  labels: ruleLabels,
  messages: { add: saved, update: saved },
  maxWidth: 600,
});
