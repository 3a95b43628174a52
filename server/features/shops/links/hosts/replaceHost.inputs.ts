import { ArrayMaxSize, IsOptional } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { FilterText, RequiredText } from "../../../../core/graphql/inputs";

/** DNS allows 253 characters; a port follows. */
const maxHostLength = 260;
const maxSelected = 1_000;

@InputType({ description: "A host that replaces another one in links. Sub-domains are other hosts." })
export class ReplaceHostInput {
  @RequiredText("The present host, e.g. shop.example.", "Enter the present host", maxHostLength) from: string;
  @RequiredText("The new host.", "Enter the new host", maxHostLength) to: string;

  @FilterText(
    "Only products and category items of this retailer, exactly. Outfits and articles have none, so their links stay.",
    200,
  )
  retailer?: string | null;

  @Field(() => [ID], { nullable: true, description: "Only these links, at most 1,000." })
  @IsOptional()
  @ArrayMaxSize(maxSelected, { message: "Select at most 1,000 links, or none to change all." })
  linkIds?: string[] | null;

  @Field(() => Boolean, { defaultValue: false, description: "Only count the rows that would change." })
  dryRun: boolean = false;
}
