import type { ApolloClient } from "@apollo/client";
import { errorCodes } from "../../../graphql/errorCodes";
import {
  DeleteSyncedListDocument,
  OpenSyncedListDocument,
  SaveSyncedListDocument,
} from "../../../graphql/generated/operations";
import type { ListKeys } from "./listCrypto";

export interface StoredList {
  version: number;
  /** Encrypted, in base64. */
  content: string;
}

/** What the server does with encrypted lists. Its errors have the API's codes. */
export interface ListServer {
  /** Returns null when the code has ended. */
  open(keys: ListKeys): Promise<StoredList | null>;
  /** Saves the next version; version 0 creates the list. CONFLICT when another browser was faster. */
  save(keys: ListKeys, list: StoredList): Promise<void>;
  remove(keys: ListKeys): Promise<void>;
}

export const createListServer = (client: ApolloClient): ListServer => ({
  async open({ id }) {
    const { data } = await client.mutate({
      mutation: OpenSyncedListDocument,
      variables: { input: { id } },
      fetchPolicy: "no-cache",
    });
    return data?.openSyncedList ?? null;
  },
  async save({ id, token }, { version, content }) {
    await client.mutate({
      mutation: SaveSyncedListDocument,
      variables: { input: { id, token, version, content } },
      fetchPolicy: "no-cache",
    });
  },
  async remove({ id, token }) {
    await client.mutate({
      mutation: DeleteSyncedListDocument,
      variables: { input: { id, token } },
      fetchPolicy: "no-cache",
    });
  },
});

export const isConflict = (error: unknown): boolean => errorCodes(error).includes("CONFLICT");
