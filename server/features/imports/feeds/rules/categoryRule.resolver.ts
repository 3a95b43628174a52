import { Ctx, Query, Resolver } from "type-graphql";
import { Select } from "../../../../core/read/select";
import { createRecordResolver } from "../../../../core/write/contentResolver";
import type { RequestContext } from "../../../../core/graphql/context";
import { RequiresRole } from "../../../../core/graphql/requiresRole";
import { CategoryRule } from "./categoryRule.entity";
import { CreateCategoryRuleInput, UpdateCategoryRuleInput } from "./categoryRule.inputs";
import { createRule, deleteRule, updateRule } from "./categoryRule.service";

const RecordResolver = createRecordResolver({
  entity: CategoryRule,
  name: "CategoryRule",
  role: "admin",
  scope: "content",
  create: {
    input: CreateCategoryRuleInput,
    description: "Administrators only. Adds a rule, which counts from the next import on. BAD_USER_INPUT.",
    inputDescription: "The rule.",
    run: createRule,
  },
  update: {
    input: UpdateCategoryRuleInput,
    description: "Administrators only. Changes a rule. NOT_FOUND, BAD_USER_INPUT.",
    inputDescription: "The rule.",
    run: updateRule,
  },
  remove: {
    returns: CategoryRule,
    description: "Administrators only. Deletes a rule. NOT_FOUND.",
    inputDescription: "Id of the rule.",
    run: deleteRule,
  },
});

/** Category rules, for administrators. */
@Resolver(() => CategoryRule)
export class CategoryRuleResolver extends RecordResolver {
  @RequiresRole("admin", "read")
  @Query(() => [CategoryRule], {
    description: "Administrators only. The rules: own ones, newest first, then those that came with the software.",
  })
  categoryRules(@Ctx() { db }: RequestContext): Promise<CategoryRule[]> {
    return new Select(db, CategoryRule, "rule").read({ order: "rule.is_standard, rule.created_at DESC, rule.id" });
  }
}
