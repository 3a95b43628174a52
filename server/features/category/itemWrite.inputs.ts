import { InputType } from "type-graphql";
import { OptionalInput, RequestId, RequiredText } from "../../core/graphql/inputs";
import { BulkInput } from "../../core/write/bulkInputs";
import { NewOfferFields, OfferChanges, OfferFields } from "../../core/money/offerInputs";
import { CategoryItemFilter } from "./category.inputs";
import { maxSlugLength, unknownCategory } from "./category.types";

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
export class CategoryItemValues extends OfferFields {}

@InputType({ description: "One change to many category items: exactly one of delete, categoryName and set." })
export class BulkCategoryItemsInput extends BulkInput {
  @OptionalInput(() => CategoryItemFilter, "All matching items; {} matches all.") filter?: CategoryItemFilter | null;
  @CategoryName("Slug of the new category.", true) categoryName?: string | null;

  @OptionalInput(() => CategoryItemValues, "The one field to set; null and blank clear it.")
  set?: CategoryItemValues | null;
}
