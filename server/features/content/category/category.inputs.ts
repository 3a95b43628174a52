import { ArgsType, Field, InputType, ID } from "type-graphql";
import { ArrayMaxSize, IsOptional } from "class-validator";
import {
  FilterText,
  OptionalInput,
  RequestId,
  RequiredText,
  OptionalText,
  RowId,
  RowVersion,
} from "../../../core/graphql/inputs";
import { TraitsFilter } from "../../../core/money/offerTraits";
import { OfferSort, PriceRange } from "../../../core/money/priceRange";
import { PageArgs, type PageRequest } from "../../../core/paging/pageArgs";
import { BulkInput } from "../../../core/write/bulkInputs";
import { NewOfferFields, OfferChanges, OfferFields } from "../../../core/money/offerInputs";
import { maxSlugLength, unknownCategory, maxCategories } from "./category.types";
import { CategoryIcon } from "./category.entity";

const maxLabelLength = 60;
const labelRequired = "Name is required";

@InputType({ description: "A new product category." })
export class CreateCategoryInput {
  @RequestId() requestId?: string | null;

  @RequiredText("Name for people, such as Eyewear.", labelRequired, maxLabelLength) label: string;
  @OptionalText("Slug of the address; generated from the label when blank.", 200) slug?: string | null;
  @Field(() => CategoryIcon, { description: "Its picture." }) icon: CategoryIcon;
}

@InputType({ description: "Changes to a product category; omitted fields do not change." })
export class UpdateCategoryInput {
  @RowId("UUID.") id: string;
  @RowVersion() version: number;

  @RequiredText("Name for people, such as Eyewear.", labelRequired, maxLabelLength, true) label?: string | null;
  @OptionalText("Slug of the address; generated from the label when blank.", 200) slug?: string | null;

  @Field(() => CategoryIcon, { nullable: true, description: "Its picture." })
  @IsOptional()
  icon?: CategoryIcon | null;
}

@InputType({ description: "A new order of all product categories." })
export class ReorderCategoriesInput {
  @Field(() => [ID], { description: "The ids of all categories in their new order." })
  @ArrayMaxSize(maxCategories, { message: `There are at most ${maxCategories} categories.` })
  ids: string[];

  @Field(() => [ID], {
    description: "The ids in the order that the change is based on; CONFLICT when the order is another one by now.",
  })
  @ArrayMaxSize(maxCategories, { message: `There are at most ${maxCategories} categories.` })
  previousIds: string[];
}

@InputType({ description: "Filter of category items; omitted fields do not restrict." })
export class CategoryItemFilter extends TraitsFilter {
  @FilterText("Slug of a category, such as dresses; an unknown one matches nothing.", 200) categoryName?: string | null;

  @Field(() => String, { nullable: true, description: "Part of the title or the description." })
  search?: string | null;

  @FilterText("Retailer, exactly.", 100) retailer?: string | null;
  @FilterText("Slug of the brand.", 400) brand?: string | null;

  @Field(() => PriceRange, { nullable: true, description: "Price range." })
  price?: PriceRange | null;
}

@ArgsType()
export class CategoryItemCurrenciesArgs {
  @OptionalInput(() => CategoryItemFilter, "Filter; all items if omitted.") filter?: CategoryItemFilter | null;
}

@ArgsType()
export class CategoryItemsArgs extends PageArgs {
  @OptionalInput(() => CategoryItemFilter, "Filter; all items if omitted.") filter?: CategoryItemFilter | null;

  @Field(() => OfferSort, { defaultValue: OfferSort.DEFAULT, description: "Sort order." })
  sort: OfferSort = OfferSort.DEFAULT;
}

export type CategoryItemsRequest = PageRequest & Partial<CategoryItemsArgs>;

/** A slug; the write checks that the category exists. */
const CategoryName = (description: string, nullable = false): PropertyDecorator =>
  RequiredText(description, unknownCategory, maxSlugLength, nullable);

@InputType({ description: "A new category item." })
export class CreateCategoryItemInput extends NewOfferFields {
  @RequestId() requestId?: string | null;
  @CategoryName("Slug of its category, such as dresses.") categoryName: string;
}

@InputType({ description: "Changes to a category item; omitted fields do not change." })
export class UpdateCategoryItemInput extends OfferChanges {
  @CategoryName("Slug of its category, such as dresses.", true) categoryName?: string | null;
}

@InputType({ description: "One field of category items, and its new value." })
class CategoryItemValues extends OfferFields {}

@InputType({ description: "One change to many category items: exactly one of delete, categoryName and set." })
export class BulkCategoryItemsInput extends BulkInput {
  @OptionalInput(() => CategoryItemFilter, "All matching items; {} matches all.") filter?: CategoryItemFilter | null;
  @CategoryName("Slug of the new category.", true) categoryName?: string | null;

  @OptionalInput(() => CategoryItemValues, "The one field to set; null and blank clear it.")
  set?: CategoryItemValues | null;
}
