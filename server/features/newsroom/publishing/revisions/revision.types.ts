import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "The difference of two revisions in one field." })
export class RevisionChange {
  @Field(() => String, {
    description: 'Name of the field, such as "title", "socialMedia.instagram" or "products.price".',
  })
  field: string;

  @Field(() => String, {
    nullable: true,
    description: "Name of the piece, picture or product that changed; null for a field of the row itself.",
  })
  item: string | null;

  @Field(() => String, { nullable: true, description: "Former value as text; null when there was none." })
  before: string | null;

  @Field(() => String, { nullable: true, description: "New value as text; null when there is none." })
  after: string | null;
}
