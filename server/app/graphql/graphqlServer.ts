import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { ApolloServerPluginLandingPageLocalDefault } from "@apollo/server/plugin/landingPage/default";
import type { Logger } from "pino";
import type { Environment } from "../../config/environment";
import type { RequestContext } from "../../shared/graphql/context";
import { compiledExecution } from "./compiledExecution";
import { responseCachePlugin } from "../cache/responseCachePlugin";
import { persistedQueryCache } from "../cache/persistedDocuments";
import { countOperations } from "../metrics/countOperations";
import type { Metrics } from "../metrics/metrics";
import { formatErrors } from "./formatError";
import { limitCost } from "./queryCost";
import { limitQueries, queryLimits } from "./queryLimits";
import { readAsVisitor, type VisitorReadDeps } from "./readAsVisitor";
import type { CompiledQueryCache } from "./compiledQueryCache";
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
  {
    metrics,
    compiledQueries,
    ...visitors
  }: { metrics?: Metrics; compiledQueries?: CompiledQueryCache } & VisitorReadDeps = {},
): Promise<ApolloServer<RequestContext>> {
  const server = new ApolloServer<RequestContext>({
    gateway: compiledExecution(await createSchema(), compiledQueries),
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
      responseCachePlugin,
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
