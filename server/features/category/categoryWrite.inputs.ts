import { ArrayMaxSize, IsOptional } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { OptionalText, RequestId, RequiredText, RowId, RowVersion } from "../../core/graphql/inputs";
import { CategoryIcon } from "./category.entity";
import { maxCategories } from "./category.types";

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
