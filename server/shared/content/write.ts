import type { EntityManager } from "typeorm";
import { type AuditNote, note } from "../audit/audit";
import type { Actor } from "../graphql/context";
import { forEditors } from "../read/visibility";
import type { Tag } from "./tags";
import { announce } from "./writeNews";

type Listener = (tags: ReadonlySet<Tag>) => void;

const listeners = new Set<Listener>();
let writes = 0;

/** How many changes this process has made or heard of: whoever keeps something made from the content sees whether it may be old. */
export const writeCount = (): number => writes;

/** Tells of every change once it is committed, in this process or another. @returns a function that ends it. */
export function onWrite(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** To be called with what another process wrote. */
export function tellWrite(tags: ReadonlySet<Tag>): void {
  writes += 1;
  for (const listener of listeners) listener(tags);
}

/** A change on its way: everything in it stands or falls together. */
export interface Write {
  /** The transaction's own manager, the only one that may be used inside. */
  db: EntityManager;
  /** Null for commands on the server. */
  actor: Actor | null;
  touch: (...tags: Tag[]) => void;
  /** Notes what was done in the audit log. */
  note: (entry: AuditNote) => Promise<void>;
}

/** Runs a change in one transaction and, when that is committed, tells whoever keeps answers made from what it touched. */
export async function write<Result>(
  db: EntityManager,
  actor: Actor | null,
  work: (change: Write) => Promise<Result>,
): Promise<Result> {
  const tags = new Set<Tag>();
  const result = await db.transaction(async (transaction) => {
    const done = await work({
      db: forEditors(transaction),
      actor,
      touch: (...touched) => touched.forEach((tag) => tags.add(tag)),
      note: (entry) => note(transaction, actor, entry),
    });
    await announce(transaction, tags);
    return done;
  });
  tellWrite(tags);
  return result;
}
