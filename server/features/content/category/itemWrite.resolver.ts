import { Resolver } from "type-graphql";
import { createContentResolver } from "../../../core/write/contentResolver";
import { CategoryItem } from "./categoryItem.entity";
import { BulkCategoryItemsInput, CreateCategoryItemInput, UpdateCategoryItemInput } from "./category.inputs";
import { createItem, itemBulk, updateItem } from "./categoryWrite.service";

const ContentResolver = createContentResolver({
  entity: CategoryItem,
  role: "editor",
  nouns: { one: "a category item", short: "item", many: "items" },
  create: { input: CreateCategoryItemInput, description: "Creates a category item.", run: createItem },
  update: { input: UpdateCategoryItemInput, run: updateItem },
  trashed: "Moves a category item to the trash.",
  bulk: {
    ...itemBulk,
    name: "bulkCategoryItems",
    input: BulkCategoryItemsInput,
    description: "Moves many category items to the trash, changes their category, or sets one of their fields.",
  },
});

/** Operations for administrators. */
@Resolver(() => CategoryItem)
export class CategoryItemWriteResolver extends ContentResolver {}
