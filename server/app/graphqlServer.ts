import { ApolloServer } from "@apollo/server";
import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import { ApolloServerPluginLandingPageLocalDefault } from "@apollo/server/plugin/landingPage/default";
import type { Logger } from "pino";
import type { Environment } from "../config/environment";
import type { RequestContext } from "../shared/graphql/context";
import { noteReads } from "./answers/answerPlugin";
import { persistedQueryCache } from "./answers/persistedDocuments";
import { formatErrors } from "./formatError";
import { limitCost } from "./queryCost";
import { limitQueries, queryLimits } from "./queryLimits";
import { createSchema } from "./schema";

export async function createGraphqlServer(
  environment: Environment,
  log: Logger,
): Promise<ApolloServer<RequestContext>> {
  const server = new ApolloServer<RequestContext>({
    schema: await createSchema(),
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
      environment.mode === "development"
        ? ApolloServerPluginLandingPageLocalDefault({ embed: true })
        : ApolloServerPluginLandingPageDisabled(),
    ],
  });
  server.startInBackgroundHandlingStartupErrorsByLoggingAndFailingAllRequests();
  return server;
}
