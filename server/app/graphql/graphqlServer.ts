import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import type { GraphQLSchema } from "graphql";
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
import { rejectMalformedText } from "./rejectMalformedText";
import { createSchema } from "./schema";

/** Clients and proxies must not store a response. The response cache replaces the header of those it caches. */
const forbidStorage: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response }) => Promise.resolve(void response.http.headers.set("cache-control", "no-store")),
    }),
};

export interface GraphqlServerDeps extends VisitorReadDeps {
  /** Given by callers that need the schema, too; else the server creates it. */
  schema?: GraphQLSchema;
  metrics?: Metrics;
  compiledQueries?: CompiledQueryCache;
}

export async function createGraphqlServer(
  environment: Environment,
  log: Logger,
  { schema, metrics, compiledQueries, ...visitorReads }: GraphqlServerDeps = {},
): Promise<ApolloServer<RequestContext>> {
  const server = new ApolloServer<RequestContext>({
    gateway: compiledExecution(schema ?? (await createSchema()), compiledQueries),
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
      rejectMalformedText,
      limitCost,
      responseCachePlugin,
      forbidStorage,
      // Cache tags, not maximum ages of fields, decide what is cached.
      ApolloServerPluginCacheControlDisabled(),
      ...(metrics ? [countOperations(metrics)] : []),
      readAsVisitor(visitorReads),
      // sandbox.ts is the page that developers see.
      ApolloServerPluginLandingPageDisabled(),
    ],
  });
  server.startInBackgroundHandlingStartupErrorsByLoggingAndFailingAllRequests();
  return server;
}
