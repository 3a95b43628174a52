import type { ApolloServerPlugin } from "@apollo/server";
import { persistedNames } from "../answers/persistedDocuments";
import type { RequestContext } from "../../shared/graphql/context";
import type { Metrics } from "./metrics";

/** Counts operations and the errors in their answers; names that anybody can make up are not told apart. */
export const countOperations = ({ operations, errors }: Metrics): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: () => {
    const end = operations.startTimer();
    return Promise.resolve({
      willSendResponse: ({ operationName, response: { body } }) => {
        end({ name: operationName && persistedNames.has(operationName) ? operationName : "other" });
        const told = body.kind === "single" ? (body.singleResult.errors ?? []) : [];
        for (const { extensions } of told) errors.inc({ code: String(extensions?.code) });
        return Promise.resolve();
      },
    });
  },
});
