import type { ApolloClient, DocumentNode } from "@apollo/client";
import { Kind } from "graphql";
import { unattendedOperation } from "../session/sessionLink";
import { contentKinds, contentTypes, parseContentType } from "../kind/contentKinds";
import { everythingTag } from "./liveConnection";

/** Root fields that a tag affects, where it is not the one of its name. */
const listsOfTags: Readonly<Record<string, readonly string[]>> = {
  conversions: ["conversionImports", "payouts"],
  productCategories: ["categories"],
};

/** Lists that every change can affect. */
const listsOfAllChanges = ["auditEntries", "releases", "trash"];

const followedLists: ReadonlySet<string> = new Set([
  ...contentTypes.map((type) => contentKinds[type].list),
  ...Object.values(listsOfTags).flat(),
  ...listsOfAllChanges,
  "affiliatePrograms",
  "synonyms",
  "terms",
]);

/** Returns the root fields whose lists a change with these tags can affect. */
export function findChangedLists(tags: Iterable<string>): ReadonlySet<string> {
  const lists = new Set(listsOfAllChanges);
  for (const tag of tags) {
    if (tag === everythingTag) return followedLists;
    // A row has its type in its tag: `outfit:ID`.
    const type = parseContentType(tag.split(":")[0] ?? "");
    const affected = listsOfTags[tag] ?? [type ? contentKinds[type].list : tag];
    for (const list of affected) if (followedLists.has(list)) lists.add(list);
  }
  return lists;
}

function getRootFields({ definitions }: DocumentNode): string[] {
  return definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((field) => (field.kind === Kind.FIELD ? [field.name.value] : []))
      : [],
  );
}

/** Reads the lists that are on the screen and may have changed. The screen shows the old rows until then. */
export async function refetchLists(client: ApolloClient, tags: Iterable<string>): Promise<void> {
  const lists = findChangedLists(tags);
  const shown = [...client.getObservableQueries("active")].filter(({ query }) =>
    getRootFields(query).some((field) => lists.has(field)),
  );
  await Promise.all(
    shown.map(({ query, variables }) =>
      client
        .query({ query, variables, fetchPolicy: "network-only", context: unattendedOperation })
        // The list stays as it was; the next change reads it again.
        .catch(() => undefined),
    ),
  );
}
