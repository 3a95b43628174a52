import { Field, ID, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "Result of an undo." })
export class Undone {
  @Field(() => Int, { description: "Number of rows that were reverted." }) undone: number;
  @Field(() => Int, { description: "Number of rows that were skipped because they changed since." }) skipped: number;
}

@ObjectType({ description: "Result of a change to rows in the trash." })
export class TrashChange {
  @Field(() => Int, {
    description: "Number of rows that left the trash, without the products of an outfit.",
  })
  changed: number;

  @Field(() => Int, {
    description: "Number of rows that remain: products whose outfit remains, or celebrities with remaining outfits.",
  })
  kept: number;
}

@ObjectType({ description: "The change of one field." })
export class AuditChange {
  @Field(() => String, { description: "Name of the field." }) field: string;
  @Field(() => String, { nullable: true, description: "Former value as text; null when there was none." })
  before: string | null;
  @Field(() => String, { nullable: true, description: "New value as text; null when there is none." })
  after: string | null;
}

@ObjectType({ description: "An administrator in the audit log." })
export class AuditActor {
  @Field(() => ID, { description: "UUID of the administrator, whose account may no longer exist." }) id: string;
  @Field(() => String, { description: "The name in the latest entry." }) name: string;
}
