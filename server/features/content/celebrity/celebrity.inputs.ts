import { Field, InputType, Int } from "type-graphql";
import { ArrayMaxSize, IsOptional, Min, ValidateNested } from "class-validator";
import {
  OptionalInput,
  maxProfileLength,
  OptionalLink,
  OptionalPicture,
  OptionalProfile,
  OptionalText,
  RequestId,
  RequiredText,
  RowId,
  RowVersion,
  SeoDescription,
  SeoTitle,
} from "../../../core/graphql/inputs";
import { createEnum } from "../../../core/graphql/createEnum";
import { type PublicationStatus, NewStatus } from "../../../core/kinds/publishableRow";
import { BulkInput } from "../../../core/write/bulkInputs";
import { StyleScore, TimelineEntry, CelebrityFilter } from "./celebrity.types";

const nameRequired = "Name is required";

@InputType({
  description: "Social profiles: handles or URLs as named; omitted fields do not change.",
})
export class SocialMediaInput {
  @OptionalProfile("Instagram handle or URL.") instagram?: string | null;
  @OptionalProfile("Twitter handle or URL.") twitter?: string | null;
  @OptionalLink("Facebook URL.", maxProfileLength) facebook?: string | null;
  @OptionalLink("YouTube URL.", maxProfileLength) youtube?: string | null;
  @OptionalProfile("TikTok handle or URL.") tiktok?: string | null;
  @OptionalLink("URL of the celebrity's own site.", maxProfileLength) website?: string | null;
}

@InputType({ description: "Signature style of a celebrity; omitted fields do not change." })
export class SignatureInput {
  @OptionalText("The look: hair, face, attitude.", 2_000) look?: string | null;
  @OptionalText("Signature accessories.", 2_000) accessories?: string | null;
  @OptionalText("Favorite designers.", 2_000) designers?: string | null;
  @OptionalText("Perfume.", 2_000) perfume?: string | null;
}

const maxListLength = 20;

/** Fields of a celebrity besides the name; omitted fields do not change in an update. */
@InputType()
abstract class CelebrityFields {
  @SeoTitle() seoTitle?: string | null;
  @SeoDescription() seoDescription?: string | null;
  @OptionalText("Slug of the address; generated from the name when blank.", 200) slug?: string | null;
  @OptionalPicture("URL of the portrait.") image?: string | null;
  @OptionalText("Short biography.") bio?: string | null;
  @OptionalText("Celebrity category; a new name is added to the taxonomy.", 100) category?: string | null;
  @OptionalText("Style type; a new name is added to the taxonomy.", 100) styleType?: string | null;
  @OptionalText("Date of birth, in any form.", 200) birthdate?: string | null;
  @OptionalText("Place of birth.", 500) birthplace?: string | null;
  @OptionalText("Body height, in any form.", 200) height?: string | null;
  @OptionalText("Schools and degrees.") education?: string | null;
  @OptionalText("Career highlights.") careerHighlights?: string | null;
  @OptionalText("Family and home life, as far as it is public.") personalLife?: string | null;
  @OptionalText("Awards and nominations.") awards?: string | null;
  @OptionalText("Interesting facts.") interestingFacts?: string | null;
  @OptionalText("Nationality.", 200) nationality?: string | null;
  @OptionalText("Languages spoken.", 500) languages?: string | null;
  @OptionalText("Estimated net worth, in any form.", 200) netWorth?: string | null;
  @OptionalText("Zodiac sign.", 100) zodiacSign?: string | null;
  @OptionalText("Charity work.") philanthropyWork?: string | null;
  @OptionalText("Companies and investments.") businessVentures?: string | null;
  @OptionalText("Public controversies.") controversies?: string | null;
  @OptionalText("Nickname of the fan base.", 200) fanbaseNickname?: string | null;
  @OptionalText("Measurements, in any form.", 500) measurements?: string | null;
  @OptionalText("Diet and training.") dietFitness?: string | null;
  @OptionalText("How the style changed over the years.") styleEvolution?: string | null;
  @OptionalText("People and trends that influenced the style.") influences?: string | null;
  @OptionalText("Quotations.") quotes?: string | null;
  @OptionalText("Public perception.") publicPerception?: string | null;
  @OptionalText("Brands endorsed.") brandEndorsements?: string | null;
  @OptionalInput(() => SocialMediaInput, "Social profiles.") socialMedia?: SocialMediaInput | null;

  @OptionalInput(() => SignatureInput, "Signature look, accessories, designers and perfume.")
  signature?: SignatureInput | null;

  @Field(() => Int, { nullable: true, description: "Followers without this browser's own; null when unknown." })
  @IsOptional()
  @Min(0, { message: "0 or more" })
  followerCount?: number | null;

  @Field(() => [StyleScore], { nullable: true, description: "Strength of each influence; replaces the list." })
  @IsOptional()
  @ArrayMaxSize(maxListLength)
  @ValidateNested()
  influenceScores?: StyleScore[] | null;

  @Field(() => [StyleScore], {
    nullable: true,
    description: "Stages of the style's evolution; replaces the list.",
  })
  @IsOptional()
  @ArrayMaxSize(maxListLength)
  @ValidateNested()
  styleEvolutionStages?: StyleScore[] | null;

  @Field(() => [TimelineEntry], { nullable: true, description: "Fashion timeline; replaces the list." })
  @IsOptional()
  @ArrayMaxSize(maxListLength)
  @ValidateNested()
  fashionTimeline?: TimelineEntry[] | null;
}

@InputType({ description: "A new celebrity." })
export class CreateCelebrityInput extends CelebrityFields {
  @RequestId() requestId?: string | null;
  @NewStatus() status?: PublicationStatus | null;
  @RequiredText("Full name.", nameRequired, 200) name: string;
}

@InputType({ description: "Changes to a celebrity; omitted fields do not change." })
export class UpdateCelebrityInput extends CelebrityFields {
  @RowId("UUID.") id: string;
  @RowVersion() version: number;
  @RequiredText("Full name.", nameRequired, 200, true) name?: string | null;
}

@InputType({ description: "One change to many celebrities: exactly one of delete, category and styleType." })
export class BulkCelebritiesInput extends BulkInput {
  @OptionalInput(() => CelebrityFilter, "All matching celebrities; {} matches all.") filter?: CelebrityFilter | null;
  @OptionalText("The new category.", 100) category?: string | null;
  @OptionalText("The new style type.", 100) styleType?: string | null;
}

export const CelebritySort = createEnum("CelebritySort", "Sort order of celebrities.", {
  NAME: "By name, ignoring accents.",
  NEWEST: "By creation time, newest first.",
  CATEGORY: "By category, then by name.",
  STYLE_TYPE: "By style type, then by name.",
  UPDATED: "By last change, newest first.",
});
export type CelebritySort = keyof typeof CelebritySort;
