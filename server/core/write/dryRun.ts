import type { EntityManager } from "typeorm";
import type { Actor } from "../graphql/context";
import { type Write, write } from "./write";

/** Thrown to roll back the transaction. */
class RolledBack<Result> extends Error {
  constructor(readonly result: Result) {
    super("A dry run is rolled back.");
  }
}

/** Like write, but rolls back a dry run without invalidating anything. */
export async function writeOrDryRun<Result>(
  dryRun: boolean,
  db: EntityManager,
  actor: Actor | null,
  work: (change: Write) => Promise<Result>,
): Promise<Result> {
  try {
    return await write(db, actor, async (change) => {
      const result = await work(change);
      if (dryRun) throw new RolledBack(result);
      return result;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result as Result;
    throw error;
  }
}
