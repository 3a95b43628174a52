import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import type { Facet } from "../../shared/graphql/facet";
import type { Page } from "../../shared/paging/connection";
import { keysetPage, type SortOrder } from "../../shared/paging/keyset";
import { findByIdOrSlug } from "../../shared/slug/slugged";
import { containing, searchText } from "../../shared/text/search";
import { Celebrity } from "./celebrity.entity";
import { type CelebritiesArgs, CelebritySort } from "./celebrity.inputs";

const orders: Record<CelebritySort, SortOrder> = {
  NAME: { direction: "ASC", keys: [{ expression: "searchable(celebrity.name)", type: "text" }] },
  NEWEST: { direction: "DESC", keys: [{ expression: "celebrity.createdAt", type: "timestamptz" }] },
};

export function listCelebrities(db: EntityManager, args: CelebritiesArgs): Promise<Page<Celebrity>> {
  const query = db.createQueryBuilder(Celebrity, "celebrity");
  const search = searchText(args.filter?.search);
  if (search) query.andWhere("searchable(celebrity.name) LIKE searchable(:search)", { search: containing(search) });
  if (args.filter?.category) query.andWhere("celebrity.category = :category", { category: args.filter.category });
  if (args.filter?.styleType) query.andWhere("celebrity.styleType = :styleType", { styleType: args.filter.styleType });
  return keysetPage(query, orders[args.sort], args);
}

export const findCelebrity = (
  db: EntityManager,
  by: { id?: string | null; slug?: string | null },
): Promise<Celebrity | null> => findByIdOrSlug(db, Celebrity, "celebrity", by);

/** Any celebrity; null when there is none. A random place among the ids needs no look at every row. */
export async function randomCelebrity(db: EntityManager): Promise<Celebrity | null> {
  const from = (condition: string) =>
    `(SELECT id FROM celebrities WHERE deleted_at IS NULL AND ${condition} ORDER BY id LIMIT 1)`;
  // The second half is for a place behind the last id.
  const [chosen]: { id: string }[] = await db.query(`${from("id >= $1")} UNION ALL ${from("TRUE")} LIMIT 1`, [
    randomUUID(),
  ]);
  return chosen ? db.findOneBy(Celebrity, { id: chosen.id }) : null;
}

export function celebrityCategories(db: EntityManager): Promise<Facet[]> {
  return db
    .createQueryBuilder(Celebrity, "celebrity")
    .select("celebrity.category", "name")
    .addSelect("count(*)::int", "count")
    .where("celebrity.category <> ''")
    .groupBy("celebrity.category")
    .orderBy("1")
    .getRawMany<Facet>();
}
