import type { EntityManager } from "typeorm";

/** A table that keeps addresses of readers beside the subscribers. A reader exports and deletes what all of them have. */
export interface KeptAddresses {
  /** Its name in the reader's export. */
  name: string;
  table: string;
  /** Returns what it has of an address, the newest first. */
  list: (db: EntityManager, email: string) => Promise<object[]>;
  /** Forgets an address; what the reader wrote stays. */
  forget: (db: EntityManager, email: string) => Promise<unknown>;
  /** Forgets the addresses whose time is over. @returns their number */
  expire: (db: EntityManager) => Promise<number>;
}
