import type { ApolloCache, OperationVariables } from "@apollo/client";
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { useMutation } from "@apollo/client/react";
import { type Toast, useToast } from "../../shared/toast/ToastContext";
import { getErrorMessage, isNotFound } from "./adminErrors";

interface RemovalOptions<Variables> {
  variables: Variables;
  /** Updates the cache afterwards. */
  update: (cache: ApolloCache) => void;
  done: Toast;
  /** The server's sentence by default. */
  failed?: Toast;
}

interface Removal<Variables> {
  busy: boolean;
  /** Shows the outcome in a toast; returns true on success. */
  remove: (options: RemovalOptions<Variables>) => Promise<boolean>;
}

/** Removes something for good, without the trash. If someone else has already removed it, that is a success. */
export function useRemoval<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
): Removal<Variables> {
  const toast = useToast();
  const [mutate, { loading, client }] = useMutation<Data, OperationVariables>(document);
  const remove = async ({ variables, update, done, failed }: RemovalOptions<Variables>) => {
    try {
      await mutate({ variables }).catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
      });
    } catch (error) {
      toast(failed ?? { title: "Error", text: getErrorMessage(error), variant: "destructive" });
      return false;
    }
    update(client.cache);
    toast(done);
    return true;
  };
  return { busy: loading, remove };
}
