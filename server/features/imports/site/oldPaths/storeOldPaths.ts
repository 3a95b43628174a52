import type { EntityManager } from "typeorm";
import { normalizeOldPath } from "./normalizeOldPath";
import type { OldPath } from "./oldPath.entity";

type Destination = Pick<OldPath, "rowType" | "rowId" | "target">;

/** Old addresses of the rows of a batch. */
export class OldPaths {
  private readonly paths = new Map<string, Destination>();

  add(addresses: readonly string[], destination: Destination): void {
    for (const address of addresses) {
      const path = normalizeOldPath(address);
      if (path !== null) this.paths.set(path, destination);
    }
  }

  /** A later import of the same address wins. */
  async store(db: EntityManager): Promise<void> {
    if (this.paths.size === 0) return;
    const rows = [...this.paths].map(([path, destination]) => ({ path, ...destination }));
    await db.query(
      `INSERT INTO old_paths (path, row_type, row_id, target)
       SELECT path, "rowType", "rowId", target
       FROM jsonb_to_recordset($1::jsonb) AS row (path text, "rowType" text, "rowId" uuid, target text)
       ON CONFLICT (path) DO UPDATE SET row_type = excluded.row_type, row_id = excluded.row_id, target = excluded.target`,
      [JSON.stringify(rows)],
    );
  }
}
