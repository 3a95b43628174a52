import type { EntityManager } from "typeorm";

/** PostgreSQL channel on which the processes of one site publish who has which record open. */
export const presenceChannel = "wornby_presence";

type Listener = (payload: string) => void;

const listeners = new Set<Listener>();

/** Calls the listener for each message, of this process or another. @returns a function that removes the listener */
export function onPresence(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function receivePresence(payload: string): void {
  for (const listener of listeners) listener(payload);
}

/**
 * Publishes a message of less than 8,000 bytes to all processes. This one receives it at once, because the embedded
 * engine has no listener, and on PostgreSQL again, which changes nothing.
 */
export async function publishPresence(db: EntityManager, payload: string): Promise<void> {
  receivePresence(payload);
  await db.query("SELECT pg_notify($1, $2)", [presenceChannel, payload]);
}
