import { getNamedType, type GraphQLField, type GraphQLSchema, isObjectType } from "graphql";
import type { RequestContext } from "../../core/graphql/context";
import { readCachedCount } from "../../core/graphql/cachedCount";
import { getCacheTags, hasCachedCount } from "../../core/graphql/publicOperation";
import type { Page } from "../../core/paging/connection";

type Args = Record<string, unknown>;
type QueryField = GraphQLField<unknown, RequestContext, Args>;

/** Arguments that select a page of a list: the count does not depend on them. */
const otherArguments: ReadonlySet<string> = new Set(["first", "after", "last", "before", "reverse", "sort"]);

/** Whether an argument has a value; null and an object of nulls have none, an empty list has one. */
const hasValue = (value: unknown): boolean =>
  typeof value === "object" && !Array.isArray(value) ? Object.values(value ?? {}).some(hasValue) : value !== undefined;

/** Returns equal keys for arguments that select the same rows. */
const buildCountKey = (name: string, args: Args): string =>
  name +
  JSON.stringify(args, (argument, value) =>
    argument && (otherArguments.has(argument) || !hasValue(value)) ? undefined : (value as unknown),
  );

const buildRequest = <Value>(field: QueryField, args: Args, count: () => Promise<Value>) => ({
  key: buildCountKey(field.name, args),
  tags: () => new Set(getCacheTags(field, () => args)),
  count,
});

const isConnection = ({ type }: QueryField): boolean => {
  const named = getNamedType(type);
  return isObjectType(named) && "totalCount" in named.getFields();
};

/** Makes visitors' queries use cached counts, where `@Public` declares them. A connection still reads its rows each time. */
export function cacheCounts(schema: GraphQLSchema): void {
  for (const field of Object.values<QueryField>(schema.getQueryType()?.getFields() ?? {})) {
    const { resolve } = field;
    if (!resolve || !hasCachedCount(field)) continue;
    field.resolve = isConnection(field)
      ? async (source, args, context, info) => {
          const page = (await resolve(source, args, context, info)) as Page<unknown>;
          if (page.isWhole) return page;
          const count: typeof page.count = (limit) => {
            const request = buildRequest(field, args, () => page.count(limit));
            return readCachedCount(context, { ...request, key: limit ? `${request.key} ${limit}` : request.key });
          };
          return { ...page, count };
        }
      : (source, args, context, info) =>
          readCachedCount(context, {
            ...buildRequest(field, args, () => Promise.resolve(resolve(source, args, context, info))),
            // It has names, and the name of what an editor withdrew must be gone.
            mustBeCurrent: true,
          });
  }
}
