import { getNamedType, type GraphQLField, type GraphQLSchema, isObjectType } from "graphql";
import type { RequestContext } from "../../shared/graphql/context";
import type { Page } from "../../shared/paging/connection";
import { getQueryTags } from "./collectCacheTags";

type Args = Record<string, unknown>;
type QueryField = GraphQLField<unknown, RequestContext, Args>;

/** Queries whose whole answer is made by counting a table. */
const tallied: ReadonlySet<string> = new Set([
  "blogCategories",
  "blogTopics",
  "categories",
  "category",
  "celebrityCategories",
  "outfitOccasions",
  "productRetailers",
]);

/** What says which page of a list is meant, and so nothing about how many rows it has. */
const ofPage: ReadonlySet<string> = new Set(["first", "after", "last", "before", "reverse", "sort"]);

/** Whether an argument says anything; a list without entries does. */
const says = (value: unknown): boolean =>
  typeof value === "object" && !Array.isArray(value) ? Object.values(value ?? {}).some(says) : value !== undefined;

/** Equal for all that asks for the same in other words. */
const keyOf = (name: string, args: Args): string =>
  name +
  JSON.stringify(args, (argument, value) =>
    argument && (ofPage.has(argument) || !says(value)) ? undefined : (value as unknown),
  );

/** What was counted for the same query before and not been touched since; else it is counted, once for all who ask meanwhile. */
function tally<Value>(context: RequestContext, name: string, args: Args, count: () => Promise<Value>): Promise<Value> {
  const countCache = context.cachedCounts?.current();
  if (!countCache) return count();
  const key = keyOf(name, args);
  const kept = countCache.find(key);
  if (kept) return Promise.resolve(kept.value as Value);
  const make = async () => ({ value: await count(), tags: new Set(getQueryTags(name, args) ?? []) });
  return countCache.compute(key, make) as Promise<Value>;
}

/** The list is read each time, and how long it is counted only once. */
const withTally = (page: Page<unknown>, context: RequestContext, name: string, args: Args): Page<unknown> => ({
  ...page,
  count: () => tally(context, name, args, () => page.count()),
});

const isList = ({ type }: QueryField): boolean => {
  const named = getNamedType(type);
  return isObjectType(named) && "totalCount" in named.getFields();
};

/** Lets visitors' queries use what was counted before. */
export function cacheCounts(schema: GraphQLSchema): void {
  for (const field of Object.values<QueryField>(schema.getQueryType()?.getFields() ?? {})) {
    const { name, resolve } = field;
    if (!resolve || !getQueryTags(name, {})) continue;
    if (tallied.has(name)) {
      field.resolve = (source, args, context, info) =>
        tally(context, name, args, () => Promise.resolve(resolve(source, args, context, info)));
    } else if (isList(field)) {
      field.resolve = async (source, args, context, info) =>
        withTally((await resolve(source, args, context, info)) as Page<unknown>, context, name, args);
    }
  }
}
