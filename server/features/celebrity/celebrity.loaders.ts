import { firstRowsByValue } from "../../shared/graphql/loaders";
import { Celebrity } from "./celebrity.entity";

/** Maximum number of related celebrities. */
export const maxRelated = 24;

/**
 * Loads the first celebrities of each category by name: the maximum of related ones, plus one that may be the celebrity
 * itself.
 */
export const celebritiesOfCategory = firstRowsByValue(Celebrity, {
  column: "category",
  order: (celebrity) => `searchable(${celebrity}.name) COLLATE "C", ${celebrity}.id`,
  limit: maxRelated + 1,
});
