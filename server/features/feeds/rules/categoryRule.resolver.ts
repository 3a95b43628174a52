import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { write } from "../../../core/write/write";
import type { RequestContext } from "../../../core/graphql/context";
import { IdInput } from "../../../core/graphql/inputs";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { CategoryRule } from "./categoryRule.entity";
import { CreateCategoryRuleInput, UpdateCategoryRuleInput } from "./categoryRule.inputs";
import { createRule, deleteRule, listRules, updateRule } from "./categoryRule.service";

/** Category rules, for administrators. */
@Resolver(() => CategoryRule)
export class CategoryRuleResolver {
  @RequiresRole("admin", "read")
  @Query(() => [CategoryRule], {
    description: "Administrators only. The rules: own ones, newest first, then those that came with the software.",
  })
  categoryRules(@Ctx() { db }: RequestContext): Promise<CategoryRule[]> {
    return listRules(db);
  }

  @RequiresRole("admin", "content")
  @Mutation(() => CategoryRule, {
    description: "Administrators only. Adds a rule, which counts from the next import on. BAD_USER_INPUT.",
  })
  createCategoryRule(
    @Arg("input", () => CreateCategoryRuleInput, { description: "The rule." }) input: CreateCategoryRuleInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<CategoryRule> {
    return createRule(db, actor, input);
  }

  @RequiresRole("admin", "content")
  @Mutation(() => CategoryRule, { description: "Administrators only. Changes a rule. NOT_FOUND, BAD_USER_INPUT." })
  updateCategoryRule(
    @Arg("input", () => UpdateCategoryRuleInput, { description: "The rule." }) input: UpdateCategoryRuleInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<CategoryRule> {
    return updateRule(db, actor, input);
  }

  @RequiresRole("admin", "content")
  @Mutation(() => CategoryRule, { description: "Administrators only. Deletes a rule. NOT_FOUND." })
  deleteCategoryRule(
    @Arg("input", () => IdInput, { description: "Id of the rule." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<CategoryRule> {
    return write(db, actor, (change) => deleteRule(change, id));
  }
}
