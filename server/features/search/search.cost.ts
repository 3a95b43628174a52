import type { ComplexityEstimator } from "graphql-query-complexity";
import { selectedFieldNames, type Milliseconds, rowsCost } from "../../shared/cost/cost";

/** Parsing the words, and finding their corrections. */
const words: Milliseconds = 3;
/** Each content type is searched and counted separately. */
const eachList: Milliseconds = 3;
const eachCount: Milliseconds = 4;

/** Cost of a search: the words once, and each content type that is listed or counted. */
export const searchCost: ComplexityEstimator = (asked) => {
  const fields = [...selectedFieldNames(asked)].filter((name) => name !== "__typename");
  const counts = fields.filter((name) => name.endsWith("Count")).length;
  const lists = fields.length - counts;
  return words + counts * eachCount + lists * (eachList + rowsCost({ ...asked, childComplexity: 0 })) + rowsCost(asked);
};
