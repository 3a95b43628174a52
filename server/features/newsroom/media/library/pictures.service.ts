import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import type { Page } from "../../../../core/paging/connection";
import { readKeysetPage } from "../../../../core/paging/keyset";
import { readById, Select } from "../../../../core/read/select";
import type { SortOrder } from "../../../../core/read/sortOrder";
import { Parameter, rawSql, sql } from "../../../../core/read/sql";
import { likePattern, normalizeSearch } from "../../../../core/text/search";
import { Picture } from "./picture.entity";
import { PictureLack, type PicturesArgs, type DeleteUnusedPicturesInput } from "./picture.inputs";
import { isUsed, usesSql } from "./pictureUses";
import type { Write } from "../../../../core/write/write";

/**
 * Deletes pictures that no row uses from the library. The nightly job deletes their files a week later, unless a row, a
 * revision or an undo refers to them then.
 * @returns the number of deleted pictures; those in use are skipped.
 */
export async function deleteUnusedPictures(change: Write, { ids, dryRun }: DeleteUnusedPicturesInput): Promise<number> {
  const selected = `NOT ${isUsed} AND ($1::uuid[] IS NULL OR picture.id = ANY($1::uuid[]))`;
  const parameters = [ids?.filter((id) => isUuid(id)) ?? null];
  if (dryRun) {
    const rows: { count: number }[] = await change.db.query(
      `SELECT count(*)::int AS count FROM pictures picture WHERE ${selected}`,
      parameters,
    );
    return rows[0].count;
  }
  const [deleted]: [Pick<Picture, "id" | "address">[]] = await change.db.query(
    `DELETE FROM pictures picture WHERE ${selected} RETURNING id, address`,
    parameters,
  );
  // One entry for each address: the orphan cleanup keeps the files of recent ones.
  await change.db.query(
    `INSERT INTO audit_log (actor_id, actor_name, action, entity_type, entity_id, title)
       SELECT $1, $2, 'delete', 'picture', id, address FROM json_to_recordset($3) AS deleted (id uuid, address text)`,
    [change.actor?.id ?? null, change.actor?.name ?? "", JSON.stringify(deleted)],
  );
  return deleted.length;
}

const newest: SortOrder = { direction: "DESC", keys: [{ expression: "picture.created_at", type: "timestamptz" }] };

const lacks: Record<PictureLack, string> = {
  USE: `NOT ${isUsed}`,
  ALT: "picture.alt = ''",
  CREDIT: "picture.credit = ''",
};

const searchedText = "concat_ws(' ', picture.file_name, picture.alt, picture.credit, picture.license)";

/** Lists the library, newest first. */
export function listPictures(db: EntityManager, args: PicturesArgs): Promise<Page<Picture>> {
  const query = new Select(db, Picture, "picture");
  const search = normalizeSearch(args.filter?.search);
  if (search) {
    const pattern = new Parameter(likePattern(search));
    query.andWhere(
      sql`searchable(${rawSql(searchedText)}) LIKE searchable(${pattern}) OR picture.address IN (
        SELECT used.address FROM (${rawSql(usesSql)}) used WHERE searchable(used.title) LIKE searchable(${pattern}))`,
      { planDependsOnValues: true },
    );
  }
  if (args.filter?.lacks) query.andWhere(rawSql(lacks[args.filter.lacks]));
  return readKeysetPage(query, newest, args);
}

/** Returns a picture; null when there is none. */
export const findPicture = (db: EntityManager, id: string): Promise<Picture | null> => readById(db, Picture, id);
