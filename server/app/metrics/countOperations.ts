import type { ApolloServerPlugin } from "@apollo/server";
import { persistedNames } from "../cache/persistedDocuments";
import type { RequestContext } from "../../shared/graphql/context";
import type { Metrics } from "./metrics";

/** Names that anybody can make up are not told apart. */
const told = (operationName: string | null | undefined): string =>
  operationName && persistedNames.has(operationName) ? operationName : "other";

/** Counts operations and the errors in their answers. */
export const countOperations = ({ operations, errors }: Metrics): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: () => {
    const end = operations.startTimer();
    return Promise.resolve({
      willSendResponse: ({ operationName, response: { body } }) => {
        end({ name: told(operationName) });
        const result = body.kind === "single" ? body.singleResult : null;
        for (const { extensions } of result?.errors ?? []) errors.inc({ code: String(extensions?.code) });
        return Promise.resolve();
      },
    });
  },
});

/** Counts a query that is answered before the framework as the operation and the request that it is; call what it returns when it went well. */
export function countCompiledQuery({ operations, requests }: Metrics, operationName: string | null): () => void {
  const ends = [
    operations.startTimer({ name: told(operationName) }),
    requests.startTimer({ method: "POST", route: "graphql", status: 200 }),
  ];
  return () => ends.forEach((end) => end());
}
