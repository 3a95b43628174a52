import type { EntityManager } from "typeorm";
import type { Actor } from "../graphql/context";
import { type Write, write } from "./write";

/** Thrown to roll back the transaction. */
const rollback = new Error("A dry run is rolled back.");

/** Like write, but rolls back a dry run without invalidating anything. */
export async function writeOrDryRun(
  dryRun: boolean,
  db: EntityManager,
  actor: Actor | null,
  work: (change: Write) => Promise<void>,
): Promise<void> {
  try {
    await write(db, actor, async (change) => {
      await work(change);
      if (dryRun) throw rollback;
    });
  } catch (error) {
    if (error !== rollback) throw error;
  }
}
