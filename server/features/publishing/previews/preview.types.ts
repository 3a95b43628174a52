import { Field, ObjectType } from "type-graphql";
import { PreviewLink } from "./previewLink.entity";

@ObjectType({ description: "A new preview link with its address, which nothing can tell again." })
export class CreatedPreviewLink {
  @Field(() => PreviewLink, { description: "The link." }) link: PreviewLink;
  @Field(() => String, { description: "Path of the page with the secret token, such as /outfit/navy-suit?preview=..." })
  path: string;
}
