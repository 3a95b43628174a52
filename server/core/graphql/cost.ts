import type { ComplexityEstimator, ComplexityEstimatorArgs } from "graphql-query-complexity";
import { pageSize } from "../paging/pageArgs";
import { selectedFields } from "../read/selectedFields";

/**
 * Cost of a field in milliseconds of database time with the reference catalog. An operation declares it as
 * type-graphql's `complexity`; docs/api.md says what it limits.
 */
export type Milliseconds = number;

/**
 * Cost of a row in a response: a little in the database, more in this process, which resolves and writes its fields.
 */
export const rowCost: Milliseconds = 0.05;
/** Assumed length of a list without `first`. */
export const assumedLength = 5;
/** Cost of a statement that finds one row or a few. */
export const statementCost: Milliseconds = 0.4;

/**
 * Counts by a filter with few values, and facets, are cached for all visitors, so each runs at most once in five
 * minutes and an operation pays a share. Counts by a text cannot be cached and cost the full price.
 */
export const cachedShare = 0.25;

/** Context that `selectedFields` needs. */
export type CostContext = Pick<Parameters<typeof selectedFields>[0], "schema" | "fragments">;

interface FilterPrice {
  /** Finding the rows of a page. */
  page: Milliseconds;
  /** Counting all matching rows. */
  count: Milliseconds;
  /** The same for a text of one or two letters, which the trigram index cannot serve. */
  short?: Omit<FilterPrice, "short">;
}

export interface ListPrice {
  /** The statement of a page in the default order, without its rows. */
  page: Milliseconds;
  /** `totalCount` without a filter. */
  count: Milliseconds;
  /** By field of `filter`; other fields cost nothing. */
  filters?: Readonly<Record<string, FilterPrice>>;
  /** Sort orders without an index. */
  sorts?: Readonly<Record<string, Milliseconds>>;
}

const shortText = 2;

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== "";

const computePrice = (price: FilterPrice, value: unknown): FilterPrice =>
  price.short && typeof value === "string" && value.trim().length <= shortText ? price.short : price;

function filterPrices(price: ListPrice, filter: unknown): FilterPrice[] {
  const given = (filter ?? {}) as Record<string, unknown>;
  return Object.entries(price.filters ?? {}).flatMap(([name, one]) =>
    isGiven(given[name]) ? [computePrice(one, given[name])] : [],
  );
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Returns the selected fields of the field's type. */
export const selectedFieldNames = ({ field, node, context }: ComplexityEstimatorArgs): ReadonlySet<string> =>
  selectedFields({ ...(context as CostContext), fieldNodes: [node], returnType: field.type });

/** Returns the number of rows that the arguments request. */
function rowsAsked({ first, last }: ComplexityEstimatorArgs["args"]): number {
  const size = (last ?? first) as unknown;
  return typeof size === "number" ? pageSize(size) : assumedLength;
}

/** Cost of a list with `first`: each row with its relations. */
export const rowsCost = ({ args, childComplexity }: ComplexityEstimatorArgs): Milliseconds =>
  rowsAsked(args) * (rowCost + childComplexity);

/** Cost of a connection: its page with all rows, and its count if selected. Several counts of one page cost one. */
export function listCost(price: ListPrice): ComplexityEstimator {
  return (asked) => {
    const filters = filterPrices(price, asked.args.filter);
    const sort = price.sorts?.[String(asked.args.sort)] ?? 0;
    const page = price.page + sort + sum(filters.map((filter) => filter.page)) + rowsCost(asked);
    const selected = selectedFieldNames(asked);
    if (!selected.has("totalCount") && !selected.has("boundedCount")) return page;
    return page + (filters.length > 0 ? sum(filters.map((filter) => filter.count)) : price.count);
  };
}

/** Cost of rows by their ids: one statement, and each row with its relations. */
export const byIdsCost: ComplexityEstimator = ({ args, childComplexity }) =>
  statementCost + (args.ids as readonly unknown[]).length * (rowCost + childComplexity);

/** Cost of a field that returns `rows` rows, or one, by a statement or a part of one. */
export const relationCost =
  (price: Milliseconds, rows = 1): ComplexityEstimator =>
  ({ childComplexity }) =>
    price + rows * (rowCost + childComplexity);
