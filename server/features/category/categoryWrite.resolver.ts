import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { write } from "../../core/write/write";
import type { RequestContext } from "../../core/graphql/context";
import { IdInput } from "../../core/graphql/inputs";
import { RequiresRole } from "../../core/graphql/requiresRole";
import { Category } from "./category.entity";
import { CreateCategoryInput, ReorderCategoriesInput, UpdateCategoryInput } from "./categoryWrite.inputs";
import { createCategory, deleteCategory, updateCategory } from "./categoryWrite.service";
import { reorderCategories } from "./reorderCategories.service";

/** Mutations for administrators. */
@Resolver(() => Category)
export class CategoryWriteResolver {
  @RequiresRole("editor", "manage")
  @Mutation(() => Category, { description: "Creates a product category, after all others. BAD_USER_INPUT." })
  createCategory(
    @Arg("input", () => CreateCategoryInput, { description: "Label, slug and icon." }) input: CreateCategoryInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Category> {
    return createCategory(db, actor, input);
  }

  @RequiresRole("editor", "manage")
  @Mutation(() => Category, {
    description:
      "Changes a product category. Its items follow a new slug, and the former address redirects. NOT_FOUND, " +
      "BAD_USER_INPUT, or CONFLICT when the version is outdated.",
  })
  updateCategory(
    @Arg("input", () => UpdateCategoryInput, { description: "The changed fields." }) input: UpdateCategoryInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Category> {
    return write(db, actor, (change) => updateCategory(change, input));
  }

  @RequiresRole("editor", "manage")
  @Mutation(() => ID, {
    description:
      "Deletes a product category without items and returns its id. NOT_FOUND, or CONFLICT when items use it or the " +
      "site needs it.",
  })
  deleteCategory(
    @Arg("input", () => IdInput, { description: "Id of the category." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<string> {
    return write(db, actor, (change) => deleteCategory(change, id));
  }

  @RequiresRole("editor", "manage")
  @Mutation(() => [Category], {
    description:
      "Sorts the product categories and returns them. BAD_USER_INPUT, or CONFLICT when the list has changed.",
  })
  reorderCategories(
    @Arg("input", () => ReorderCategoriesInput, { description: "The new and the former order." })
    input: ReorderCategoriesInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Category[]> {
    return write(db, actor, (change) => reorderCategories(change, input));
  }
}
