import {
  ApolloServer,
  type ApolloServerPlugin,
  type GraphQLRequestContextDidResolveOperation,
  type GraphQLRequestContextWillSendResponse,
  type GraphQLRequestListener,
} from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { type GraphQLSchema, OperationTypeNode } from "graphql";
import type { Logger } from "pino";
import type { Environment } from "../../config/environment";
import { appError } from "../../core/errors/appErrors";
import { type RequestContext, requestLoaders } from "../../core/graphql/context";
import { compiledExecution } from "./compiledExecution";
import { responseCachePlugin } from "../cache/responseCachePlugin";
import { persistedQueryCache } from "../cache/persistedQueries";
import { foreignOrigin } from "../http/refusals";
import { countOperations } from "../metrics/countOperations";
import type { Metrics } from "../metrics/metrics";
import { refuseMutations } from "../http/readOnly";
import { formatErrors } from "./formatError";
import { limitAliases, limitOperation, limits, type OperationCost } from "./operationLimits";
import { createSchema } from "./schema";
import type { Reader } from "../../database/reader";
import { type CountCache, takeCountCacheSnapshot } from "../../core/cache/countCache";
import { editorManager } from "../../core/read/audience";
import { timeStatements } from "../../core/read/connection";

interface VisitorReadDeps {
  /** Without replicas, visitors read from the primary. */
  reader?: Pick<Reader, "db">;
  countCache?: CountCache;
}

/**
 * Lets visitors' queries read from the replicas, with cached counts. Writes and editors use the primary without cached counts, so
 * that an editor reads their own writes. Editors also read scheduled content, except on the public site. A client with a budget is
 * charged the time of all statements, but not their wait for a connection or a processor.
 */
function readAsVisitor(
  { reader, countCache }: VisitorReadDeps,
  { operation, contextValue }: GraphQLRequestContextDidResolveOperation<RequestContext>,
): void {
  const { actor, budget, db: primary, isPreview, isPublicSite } = contextValue;
  if (isPreview) return;
  const usesPrimary = actor ? isPublicSite : operation?.operation !== OperationTypeNode.QUERY;
  const source = usesPrimary ? primary : actor ? editorManager(primary) : (reader?.db ?? primary);
  const db = budget ? timeStatements(source, budget.charge) : source;
  Object.assign(contextValue, { db, loader: requestLoaders(db) } satisfies Partial<RequestContext>);
  if (!actor && !usesPrimary && countCache) contextValue.cachedCounts = takeCountCacheSnapshot(countCache);
}

/** Half of a character. UTF-8 cannot store it, and functions that encode texts throw on it. */
const loneSurrogate = /\p{Surrogate}/u;

const message = "This text contains a character that is not valid. Remove it and try again.";

/** Returns the paths of the texts that are not valid Unicode. */
function findMalformed(value: unknown, path: string): string[] {
  if (typeof value === "string") return loneSurrogate.test(value) ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => findMalformed(item, path ? `${path}.${name}` : name));
}

/**
 * Rejects variables with text that is not valid Unicode. The parser rejects it in the operation's own text. Runs for every
 * operation, so that no validator, hash or database gets such a text.
 */
function rejectMalformedText(variables: object): void {
  const paths = findMalformed(variables, "").map((path) => path.replace(/^input\./, ""));
  if (paths.length === 0) return;
  const fieldErrors = Object.fromEntries(paths.map((path) => [path, message]));
  throw appError("BAD_USER_INPUT", "Please check what you entered.", { fieldErrors, http: { status: 400 } });
}

/** Tells a client what is left of its budget, and a program what its operation cost. A response for the cache is everyone's. */
function reportCost(
  { response, contextValue: { actor, budget, dependencies } }: GraphQLRequestContextWillSendResponse<RequestContext>,
  cost: OperationCost,
): void {
  if (!budget?.perSecond || dependencies !== null) return;
  const left = budget.left();
  response.http.headers.set("ratelimit-policy", `"time";q=${budget.perSecond};w=1`);
  response.http.headers.set("ratelimit", `"time";r=${left};t=1`);
  if (!actor?.token || response.body.kind !== "single") return;
  const { singleResult } = response.body;
  const { rows, maxRows } = cost;
  const extensions = { ...singleResult.extensions, cost: { rows, maxRows, budgetMs: budget.perSecond, leftMs: left } };
  response.body.singleResult = { ...singleResult, extensions };
}

/** Prepares each operation that is valid, before anything of it runs. */
const prepareOperations = (
  { isReadOnly }: Environment,
  visitorReads: VisitorReadDeps,
): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: () => {
    let limited: ReturnType<typeof limitOperation> | undefined;
    const listener: GraphQLRequestListener<RequestContext> = {
      didResolveOperation: (context) => {
        // What a preview saves is rolled back.
        if (isReadOnly && !context.contextValue.isPreview) refuseMutations(context.operation);
        if (context.contextValue.isForeign && context.operation?.operation === OperationTypeNode.MUTATION)
          throw appError(foreignOrigin.code as "FORBIDDEN", foreignOrigin.message, {
            http: { status: foreignOrigin.status },
          });
        rejectMalformedText(context.request.variables ?? {});
        limited = limitOperation(context);
        readAsVisitor(visitorReads, context);
        return Promise.resolve();
      },
      willSendResponse: (context) => {
        limited?.release?.();
        if (limited) reportCost(context, limited);
        return Promise.resolve();
      },
    };
    return Promise.resolve(listener);
  },
});

export interface GraphqlServerDeps extends VisitorReadDeps {
  /** Given by callers that need the schema, too; else the server creates it. */
  schema?: GraphQLSchema;
  metrics?: Metrics;
}

export async function createGraphqlServer(
  environment: Environment,
  log: Logger,
  { schema, metrics, ...visitorReads }: GraphqlServerDeps = {},
): Promise<ApolloServer<RequestContext>> {
  const formatError = formatErrors(log, environment.introspection);
  const server = new ApolloServer<RequestContext>({
    schema: schema ?? (await createSchema()),
    introspection: environment.introspection,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    maxRecursiveSelections: true,
    parseOptions: { maxTokens: limits.tokens },
    validationRules: [limitAliases],
    hideSchemaDetailsFromClientErrors: !environment.introspection,
    formatError,
    logger: log,
    persistedQueries: { cache: persistedQueryCache },
    plugins: [
      prepareOperations(environment, visitorReads),
      compiledExecution(formatError),
      responseCachePlugin,
      // Cache tags, not maximum ages of fields, decide what is cached.
      ApolloServerPluginCacheControlDisabled(),
      ...(metrics ? [countOperations(metrics)] : []),
      // sandbox.ts is the page that developers see.
      ApolloServerPluginLandingPageDisabled(),
    ],
  });
  server.startInBackgroundHandlingStartupErrorsByLoggingAndFailingAllRequests();
  return server;
}
