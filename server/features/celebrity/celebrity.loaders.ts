import DataLoader from "dataloader";
import type { EntityManager } from "typeorm";
import type { LoaderFactory } from "../../shared/graphql/context";
import { grouped } from "../../shared/graphql/loaders";
import { Celebrity } from "./celebrity.entity";

/** Maximum number of related celebrities. */
export const mostRelated = 24;

/**
 * Loads the first celebrities of each category by name: the maximum of related ones, plus one that may be the celebrity
 * itself.
 */
export const celebritiesOfCategory: LoaderFactory<string, Celebrity[]> = (db: EntityManager) =>
  new DataLoader(async (categories) => {
    const byName = (name: string) => `searchable(${name}) COLLATE "C"`;
    const rows = await db
      .createQueryBuilder(Celebrity, "celebrity")
      .where(
        `celebrity.id IN (
          SELECT chosen.id FROM unnest(CAST(:categories AS text[])) AS wanted (category)
          CROSS JOIN LATERAL (
            SELECT id FROM celebrities WHERE category = wanted.category AND deleted_at IS NULL
            ORDER BY ${byName("name")}, id LIMIT ${mostRelated + 1}
          ) AS chosen
        )`,
        { categories },
      )
      .orderBy(byName("celebrity.name"))
      .addOrderBy("celebrity.id")
      .getMany();
    return grouped(
      categories,
      rows,
      (row) => row.category,
      (row) => row,
    );
  });
