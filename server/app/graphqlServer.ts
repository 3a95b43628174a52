import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { ApolloServerPluginLandingPageLocalDefault } from "@apollo/server/plugin/landingPage/default";
import type { Logger } from "pino";
import type { Environment } from "../config/environment";
import type { RequestContext } from "../shared/graphql/context";
import { compiledExecution } from "./compiledExecution";
import { noteReads } from "./answers/answerPlugin";
import { persistedQueryCache } from "./answers/persistedDocuments";
import { countOperations } from "./metrics/countOperations";
import type { Metrics } from "./metrics/metrics";
import { formatErrors } from "./formatError";
import { limitCost } from "./queryCost";
import { limitQueries, queryLimits } from "./queryLimits";
import { readAsVisitor, type VisitorsParts } from "./readAsVisitor";
import type { ReadyQueries } from "./readyQueries/readyQueries";
import { createSchema } from "./schema";

/** Nobody else is to store an answer; those that this server keeps say so themselves. */
const notStored: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response }) => Promise.resolve(void response.http.headers.set("cache-control", "no-store")),
    }),
};

export async function createGraphqlServer(
  environment: Environment,
  log: Logger,
  { metrics, ready, ...visitors }: { metrics?: Metrics; ready?: ReadyQueries } & VisitorsParts = {},
): Promise<ApolloServer<RequestContext>> {
  const server = new ApolloServer<RequestContext>({
    gateway: compiledExecution(await createSchema(), ready),
    introspection: environment.introspection,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    maxRecursiveSelections: true,
    parseOptions: { maxTokens: queryLimits.tokens },
    validationRules: [limitQueries],
    hideSchemaDetailsFromClientErrors: environment.mode === "production",
    formatError: formatErrors(log),
    logger: log,
    persistedQueries: { cache: persistedQueryCache },
    plugins: [
      limitCost,
      noteReads,
      notStored,
      // What is kept is decided by tags, not by ages of fields.
      ApolloServerPluginCacheControlDisabled(),
      ...(metrics ? [countOperations(metrics)] : []),
      readAsVisitor(visitors),
      environment.mode === "development"
        ? ApolloServerPluginLandingPageLocalDefault({ embed: true })
        : ApolloServerPluginLandingPageDisabled(),
    ],
  });
  server.startInBackgroundHandlingStartupErrorsByLoggingAndFailingAllRequests();
  return server;
}
