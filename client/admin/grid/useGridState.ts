import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { useNewestState } from "../../shared/hooks/useNewestState";

export const pageSizes = [25, 50, 100] as const;

export interface SortOption<Sort extends string = string> {
  /** The server's enum value for the order. */
  value: Sort;
  label: string;
  /** The default direction; "asc" if missing. */
  naturally?: "asc" | "desc";
}

/** For lists of a few rows, which the server sends whole and in one order. */
export const onlyOrder: readonly SortOption[] = [{ value: "DEFAULT", label: "Default" }];

export interface GridStateOptions<Sort extends string, Filter extends string> {
  /** Every sort order of the list, the default first. */
  sorts: readonly SortOption<Sort>[];
  /** Names of the filters, as in the URL. */
  filters?: readonly Filter[];
}

/**
 * Variables of list queries: a page forward from `after`, or `last` rows backward from `before`, which takes
 * precedence; and the order.
 */
export interface PageVariables<Sort extends string = string> {
  first: number;
  after: string | null;
  last: number | null;
  before: string | null;
  sort: Sort;
  reverse: boolean;
}

export interface GridState<Sort extends string = string, Filter extends string = string> {
  sorts: readonly SortOption<Sort>[];
  search: string;
  /** Blank: not restricted. */
  filters: Readonly<Record<Filter, string>>;
  sort: Sort;
  reverse: boolean;
  pageSize: number;
  variables: PageVariables<Sort>;
  /** Fields of the hidden columns, with commas between; blank for none. */
  hidden: string;
  /** The parameters of the URL, including a change that React has not rendered yet. */
  params: URLSearchParams;
  /** A search or filter is set. */
  restricted: boolean;
  /** Changes with search and filters, not with order and page. */
  filterKey: string;
  setSearch(this: void, text: string): void;
  setFilter(this: void, name: Filter, value: string): void;
  /** Clears search and filters. */
  clear(this: void): void;
  setSort(this: void, sort: Sort, reverse: boolean): void;
  setPageSize(this: void, size: number): void;
  setHidden(this: void, fields: string): void;
  goAfter(this: void, cursor: string): void;
  goBefore(this: void, cursor: string): void;
}

const pageNames = ["after", "before"];

/** The URL is the only state of a list: it can be shared and reloaded, and Back undoes one change at a time. */
export function useGridState<Sort extends string, Filter extends string = never>({
  sorts,
  filters: names = [],
}: GridStateOptions<Sort, Filter>): GridState<Sort, Filter> {
  const [params, setParams] = useSearchParams();
  const { newest, noteSent } = useNewestState(params, params.toString());
  return useMemo(() => {
    const read = (name: string) => params.get(name) ?? "";
    const write = (changes: Record<string, string>) => {
      const next = new URLSearchParams(newest);
      // A cursor is valid only for one order and one filter.
      pageNames.forEach((name) => next.delete(name));
      for (const [name, value] of Object.entries(changes)) {
        if (value === "") next.delete(name);
        else next.set(name, value);
      }
      noteSent(next);
      setParams(next, { preventScrollReset: true });
    };

    const usual = (sorts[0] as SortOption<Sort>).value;
    const sort = sorts.find(({ value }) => value === read("sort"))?.value ?? usual;
    const reverse = read("reverse") === "1";
    const pageSize = pageSizes.find((size) => String(size) === read("size")) ?? pageSizes[0];
    const [after, before] = [read("after"), read("before")];
    const filters = Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Filter, string>;
    const search = read("search");
    const filterKey = JSON.stringify([search, filters]);
    return {
      sorts,
      search,
      filters,
      hidden: read("hide"),
      params: newest,
      sort,
      reverse,
      pageSize,
      restricted: search !== "" || names.some((name) => filters[name] !== ""),
      filterKey,
      variables: {
        first: pageSize,
        after: before === "" && after !== "" ? after : null,
        last: before === "" ? null : pageSize,
        before: before === "" ? null : before,
        sort,
        reverse,
      },
      setSearch: (text: string) => write({ search: text.trim() }),
      setFilter: (name: Filter, value: string) => write({ [name]: value }),
      clear: () => write(Object.fromEntries(["search", ...names].map((name) => [name, ""]))),
      setSort: (next: Sort, turned: boolean) => write({ sort: next === usual ? "" : next, reverse: turned ? "1" : "" }),
      setPageSize: (size: number) => write({ size: size === pageSizes[0] ? "" : String(size) }),
      setHidden: (fields: string) => write({ hide: fields }),
      goAfter: (cursor: string) => write({ after: cursor }),
      goBefore: (cursor: string) => write({ before: cursor }),
    };
    // Most screens pass inline arrays for `sorts` and `names`; their content does not change.
  }, [params, setParams, newest]);
}
