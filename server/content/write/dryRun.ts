import type { EntityManager } from "typeorm";
import type { Actor } from "../../shared/graphql/context";
import { type Write, write } from "./write";

/** Thrown to take back what was tried. */
const notMeant = new Error("A dry run keeps nothing.");

/** As write; a dry run does everything, keeps nothing and tells nobody. */
export async function writeOrTry(
  dryRun: boolean,
  db: EntityManager,
  actor: Actor | null,
  work: (change: Write) => Promise<void>,
): Promise<void> {
  try {
    await write(db, actor, async (change) => {
      await work(change);
      if (dryRun) throw notMeant;
    });
  } catch (error) {
    if (error !== notMeant) throw error;
  }
}
