import { ArrayMaxSize, IsOptional, MaxLength, ValidateNested } from "class-validator";
import { Field, InputType } from "type-graphql";
import { BulkInput } from "../../content/write/bulkInputs";
import {
  OptionalDay,
  OptionalLink,
  OptionalText,
  RequestId,
  RequiredPicture,
  RequiredText,
  RowId,
  RowVersion,
} from "../../shared/graphql/inputs";
import { OutfitFilter } from "./outfit.inputs";

/** Word for word as the specification has them. */
const required = {
  title: "Title is required",
  image: "Image URL is required",
  celebrity: "Celebrity is required",
  description: "Description is required",
};
const mostTags = 50;
const longestTag = 100;

/** What can be left out of a new outfit too. */
@InputType()
abstract class OutfitFields {
  @OptionalText("The name in the address; made from the title when blank.", 200) slug?: string | null;
  @OptionalText("The whole story, paragraphs separated by a blank line.", 50_000) fullDescription?: string | null;
  @OptionalText("Occasion; a new name is added to the list.", 100) occasion?: string | null;
  @OptionalDay("Day it was worn, YYYY-MM-DD.") date?: string | null;
  @OptionalLink("Where the whole look can be bought.") affiliateLink?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: "Replaces the tags; blanks and repeats are dropped, new names are added to the list.",
  })
  @IsOptional()
  @ArrayMaxSize(mostTags, { message: `At most ${mostTags} tags` })
  @MaxLength(longestTag, { each: true, message: `A tag has at most ${longestTag} characters` })
  tags?: string[] | null;
}

@InputType({ description: "A new outfit." })
export class CreateOutfitInput extends OutfitFields {
  @RequestId() requestId?: string | null;

  @RequiredText("Headline of the look.", required.title, 300) title: string;

  @RequiredPicture("Address of the picture.", required.image) image: string;

  @RowId("Who wore it.") celebrityId: string;

  @RequiredText("One or two sentences.", required.description, 2_000) description: string;

  @RowId("An outfit whose products the new one gets copies of, in the same save.", true)
  productsOf?: string | null;
}

@InputType({ description: "Changes of an outfit; what is left out stays." })
export class UpdateOutfitInput extends OutfitFields {
  @RowId("UUID.") id: string;
  @RowVersion() version: number;

  @RequiredText("Headline of the look.", required.title, 300, true) title?: string | null;

  @RequiredPicture("Address of the picture.", required.image, true) image?: string | null;

  @RowId("Who wore it.", true) celebrityId?: string | null;

  @RequiredText("One or two sentences.", required.description, 2_000, true) description?: string | null;
}

@InputType({ description: "One change of many outfits: exactly one of delete, occasion, addTag and removeTag." })
export class BulkOutfitsInput extends BulkInput {
  @Field(() => OutfitFilter, { nullable: true, description: "All that match; {} means every one." })
  @IsOptional()
  @ValidateNested()
  filter?: OutfitFilter | null;

  @OptionalText("The occasion that they get; blank takes it away.", 100) occasion?: string | null;
  @OptionalText("A tag that they get.", longestTag) addTag?: string | null;
  @OptionalText("A tag that they lose.", longestTag) removeTag?: string | null;
}
