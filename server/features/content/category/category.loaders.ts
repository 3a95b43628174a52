import DataLoader from "dataloader";
import type { EntityManager } from "typeorm";
import type { LoaderFactory } from "../../../core/graphql/context";
import { Select } from "../../../core/read/select";
import { readFacets } from "../../../core/read/readFacets";
import { loadOnce } from "../../../core/graphql/loaders";
import { listCategories } from "./category.service";
import { CategoryItem } from "./categoryItem.entity";

/** Counts the items of all categories once for a request. */
export const itemCounts = loadOnce((db) => readFacets(new Select(db, CategoryItem, "item"), "item.category_name"));

/** Reads the names of the categories once for all items of a request. */
export const categoryLabels: LoaderFactory<string, string> = (db: EntityManager) =>
  new DataLoader(async (slugs) => {
    const labels = new Map((await listCategories(db)).map(({ slug, name }) => [slug, name]));
    return slugs.map((slug) => labels.get(slug) ?? slug);
  });
