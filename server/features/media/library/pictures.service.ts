import type { EntityManager } from "typeorm";
import type { Page } from "../../../core/paging/connection";
import { readKeysetPage } from "../../../core/paging/keyset";
import { readById, Select } from "../../../core/read/select";
import type { SortOrder } from "../../../core/read/sortOrder";
import { Parameter, rawSql, sql } from "../../../core/read/sql";
import { likePattern, normalizeSearch } from "../../../core/text/search";
import { Picture } from "./picture.entity";
import { PictureLack, type PicturesArgs } from "./picture.inputs";
import { isUsed, usesSql } from "./pictureUses";

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
