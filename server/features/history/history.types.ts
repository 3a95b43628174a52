import { Field, ID, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "What became of an undo." })
export class Undone {
  @Field(() => Int, { description: "Rows that are as they were before." }) undone: number;
  @Field(() => Int, { description: "Rows that were changed since, and are left alone." }) skipped: number;
}

@ObjectType({ description: "What became of rows of the trash." })
export class TrashChange {
  @Field(() => Int, {
    description: "Rows that are not in the trash any more; products that go with an outfit do not count.",
  })
  changed: number;

  @Field(() => Int, {
    description: "Rows that stay in it: products whose outfit stays, or celebrities of which outfits stay.",
  })
  kept: number;
}

@ObjectType({ description: "One field that a change set." })
export class AuditChange {
  @Field(() => String, { description: "Name of the field." }) field: string;
  @Field(() => String, { nullable: true, description: "Its value before, as text; null when it had none." })
  before: string | null;
  @Field(() => String, { nullable: true, description: "Its value after, as text; null when it has none." })
  after: string | null;
}

@ObjectType({ description: "Somebody who did something that is in the audit log." })
export class AuditActor {
  @Field(() => ID, { description: "UUID of the administrator, who may have been removed since." }) id: string;
  @Field(() => String, { description: "As they were called the last time." }) name: string;
}
