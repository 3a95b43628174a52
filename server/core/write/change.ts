import { Field, ID, Int, ObjectType } from "type-graphql";
import { type UndoOperation, UndoStep } from "./undo.entity";
import type { Write } from "./write";

@ObjectType({ description: "Result of a change to one or many rows, or of its dry run." })
export class Change {
  @Field(() => Int, { description: "Number of selected rows." }) matched: number;
  @Field(() => Int, { description: "Number of changed rows; in a dry run, of rows that would change." })
  changed: number;
  @Field(() => ID, {
    nullable: true,
    description: "Id for undo within a day; null when nothing changed and in a dry run.",
  })
  undoId: string | null;
}

/** Stores how to undo a change. @returns null for commands on the server, which have no undo. */
export async function storeUndo(
  { db, actor }: Write,
  title: string,
  operations: UndoOperation[],
): Promise<string | null> {
  if (!actor) return null;
  await db.query("DELETE FROM undo_steps WHERE created_at < now() - interval '1 day'");
  const { id } = await db.save(UndoStep, db.create(UndoStep, { actorId: actor.id, title, operations }));
  return id;
}
