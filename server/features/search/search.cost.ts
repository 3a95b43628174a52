import type { ComplexityEstimator } from "graphql-query-complexity";
import { selectedFieldNames, type Milliseconds, rowsCost } from "../../shared/cost/cost";

/** Reading the words, and what may have been meant by them. */
const words: Milliseconds = 3;
/** Each kind of content is searched by itself, and counted by itself. */
const eachList: Milliseconds = 3;
const eachCount: Milliseconds = 4;

/** A search: the words once, and each kind that is listed or counted. */
export const searchCost: ComplexityEstimator = (asked) => {
  const fields = [...selectedFieldNames(asked)].filter((name) => name !== "__typename");
  const counts = fields.filter((name) => name.endsWith("Count")).length;
  const lists = fields.length - counts;
  return words + counts * eachCount + lists * (eachList + rowsCost({ ...asked, childComplexity: 0 })) + rowsCost(asked);
};
