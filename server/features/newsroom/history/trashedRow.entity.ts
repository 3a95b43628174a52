import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import { ViewColumn, ViewEntity } from "typeorm";
import { type ContentType, ContentTypes } from "../../../core/kinds/contentKind";

/** TypeORM does not know the column types of a view. */
const time = { from: (value: string | Date) => new Date(value), to: (value: Date) => value };

/** Days until rows in the trash are deleted permanently. */
export const daysInTrash = 30;

@ObjectType({ description: "A row in the trash." })
@ViewEntity("trashed_rows", { synchronize: false })
export class TrashedRow {
  @Field(() => ID, { description: "UUID of the row." })
  @ViewColumn()
  id: string;

  @Field(() => ContentTypes, { description: "Type of the row." })
  @ViewColumn()
  type: ContentType;

  @Field(() => String, { description: "Its title or name." })
  @ViewColumn()
  title: string;

  @Field(() => String, { description: "URL of its image; empty when there is none." })
  @ViewColumn()
  image: string;

  @Field(() => GraphQLISODateTime, { description: "Time when it was deleted." })
  @ViewColumn({ name: "trashed_at", transformer: time })
  trashedAt: Date;

  @Field(() => GraphQLISODateTime, { description: "Time when it will be deleted permanently." })
  expiresAt(): Date {
    return new Date(this.trashedAt.getTime() + daysInTrash * 86_400_000);
  }
}
