import type { EntityManager } from "typeorm";
import { requireById } from "../../../../core/write/lockById";
import type { Write } from "../../../../core/write/write";
import { badUserInput } from "../../../../core/errors/appErrors";
import { isForeignKeyViolation } from "../../../../core/errors/databaseErrors";
import { CategoryRule, RuleKind, RuleOutcome } from "./categoryRule.entity";
import type { CreateCategoryRuleInput, UpdateCategoryRuleInput } from "./categoryRule.inputs";

const checkInput = "Please check what you entered.";

const findRule = (db: EntityManager, id: string): Promise<CategoryRule> =>
  requireById(db, CategoryRule, id, "This rule no longer exists.");

type Values = Pick<CategoryRule, "feedId" | "kind" | "phrases" | "outcome" | "categoryName" | "strength">;

/** @throws BAD_USER_INPUT */
function toValues({ feedId, kind, phrases, outcome, categoryName, strength }: CreateCategoryRuleInput): Values {
  const tidy = [...new Set(phrases.map((phrase) => phrase.toLowerCase().replace(/\s+/g, " ").trim()))].filter(Boolean);
  // Words and endings are compared by letters and digits.
  if (tidy.length === 0 || (kind !== RuleKind.PATH && tidy.some((phrase) => !/[\p{L}\p{N}]/u.test(phrase))))
    throw badUserInput(checkInput, { phrases: "Enter at least one word" });
  const isCategory = outcome === RuleOutcome.CATEGORY;
  if (isCategory && !categoryName) throw badUserInput(checkInput, { categoryName: "Choose a category" });
  return {
    feedId: feedId || null,
    kind,
    phrases: tidy,
    outcome,
    categoryName: isCategory ? (categoryName ?? null) : null,
    strength,
  };
}

function throwFieldError(error: unknown): never {
  if (isForeignKeyViolation(error, "category_rules_category_name_fkey"))
    throw badUserInput(checkInput, { categoryName: "Choose a category that exists" });
  if (isForeignKeyViolation(error, "category_rules_feed_id_fkey"))
    throw badUserInput(checkInput, { feedId: "This feed no longer exists" });
  throw error;
}

const note = (change: Write, action: string, { id, phrases }: CategoryRule): Promise<unknown> =>
  change.audit({ action, entityType: "categoryRule", entityId: id, title: phrases.join(", ").slice(0, 200) });

/** Adds a rule; it counts from the next run on. @throws BAD_USER_INPUT */
export async function createRule(
  change: Write,
  input: Omit<CreateCategoryRuleInput, "requestId">,
): Promise<CategoryRule> {
  const rule = change.db.create(CategoryRule, toValues(input));
  await change.db.save(CategoryRule, rule).catch(throwFieldError);
  await note(change, "create", rule);
  return rule;
}

/** @throws NOT_FOUND, BAD_USER_INPUT */
export async function updateRule(change: Write, { id, ...input }: UpdateCategoryRuleInput): Promise<CategoryRule> {
  const values = toValues(input);
  const rule = Object.assign(await findRule(change.db, id), values);
  await change.db.save(CategoryRule, rule).catch(throwFieldError);
  await note(change, "update", rule);
  return rule;
}

/** @throws NOT_FOUND */
export async function deleteRule(change: Write, id: string): Promise<CategoryRule> {
  const rule = await findRule(change.db, id);
  await change.db.delete(CategoryRule, { id });
  await note(change, "delete", rule);
  return rule;
}
