import { ArgsType, Field, InputType } from "type-graphql";
import { ArrayMaxSize, IsOptional, MaxLength } from "class-validator";
import {
  OptionalInput,
  OptionalDay,
  OptionalLink,
  OptionalPicture,
  OptionalText,
  RequestId,
  RequiredText,
  RowId,
  RowVersion,
  SeoDescription,
  SeoTitle,
} from "../../../core/graphql/inputs";
import { createEnum } from "../../../core/graphql/createEnum";
import { PageArgs, type PageRequest } from "../../../core/paging/pageArgs";
import { OutfitFilter } from "./outfitFilter.types";
import { type PublicationStatus, NewStatus } from "../../../core/kinds/publishableRow";
import { BulkInput } from "../../../core/write/bulkInputs";
import { LookFields } from "./pieces/piece.inputs";
import { SceneInput } from "./scene";

/** Quoted from the specification. */
const titleRequired = "Title is required";
const maxTags = 50;
const maxTagLength = 100;

/** Fields that are optional in a new outfit, too. Image, celebrity and description are required unless it is a draft. */
@InputType()
abstract class OutfitFields extends LookFields {
  @OptionalPicture("URL of the image; required unless the outfit is a draft.") image?: string | null;
  @RowId("The celebrity who wore it; required unless the outfit is a draft.", true) celebrityId?: string | null;
  @OptionalText("One or two sentences; required unless the outfit is a draft.", 2_000) description?: string | null;
  @SeoTitle() seoTitle?: string | null;
  @SeoDescription() seoDescription?: string | null;
  @OptionalText("Slug of the address; generated from the title when blank.", 200) slug?: string | null;
  @OptionalText("The full story, paragraphs separated by a blank line.", 50_000) fullDescription?: string | null;
  @OptionalText("Occasion; a new name is added to the taxonomy.", 100) occasion?: string | null;
  @RowId("The event at which it was worn; blank for none.", true) eventId?: string | null;
  @OptionalDay("Day on which it was worn, YYYY-MM-DD.") date?: string | null;
  @OptionalLink("Link to a shop that sells the whole outfit.") affiliateLink?: string | null;

  @OptionalInput(() => SceneInput, "Where in a show it was worn; null for nowhere.") scene?: SceneInput | null;

  @Field(() => [String], {
    nullable: true,
    description: "Replaces the tags. Blanks and duplicates are dropped, new names are added to the taxonomy.",
  })
  @IsOptional()
  @ArrayMaxSize(maxTags, { message: `At most ${maxTags} tags` })
  @MaxLength(maxTagLength, { each: true, message: `A tag has at most ${maxTagLength} characters` })
  tags?: string[] | null;
}

@InputType({ description: "A new outfit." })
export class CreateOutfitInput extends OutfitFields {
  @RequestId() requestId?: string | null;
  @NewStatus() status?: PublicationStatus | null;
  @RequiredText("Title of the outfit.", titleRequired, 300) title: string;

  @RowId("An outfit whose products are copied to the new one.", true)
  productsOf?: string | null;
}

@InputType({ description: "Changes to an outfit; omitted fields do not change." })
export class UpdateOutfitInput extends OutfitFields {
  @RowId("UUID.") id: string;
  @RowVersion() version: number;
  @RequiredText("Title of the outfit.", titleRequired, 300, true) title?: string | null;
}

@InputType({ description: "One change to many outfits: exactly one of delete, occasion, addTag and removeTag." })
export class BulkOutfitsInput extends BulkInput {
  @OptionalInput(() => OutfitFilter, "All matching outfits; {} matches all.") filter?: OutfitFilter | null;
  @OptionalText("The new occasion; blank removes it.", 100) occasion?: string | null;
  @OptionalText("A tag to add.", maxTagLength) addTag?: string | null;
  @OptionalText("A tag to remove.", maxTagLength) removeTag?: string | null;
}

export const OutfitSort = createEnum("OutfitSort", "Sort order of outfits.", {
  NEWEST: "By the day worn, newest first; outfits without a day come last.",
  TITLE: "By title, ignoring accents.",
  CELEBRITY: "By the celebrity's name.",
  OCCASION: "By occasion.",
  UPDATED: "By last change, newest first.",
  SCENE: "Newest episodes first, each in the order of the minute; without a filter by scene, as NEWEST.",
});
export type OutfitSort = keyof typeof OutfitSort;

@ArgsType()
export class OutfitsArgs extends PageArgs {
  @OptionalInput(() => OutfitFilter, "Filter; all outfits if omitted.") filter?: OutfitFilter | null;

  @Field(() => OutfitSort, { defaultValue: OutfitSort.NEWEST, description: "Sort order." })
  sort: OutfitSort = OutfitSort.NEWEST;
}

export type OutfitsRequest = PageRequest & Partial<OutfitsArgs>;
