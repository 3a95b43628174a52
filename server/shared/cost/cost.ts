import type { ComplexityEstimator, ComplexityEstimatorArgs } from "graphql-query-complexity";
import { pageSize } from "../paging/pageArgs";
import { selectedFields } from "../read/selectedFields";

/**
 * What a field costs, in milliseconds of the database on the reference catalogue. An operation declares it as type-graphql's
 * `complexity`; docs/query-cost.md has the measurements.
 */
export type Milliseconds = number;

/** A row in an answer: a little in the database, more in this process, which resolves and writes its fields. */
export const rowCost: Milliseconds = 0.05;
/** Rows that a list without `first` is assumed to have. */
export const assumedLength = 5;
/** One statement that finds one row or a few. */
export const statementCost: Milliseconds = 0.4;

/**
 * Counts by a filter with few values, and facets, are cached for all visitors: one of them costs what it costs in SQL at most
 * once in five minutes, so an operation pays a share. Counts by a text cannot be cached, and pay all.
 */
export const cachedShare = 0.25;

/** What estimators get besides the field: `selectedFields` needs it. */
export type CostContext = Pick<Parameters<typeof selectedFields>[0], "schema" | "fragments">;

interface FilterPrice {
  /** Finding the rows of a page. */
  page: Milliseconds;
  /** Counting all rows that match. */
  count: Milliseconds;
  /** The same for a text of one or two letters, which no index of trigrams serves. */
  short?: Omit<FilterPrice, "short">;
}

export interface ListPrice {
  /** The statement of a page in the default order, without its rows. */
  page: Milliseconds;
  /** `totalCount` without a filter. */
  count: Milliseconds;
  /** By field of `filter`; those that are left out cost nothing more. */
  filters?: Readonly<Record<string, FilterPrice>>;
  /** Orders that no index has. */
  sorts?: Readonly<Record<string, Milliseconds>>;
}

const shortText = 2;

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== "";

const priceOf = (price: FilterPrice, value: unknown): FilterPrice =>
  price.short && typeof value === "string" && value.trim().length <= shortText ? price.short : price;

function filterPrices(price: ListPrice, filter: unknown): FilterPrice[] {
  const given = (filter ?? {}) as Record<string, unknown>;
  return Object.entries(price.filters ?? {}).flatMap(([name, one]) =>
    isGiven(given[name]) ? [priceOf(one, given[name])] : [],
  );
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The fields that are asked for of the field's type. */
export const selectedFieldNames = ({ field, node, context }: ComplexityEstimatorArgs): ReadonlySet<string> =>
  selectedFields({ ...(context as CostContext), fieldNodes: [node], returnType: field.type });

/** Rows that the arguments ask for. */
function rowsAsked({ first, last }: ComplexityEstimatorArgs["args"]): number {
  const size = (last ?? first) as unknown;
  return typeof size === "number" ? pageSize(size) : assumedLength;
}

/** Of a list that takes `first`: each row with what hangs on it. */
export const rowsCost = ({ args, childComplexity }: ComplexityEstimatorArgs): Milliseconds =>
  rowsAsked(args) * (rowCost + childComplexity);

/** Of a connection: its page with all rows, and its count where somebody asks for it. Several counts of one page are one. */
export function listCost(price: ListPrice): ComplexityEstimator {
  return (asked) => {
    const filters = filterPrices(price, asked.args.filter);
    const sort = price.sorts?.[String(asked.args.sort)] ?? 0;
    const page = price.page + sort + sum(filters.map((filter) => filter.page)) + rowsCost(asked);
    if (!selectedFieldNames(asked).has("totalCount")) return page;
    return page + (filters.length > 0 ? sum(filters.map((filter) => filter.count)) : price.count);
  };
}

/** Of a field that brings `rows` rows, or one, by a statement or a part of one. */
export const relationCost =
  (price: Milliseconds, rows = 1): ComplexityEstimator =>
  ({ childComplexity }) =>
    price + rows * (rowCost + childComplexity);
