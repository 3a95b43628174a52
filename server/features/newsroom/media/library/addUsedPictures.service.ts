import type { EntityManager } from "typeorm";
import { addressPattern } from "./picturePlaces";
import { usesSql } from "./pictureUses";

/**
 * Adds the pictures that rows use and the library does not have: of restored archives and revisions, and of rows that began
 * to use a picture while someone deleted it. Runs daily. @returns the number of added pictures.
 */
export async function addUsedPictures(db: EntityManager): Promise<number> {
  const added: unknown[] = await db.query(
    `INSERT INTO pictures (address, width, height)
     SELECT match[1], match[2]::int, match[3]::int
     FROM (SELECT DISTINCT regexp_match(used.address, '^${addressPattern}$') AS match FROM (${usesSql}) used) found
     WHERE match IS NOT NULL ON CONFLICT DO NOTHING RETURNING id`,
  );
  return added.length;
}
