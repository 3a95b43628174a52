import { Field, ID, ObjectType } from "type-graphql";
import { byType, contentKinds, contentTypes } from "../../../../core/kinds/contentKind";
import { createEnum } from "../../../../core/graphql/createEnum";

export const PictureUseKind = createEnum("PictureUseKind", "What uses a picture.", {
  ...byType(contentTypes, (type) => contentKinds[type].pictures.description),
  settings: "The site's logo.",
  testimonial: "The avatar of a testimonial.",
  socialPost: "The image of a post of the social feed.",
  administrator: "The avatar of an administrator.",
});
export type PictureUseKind = keyof typeof PictureUseKind;

@ObjectType({ description: "A row that uses a picture." })
export class PictureUse {
  @Field(() => PictureUseKind, { description: "What it is." }) kind: PictureUseKind;
  @Field(() => ID, { nullable: true, description: "UUID of the row; null for the settings." }) id: string | null;
  @Field(() => String, { description: "Title of the row." }) title: string;
  @Field(() => Boolean, { description: "Whether the row is in the trash." }) isTrashed: boolean;
  @Field(() => Boolean, { description: "Whether a scheduled revision uses the picture, and the row itself does not." })
  isScheduled: boolean;
}
