import { IsIn, IsOptional, ValidateNested } from "class-validator";
import { Field, InputType } from "type-graphql";
import { RequestId } from "../../shared/graphql/inputs";
import { BulkInput } from "../../content/write/bulkInputs";
import { NewOfferFields, OfferChanges, OfferFields } from "../../content/offers/offerInputs";
import { CategoryItemFilter } from "./category.inputs";
import { type CategoryName, categoryNames } from "./category.names";

const categoryRequired = { message: "Choose one of the six categories" };

@InputType({ description: "A new category item." })
export class CreateCategoryItemInput extends NewOfferFields {
  @RequestId() requestId?: string | null;

  @Field(() => String, { description: "dresses, shoes, makeup, handbags, cars or bikes." })
  @IsIn(categoryNames, categoryRequired)
  categoryName: CategoryName;
}

@InputType({ description: "Changes to a category item; omitted fields do not change." })
export class UpdateCategoryItemInput extends OfferChanges {
  @Field(() => String, { nullable: true, description: "dresses, shoes, makeup, handbags, cars or bikes." })
  @IsOptional()
  @IsIn(categoryNames, categoryRequired)
  categoryName?: CategoryName | null;
}

@InputType({ description: "One field of category items, and its new value." })
export class CategoryItemValues extends OfferFields {}

@InputType({ description: "One change to many category items: exactly one of delete, categoryName and set." })
export class BulkCategoryItemsInput extends BulkInput {
  @Field(() => CategoryItemFilter, { nullable: true, description: "All matching items; {} matches all." })
  @IsOptional()
  @ValidateNested()
  filter?: CategoryItemFilter | null;

  @Field(() => String, { nullable: true, description: "The new category." })
  @IsOptional()
  @IsIn(categoryNames, categoryRequired)
  categoryName?: CategoryName | null;

  @Field(() => CategoryItemValues, { nullable: true, description: "The one field to set; null and blank clear it." })
  @IsOptional()
  @ValidateNested()
  set?: CategoryItemValues | null;
}
