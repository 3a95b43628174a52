import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import { ViewColumn, ViewEntity } from "typeorm";
import type { ContentType } from "../../content/kinds/contentKind";
import { ContentTypes } from "../../content/kinds/contentTypesEnum";

/** A view does not say what its columns are. */
const time = { from: (value: string | Date) => new Date(value), to: (value: Date) => value };

/** Days after which the trash forgets. */
export const daysInTrash = 30;

@ObjectType({ description: "A row in the trash." })
@ViewEntity("trashed_rows", { synchronize: false })
export class TrashedRow {
  @Field(() => ID, { description: "UUID of the row." })
  @ViewColumn()
  id: string;

  @Field(() => ContentTypes, { description: "What it is." })
  @ViewColumn()
  type: ContentType;

  @Field(() => String, { description: "Its title or name." })
  @ViewColumn()
  title: string;

  @Field(() => String, { description: "Address of its picture; empty when there is none." })
  @ViewColumn()
  image: string;

  @Field(() => GraphQLISODateTime, { description: "When it went to the trash." })
  @ViewColumn({ name: "trashed_at", transformer: time })
  trashedAt: Date;

  @Field(() => GraphQLISODateTime, { description: "When it will be gone for good." })
  expiresAt(): Date {
    return new Date(this.trashedAt.getTime() + daysInTrash * 86_400_000);
  }
}
