import type { EntityManager } from "typeorm";
import type { SiteImportPictures } from "../siteImport.types";

const failuresShown = 50;

/** Counts the pictures of other sites by what became of them. */
export async function readPictureCounts(db: EntityManager): Promise<SiteImportPictures> {
  const [counts]: Omit<SiteImportPictures, "failures">[] = await db.query(
    `SELECT count(*) FILTER (WHERE status = 'WAITING')::int AS waiting,
       count(*) FILTER (WHERE status = 'STORED')::int AS stored,
       count(*) FILTER (WHERE status = 'FAILED')::int AS failed
     FROM imported_pictures`,
  );
  const failures: SiteImportPictures["failures"] = await db.query(
    `SELECT address AS line, problem AS sentence FROM imported_pictures WHERE status = 'FAILED'
     ORDER BY created_at DESC, address LIMIT $1`,
    [failuresShown],
  );
  return { ...counts, failures };
}

/** Gives the failed pictures new attempts. */
export async function retryFailedPictures(db: EntityManager): Promise<SiteImportPictures> {
  await db.query(
    "UPDATE imported_pictures SET status = 'WAITING', attempts = 0, next_at = now() WHERE status = 'FAILED'",
  );
  return readPictureCounts(db);
}
