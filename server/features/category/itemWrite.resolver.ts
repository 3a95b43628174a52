import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { Change } from "../../core/write/change";
import { trashOne } from "../../core/trash/trash";
import type { RequestContext } from "../../core/graphql/context";
import { IdInput } from "../../core/graphql/inputs";
import { RequiresRole } from "../../core/graphql/requiresRole";
import { CategoryItem } from "./categoryItem.entity";
import { BulkCategoryItemsInput, CreateCategoryItemInput, UpdateCategoryItemInput } from "./itemWrite.inputs";
import { changeItems, createItem, updateItem } from "./itemWrite.service";

/** Mutations for administrators. */
@Resolver(() => CategoryItem)
export class CategoryItemWriteResolver {
  @RequiresRole("editor", "content")
  @Mutation(() => CategoryItem, { description: "Creates a category item." })
  createCategoryItem(
    @Arg("input", () => CreateCategoryItemInput, { description: "The new item." })
    input: CreateCategoryItemInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<CategoryItem> {
    return createItem(db, actor, input);
  }

  @RequiresRole("editor", "content")
  @Mutation(() => CategoryItem, {
    description: "Updates a category item. CONFLICT when the version is outdated.",
  })
  updateCategoryItem(
    @Arg("input", () => UpdateCategoryItemInput, { description: "The changed fields." })
    input: UpdateCategoryItemInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<CategoryItem> {
    return updateItem(db, actor, input);
  }

  @RequiresRole("editor", "content")
  @Mutation(() => Change, { description: "Moves a category item to the trash." })
  deleteCategoryItem(
    @Arg("input", () => IdInput, { description: "Id of the item." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return trashOne(db, actor, "categoryItem", id);
  }

  @RequiresRole("editor", "content")
  @Mutation(() => Change, {
    description: "Moves many category items to the trash, changes their category, or sets one of their fields.",
  })
  bulkCategoryItems(
    @Arg("input", () => BulkCategoryItemsInput, { description: "The items and the change." })
    input: BulkCategoryItemsInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return changeItems(db, actor, input);
  }
}
