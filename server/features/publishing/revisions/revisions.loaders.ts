import DataLoader from "dataloader";
import type { EntityManager } from "typeorm";
import type { Snapshot } from "../../../content/revisions/snapshot";
import type { LoaderFactory } from "../../../shared/graphql/context";

/** Loads the snapshot of the revision before each; null for the first one. */
export const formerSnapshots: LoaderFactory<string, Snapshot | null> = (db: EntityManager) =>
  new DataLoader(async (ids) => {
    const rows: { id: string; snapshot: Snapshot | null }[] = await db.query(
      `SELECT revision.id, (SELECT former.snapshot FROM revisions former
         WHERE former.row_id = revision.row_id AND former.id < revision.id ORDER BY former.id DESC LIMIT 1) AS snapshot
       FROM revisions revision WHERE revision.id = ANY($1::bigint[])`,
      [ids],
    );
    const snapshots = new Map(rows.map(({ id, snapshot }) => [id, snapshot]));
    // A Select reads a bigint as a number.
    return ids.map((id) => snapshots.get(String(id)) ?? null);
  });
