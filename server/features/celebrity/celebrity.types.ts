import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({
  description: "Where a celebrity can be followed. Each is a handle or an address, empty when there is none.",
})
export class SocialMedia {
  @Field(() => String, { description: "Instagram handle or address." }) instagram: string;
  @Field(() => String, { description: "Twitter handle or address." }) twitter: string;
  @Field(() => String, { description: "Facebook address." }) facebook: string;
  @Field(() => String, { description: "YouTube address." }) youtube: string;
  @Field(() => String, { description: "TikTok handle or address." }) tiktok: string;
  @Field(() => String, { description: "The celebrity's own site." }) website: string;
}

@ObjectType({ description: "What a celebrity is known by. Each is empty when unknown." })
export class Signature {
  @Field(() => String, { description: "The look: hair, face, attitude." }) look: string;
  @Field(() => String, { description: "Accessories that are seldom missing." }) accessories: string;
  @Field(() => String, { description: "Designers worn most." }) designers: string;
  @Field(() => String, { description: "Perfume." }) perfume: string;
}

@ObjectType({ description: "One bar of the style analysis." })
export class StyleScore {
  @Field(() => String, { description: "What is measured." }) label: string;
  @Field(() => Int, { description: "0 to 100." }) percent: number;
}

@ObjectType({ description: "One year of the fashion timeline." })
export class TimelineEntry {
  @Field(() => Int, { description: "Calendar year." }) year: number;
  @Field(() => String, { description: "What the year was about, in a few words." }) title: string;
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
