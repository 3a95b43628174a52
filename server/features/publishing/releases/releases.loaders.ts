import DataLoader from "dataloader";
import { type EntityManager, In } from "typeorm";
import { contentKinds } from "../../../content/kinds/contentKind";
import { publishableTypes } from "../../../content/kinds/publishableRow";
import type { LoaderFactory } from "../../../shared/graphql/context";
import { ReleaseRow } from "./releaseRow.entity";

/** Loads the rows of releases, in the order of their ids. */
export const rowsOfReleases: LoaderFactory<string, ReleaseRow[]> = (db: EntityManager) =>
  new DataLoader(async (ids) => {
    const rows = await db.find(ReleaseRow, { where: { releaseId: In([...ids]) }, order: { rowId: "ASC" } });
    return ids.map((id) => rows.filter(({ releaseId }) => releaseId === id));
  });

const titles = publishableTypes
  .map((type) => {
    const { table, title } = contentKinds[type];
    return `SELECT id, ${title} AS title FROM ${table} WHERE id = ANY($1::uuid[])`;
  })
  .join(" UNION ALL ");

/** Loads the titles of publishable rows, also in the trash; null for those that were deleted permanently. */
export const publishableTitles: LoaderFactory<string, string | null> = (db: EntityManager) =>
  new DataLoader(async (ids) => {
    const rows: { id: string; title: string }[] = await db.query(titles, [ids]);
    const found = new Map(rows.map(({ id, title }) => [id, title]));
    return ids.map((id) => found.get(id) ?? null);
  });
