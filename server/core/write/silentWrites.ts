import type { EntityManager } from "typeorm";

const silent = new WeakSet<EntityManager>();

/**
 * Returns another manager of the same transaction, which will be rolled back: writes with it keep no audit log and no
 * revisions, and drop no cached response.
 */
export function silenceWrites({ connection, queryRunner }: EntityManager): EntityManager {
  const manager = connection.createEntityManager(queryRunner);
  silent.add(manager);
  return manager;
}

export const isSilent = (db: EntityManager): boolean => silent.has(db);
