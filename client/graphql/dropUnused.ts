import type { ApolloClient, InMemoryCache } from "@apollo/client";
import { isReference } from "@apollo/client/utilities";
import { Kind, type DocumentNode, type FieldNode } from "graphql";
import type { StoredList } from "./listPolicy";

const unusedFor = 5 * 60_000;
const lookEvery = 60_000;

/** The fields of Query that a document selects, in its operation or in fragments. */
const rootFields = ({ definitions }: DocumentNode): FieldNode[] =>
  definitions
    .flatMap((one) => {
      if (one.kind === Kind.OPERATION_DEFINITION) return one.selectionSet.selections;
      const ofQuery = one.kind === Kind.FRAGMENT_DEFINITION && one.typeCondition.name.value === "Query";
      return ofQuery ? one.selectionSet.selections : [];
    })
    .filter((selection) => selection.kind === Kind.FIELD);

/** Cache keys of the root fields that the mounted queries use. */
function usedFields(client: ApolloClient, cache: InMemoryCache): Set<string> {
  const used = new Set(["__typename"]);
  for (const { query, variables } of client.getObservableQueries())
    for (const field of rootFields(query)) {
      const fieldName = field.name.value;
      used.add(cache.policies.getStoreFieldName({ typename: "Query", fieldName, field, variables }));
    }
  return used;
}

const isGrown = (value: unknown): boolean => (value as Partial<StoredList> | null)?.grown === true;

/**
 * Evicts from the browser's cache what no mounted query has used for five minutes, as the specification requires. Lists
 * that the visitor extended stay, at the root or inside a row: Back must restore their length and scroll position.
 */
export function dropUnused(client: ApolloClient, cache: InMemoryCache): void {
  const unusedSince = new Map<string, number>();
  const look = (): void => {
    const now = Date.now();
    const used = usedFields(client, cache);
    const rows = cache.extract();
    cache.modify({
      fields: (value: unknown, { storeFieldName, DELETE }) => {
        const since = unusedSince.get(storeFieldName) ?? now;
        const grown = isGrown(value) || (isReference(value) && Object.values(rows[value.__ref] ?? {}).some(isGrown));
        if (used.has(storeFieldName) || grown) unusedSince.delete(storeFieldName);
        else if (now - since < unusedFor) unusedSince.set(storeFieldName, since);
        else {
          unusedSince.delete(storeFieldName);
          return DELETE;
        }
        return value;
      },
    });
    cache.gc();
  };
  setInterval(look, lookEvery);
}
