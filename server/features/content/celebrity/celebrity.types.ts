import { IsInt, Max, MaxLength, Min } from "class-validator";
import { Field, InputType, Int, ObjectType } from "type-graphql";
import { RequiredText, FilterText } from "../../../core/graphql/inputs";
import { type PublicationStatus, StatusFilter } from "../../../core/kinds/publishableRow";

@InputType({ description: "Filter of celebrities; omitted fields do not restrict." })
export class CelebrityFilter {
  @StatusFilter() status?: PublicationStatus | null;

  @Field(() => String, { nullable: true, description: "Part of the name, ignoring case and accents." })
  search?: string | null;

  @FilterText("Category, exactly.", 100) category?: string | null;
  @FilterText("Exact style type.", 100) styleType?: string | null;
  @FilterText("Slug of a brand: celebrities who wear it in a look that is shown.", 400) brand?: string | null;
}

@ObjectType({
  description: "Social profiles. Each is a handle or a URL, empty when there is none.",
})
export class SocialMedia {
  @Field(() => String, { description: "Instagram handle or URL." }) instagram: string;
  @Field(() => String, { description: "Twitter handle or URL." }) twitter: string;
  @Field(() => String, { description: "Facebook URL." }) facebook: string;
  @Field(() => String, { description: "YouTube URL." }) youtube: string;
  @Field(() => String, { description: "TikTok handle or URL." }) tiktok: string;
  @Field(() => String, { description: "URL of the celebrity's own site." }) website: string;
}

@ObjectType({ description: "Signature style of a celebrity. Each field is empty when unknown." })
export class Signature {
  @Field(() => String, { description: "The look: hair, face, attitude." }) look: string;
  @Field(() => String, { description: "Signature accessories." }) accessories: string;
  @Field(() => String, { description: "Favorite designers." }) designers: string;
  @Field(() => String, { description: "Perfume." }) perfume: string;
}

@ObjectType({ description: "One bar of the style analysis." })
@InputType("StyleScoreInput", { description: "One bar of the style analysis." })
export class StyleScore {
  @RequiredText("Name of the influence or stage.", "Say what is measured", 100) label: string;

  @Field(() => Int, { description: "0 to 100." })
  @IsInt()
  @Min(0, { message: "0 to 100" })
  @Max(100, { message: "0 to 100" })
  percent: number;
}

@ObjectType({ description: "One year of the fashion timeline." })
@InputType("TimelineEntryInput", { description: "One year of the fashion timeline." })
export class TimelineEntry {
  @Field(() => Int, { description: "Calendar year." })
  @Min(1800, { message: "1800 to 2200" })
  @Max(2200, { message: "1800 to 2200" })
  year: number;

  @RequiredText("Title of the entry, a few words.", "Say what the year was about", 200) title: string;

  @Field(() => String, { description: "One or two sentences." })
  @MaxLength(2_000)
  text: string;
}

export const emptySocialMedia = (): SocialMedia => ({
  instagram: "",
  twitter: "",
  facebook: "",
  youtube: "",
  tiktok: "",
  website: "",
});
export const emptySignature = (): Signature => ({ look: "", accessories: "", designers: "", perfume: "" });
