import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { createRecordResolver } from "../../../core/write/contentResolver";
import { write } from "../../../core/write/write";
import type { RequestContext } from "../../../core/graphql/context";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { Category } from "./category.entity";
import { CreateCategoryInput, ReorderCategoriesInput, UpdateCategoryInput } from "./category.inputs";
import { createCategory, deleteCategory, updateCategory, reorderCategories } from "./categoryWrite.service";

const RecordResolver = createRecordResolver({
  entity: Category,
  name: "Category",
  role: "editor",
  scope: "manage",
  create: {
    input: CreateCategoryInput,
    description: "Creates a product category, after all others. BAD_USER_INPUT.",
    inputDescription: "Label, slug and icon.",
    run: createCategory,
  },
  update: {
    input: UpdateCategoryInput,
    description:
      "Changes a product category. Its items follow a new slug, and the former address redirects. NOT_FOUND, " +
      "BAD_USER_INPUT, or CONFLICT when the version is outdated.",
    inputDescription: "The changed fields.",
    run: updateCategory,
  },
  remove: {
    returns: ID,
    description:
      "Deletes a product category without items and returns its id. NOT_FOUND, or CONFLICT when items use it or the " +
      "site needs it.",
    inputDescription: "Id of the category.",
    run: deleteCategory,
  },
});

/** Mutations for administrators. */
@Resolver(() => Category)
export class CategoryWriteResolver extends RecordResolver {
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
