import { Field, ID, Int, ObjectType } from "type-graphql";
import { type UndoOperation, UndoStep } from "./undo.entity";
import type { Write } from "./write";

@ObjectType({ description: "What a change of one or many rows did, or would do." })
export class Change {
  @Field(() => Int, { description: "Rows that were meant." }) matched: number;
  @Field(() => Int, { description: "Rows that differ now; in a dry run: that would." }) changed: number;
  @Field(() => ID, {
    nullable: true,
    description: "To be given to undo within a day; null when nothing changed and in a dry run.",
  })
  undoId: string | null;
}

/** Keeps how to undo a change. @returns null for commands on the server, where nobody could undo it. */
export async function keepUndo(
  { db, actor }: Write,
  title: string,
  operations: UndoOperation[],
): Promise<string | null> {
  if (!actor) return null;
  await db.query("DELETE FROM undo_steps WHERE created_at < now() - interval '1 day'");
  const { id } = await db.save(UndoStep, db.create(UndoStep, { actorId: actor.id, title, operations }));
  return id;
}
