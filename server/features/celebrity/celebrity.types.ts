import { Field, Int, ObjectType } from "type-graphql";

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
export class StyleScore {
  @Field(() => String, { description: "Name of the influence or stage." }) label: string;
  @Field(() => Int, { description: "0 to 100." }) percent: number;
}

@ObjectType({ description: "One year of the fashion timeline." })
export class TimelineEntry {
  @Field(() => Int, { description: "Calendar year." }) year: number;
  @Field(() => String, { description: "Title of the entry, a few words." }) title: string;
  @Field(() => String, { description: "One or two sentences." }) text: string;
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
