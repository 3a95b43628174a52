import type { ApolloClient } from "@apollo/client";
import type { LastSave, UnpublishedSave } from "./liveContext";
import {
  LastSaveOfItemDocument,
  LastSaveOfPageDocument,
  LastSaveOfProductDocument,
  UnpublishedSaveDocument,
  type PublishableType,
} from "../../graphql/generated/adminOperations";
import { unattendedOperation } from "../session/sessionLink";

const pageTypes: readonly PublishableType[] = ["celebrity", "outfit", "blogPost"];

/** Not from the cache and not into it: an open form keeps the version that it has read. */
const options = { fetchPolicy: "no-cache", context: unattendedOperation } as const;

/** Returns the last save of a record such as `outfit:ID`; products and items do not store who saved them. */
export async function findLastSave(client: ApolloClient, record: string): Promise<LastSave | null> {
  const [kind, id = ""] = record.split(":");
  const type = pageTypes.find((name) => name === kind);
  if (type) {
    const { data } = await client.query({ query: LastSaveOfPageDocument, variables: { type, id }, ...options });
    const [last] = data?.revisions.nodes ?? [];
    return last ? { name: last.authorName, version: last.version } : null;
  }
  if (kind === "affiliateProduct") {
    const { data } = await client.query({ query: LastSaveOfProductDocument, variables: { id }, ...options });
    return data?.affiliateProduct ? { name: "", version: data.affiliateProduct.version } : null;
  }
  if (kind !== "categoryItem") return null;
  const { data } = await client.query({ query: LastSaveOfItemDocument, variables: { id }, ...options });
  return data?.categoryItem ? { name: "", version: data.categoryItem.version } : null;
}

/** Returns the save of a record that a release has left unpublished; null for other kinds and when there is none. */
export async function findUnpublishedSave(client: ApolloClient, record: string): Promise<UnpublishedSave | null> {
  const [kind, id = ""] = record.split(":");
  if (!pageTypes.some((name) => name === kind)) return null;
  const { data } = await client.query({ query: UnpublishedSaveDocument, variables: { id }, ...options });
  const save = data?.unpublishedSave;
  return save ? { name: save.authorName, savedAt: save.createdAt } : null;
}
