import { Field, ID, ObjectType, registerEnumType } from "type-graphql";

export enum PictureUseKind {
  celebrity = "celebrity",
  outfit = "outfit",
  affiliateProduct = "affiliateProduct",
  categoryItem = "categoryItem",
  blogPost = "blogPost",
  settings = "settings",
  testimonial = "testimonial",
  socialPost = "socialPost",
  administrator = "administrator",
}
registerEnumType(PictureUseKind, {
  name: "PictureUseKind",
  description: "What uses a picture.",
  valuesConfig: {
    celebrity: { description: "A portrait." },
    outfit: { description: "A picture of an outfit." },
    affiliateProduct: { description: "The image of an affiliate product." },
    categoryItem: { description: "The image of a category item." },
    blogPost: { description: "The image of an article, or one in its text." },
    settings: { description: "The site's logo." },
    testimonial: { description: "The avatar of a testimonial." },
    socialPost: { description: "The image of a post of the social feed." },
    administrator: { description: "The avatar of an administrator." },
  },
});

@ObjectType({ description: "A row that uses a picture." })
export class PictureUse {
  @Field(() => PictureUseKind, { description: "What it is." }) kind: PictureUseKind;
  @Field(() => ID, { nullable: true, description: "UUID of the row; null for the settings." }) id: string | null;
  @Field(() => String, { description: "Title of the row." }) title: string;
  @Field(() => Boolean, { description: "Whether the row is in the trash." }) isTrashed: boolean;
  @Field(() => Boolean, { description: "Whether a scheduled revision uses the picture, and the row itself does not." })
  isScheduled: boolean;
}
