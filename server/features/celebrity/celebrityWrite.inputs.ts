import { ArrayMaxSize, IsInt, IsOptional, Max, MaxLength, Min, ValidateNested } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { BulkInput } from "../../content/write/bulkInputs";
import {
  maxProfileLength,
  OptionalLink,
  OptionalPicture,
  OptionalProfile,
  OptionalText,
  RequestId,
  RequiredText,
  RowId,
  RowVersion,
} from "../../shared/graphql/inputs";
import { CelebrityFilter } from "./celebrity.inputs";

const nameRequired = "Name is required";

@InputType({
  description: "Where a celebrity can be followed: handles or addresses, as the fields say; what is left out stays.",
})
class SocialMediaInput {
  @OptionalProfile("Instagram handle or address.") instagram?: string | null;
  @OptionalProfile("Twitter handle or address.") twitter?: string | null;
  @OptionalLink("Facebook address.", maxProfileLength) facebook?: string | null;
  @OptionalLink("YouTube address.", maxProfileLength) youtube?: string | null;
  @OptionalProfile("TikTok handle or address.") tiktok?: string | null;
  @OptionalLink("The celebrity's own site.", maxProfileLength) website?: string | null;
}

@InputType({ description: "What a celebrity is known by; what is left out stays." })
class SignatureInput {
  @OptionalText("The look: hair, face, attitude.", 2_000) look?: string | null;
  @OptionalText("Accessories that are seldom missing.", 2_000) accessories?: string | null;
  @OptionalText("Designers worn most.", 2_000) designers?: string | null;
  @OptionalText("Perfume.", 2_000) perfume?: string | null;
}

@InputType({ description: "One bar of the style analysis." })
class StyleScoreInput {
  @RequiredText("What is measured.", "Say what is measured", 100) label: string;

  @Field(() => Int, { description: "0 to 100." })
  @IsInt()
  @Min(0, { message: "0 to 100" })
  @Max(100, { message: "0 to 100" })
  percent: number;
}

@InputType({ description: "One year of the fashion timeline." })
class TimelineEntryInput {
  @Field(() => Int, { description: "Calendar year." })
  @Min(1800, { message: "1800 to 2200" })
  @Max(2200, { message: "1800 to 2200" })
  year: number;

  @RequiredText("What the year was about, in a few words.", "Say what the year was about", 200) title: string;

  @Field(() => String, { description: "One or two sentences." })
  @MaxLength(2_000)
  text: string;
}

const longestList = 20;

/** What can be entered of a celebrity besides the name; in an update, what is left out stays. */
@InputType()
abstract class CelebrityFields {
  @OptionalText("The name in the address; made from the celebrity's name when blank.", 200) slug?: string | null;
  @OptionalPicture("Address of the portrait.") image?: string | null;
  @OptionalText("A short portrait in words.") bio?: string | null;
  @OptionalText("Celebrity category; a new name is added to the list.", 100) category?: string | null;
  @OptionalText("Style type; a new name is added to the list.", 100) styleType?: string | null;
  @OptionalText("Date of birth, in any form.", 200) birthdate?: string | null;
  @OptionalText("Place of birth.", 500) birthplace?: string | null;
  @OptionalText("Body height, in any form.", 200) height?: string | null;
  @OptionalText("Schools and degrees.") education?: string | null;
  @OptionalText("What the career is known for.") careerHighlights?: string | null;
  @OptionalText("Family and home, as far as it is public.") personalLife?: string | null;
  @OptionalText("Awards and nominations.") awards?: string | null;
  @OptionalText("Facts worth telling.") interestingFacts?: string | null;
  @OptionalText("Nationality.", 200) nationality?: string | null;
  @OptionalText("Languages spoken.", 500) languages?: string | null;
  @OptionalText("Estimated fortune, in any form.", 200) netWorth?: string | null;
  @OptionalText("Sign of the zodiac.", 100) zodiacSign?: string | null;
  @OptionalText("Charity work.") philanthropyWork?: string | null;
  @OptionalText("Companies and investments.") businessVentures?: string | null;
  @OptionalText("What was argued about in public.") controversies?: string | null;
  @OptionalText("What the fans call themselves.", 200) fanbaseNickname?: string | null;
  @OptionalText("Measurements, in any form.", 500) measurements?: string | null;
  @OptionalText("Diet and training.") dietFitness?: string | null;
  @OptionalText("How the style changed over the years, in prose.") styleEvolution?: string | null;
  @OptionalText("Who and what shaped the style.") influences?: string | null;
  @OptionalText("Quotations.") quotes?: string | null;
  @OptionalText("How the public sees this person.") publicPerception?: string | null;
  @OptionalText("Brands endorsed.") brandEndorsements?: string | null;

  @Field(() => SocialMediaInput, { nullable: true, description: "Social profiles." })
  @IsOptional()
  @ValidateNested()
  socialMedia?: SocialMediaInput | null;

  @Field(() => SignatureInput, { nullable: true, description: "Signature look, accessories, designers and perfume." })
  @IsOptional()
  @ValidateNested()
  signature?: SignatureInput | null;

  @Field(() => Int, { nullable: true, description: "Followers before this browser's own; null when not known." })
  @IsOptional()
  @Min(0, { message: "0 or more" })
  followerCount?: number | null;

  @Field(() => [StyleScoreInput], { nullable: true, description: "Strength of each influence; replaces the list." })
  @IsOptional()
  @ArrayMaxSize(longestList)
  @ValidateNested()
  influenceScores?: StyleScoreInput[] | null;

  @Field(() => [StyleScoreInput], {
    nullable: true,
    description: "Stages of the style's evolution; replaces the list.",
  })
  @IsOptional()
  @ArrayMaxSize(longestList)
  @ValidateNested()
  styleEvolutionStages?: StyleScoreInput[] | null;

  @Field(() => [TimelineEntryInput], { nullable: true, description: "Fashion timeline; replaces the list." })
  @IsOptional()
  @ArrayMaxSize(longestList)
  @ValidateNested()
  fashionTimeline?: TimelineEntryInput[] | null;
}

@InputType({ description: "A new celebrity." })
export class CreateCelebrityInput extends CelebrityFields {
  @RequestId() requestId?: string | null;

  @RequiredText("Full name.", nameRequired, 200) name: string;
}

@InputType({ description: "Changes of a celebrity; what is left out stays." })
export class UpdateCelebrityInput extends CelebrityFields {
  @RowId("UUID.") id: string;
  @RowVersion() version: number;

  @RequiredText("Full name.", nameRequired, 200, true) name?: string | null;
}

@InputType({ description: "One change of many celebrities: exactly one of delete, category and styleType." })
export class BulkCelebritiesInput extends BulkInput {
  @Field(() => CelebrityFilter, { nullable: true, description: "All that match; {} means every one." })
  @IsOptional()
  @ValidateNested()
  filter?: CelebrityFilter | null;

  @OptionalText("The category that they get.", 100) category?: string | null;
  @OptionalText("The style type that they get.", 100) styleType?: string | null;
}
