import type { ApolloServerPlugin } from "@apollo/server";
import { persistedNames } from "../cache/persistedQueries";
import type { RequestContext } from "../../core/graphql/context";
import type { Metrics } from "./metrics";

/** Groups unknown operation names, because clients can invent any number. */
export const labelFor = (operationName: string | null | undefined): string =>
  operationName && persistedNames.has(operationName) ? operationName : "other";

/** Counts operations and the errors in their responses. */
export const countOperations = ({ operations, errors }: Metrics): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: () => {
    const end = operations.startTimer();
    return Promise.resolve({
      willSendResponse: ({ operationName, response: { body } }) => {
        end({ name: labelFor(operationName) });
        const result = body.kind === "single" ? body.singleResult : null;
        for (const { extensions } of result?.errors ?? []) errors.inc({ code: String(extensions?.code) });
        return Promise.resolve();
      },
    });
  },
});
