import DataLoader from "dataloader";
import type { EntityManager } from "typeorm";
import type { LoaderFactory } from "../../shared/graphql/context";
import { readFacets } from "../../shared/read/readFacets";
import { Select } from "../../shared/read/select";
import { listCategories } from "./category.service";
import { CategoryItem } from "./categoryItem.entity";

/** Counts the live items of all categories with one statement. */
export const itemCounts: LoaderFactory<string, number> = (db: EntityManager) =>
  new DataLoader(async (slugs) => {
    const rows = await readFacets(new Select(db, CategoryItem, "item"), "item.category_name");
    const counts = new Map(rows.map(({ name, count }) => [name, count]));
    return slugs.map((slug) => counts.get(slug) ?? 0);
  });

/** Reads the names of the categories once for all items of a request. */
export const categoryLabels: LoaderFactory<string, string> = (db: EntityManager) =>
  new DataLoader(async (slugs) => {
    const labels = new Map((await listCategories(db)).map(({ slug, name }) => [slug, name]));
    return slugs.map((slug) => labels.get(slug) ?? slug);
  });
