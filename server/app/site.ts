import type { FastifyInstance } from "fastify";
import type { PageDeps } from "../web/routes";
import { getDependencies } from "../core/cache/cacheDependencies";
import { type ResponseCache, createResponseCache, type ResponseCacheDeps } from "./cache/responseCache";
import { ClientBudget, pageCost } from "./http/clientBudget";
import { createGraphqlServer } from "./graphql/graphqlServer";
import { createSchema } from "./graphql/schema";
import { registerSchema } from "./graphql/schemaRoute";
import { createHttpServer, type HttpServerDeps, type Readiness } from "./http/httpServer";
import { createVisitorContext } from "./http/requestContext";

export interface SiteDeps extends Pick<HttpServerDeps, "environment" | "log" | "dataSource" | "metrics"> {
  readiness: Readiness;
  reader?: HttpServerDeps["reader"] & ResponseCacheDeps["reader"];
}

/**
 * The API over HTTP behind the response cache. It does not listen yet, has no pages, and caches nothing until
 * `responseCache` starts.
 */
export interface Site {
  http: FastifyInstance;
  responseCache: ResponseCache;
  /** Runs the operations of a page while the server renders it, and those of assistants. */
  executeFor: PageDeps["executeFor"];
  /** Saves what a preview of unsaved values shows. */
  executeSave: PageDeps["executeSave"];
  refuseClient: PageDeps["refuseClient"];
  /** Must run after `http` is closed. */
  stop(): Promise<void>;
}

export async function createSite({ readiness, reader, ...parts }: SiteDeps): Promise<Site> {
  const { environment, log, dataSource, metrics } = parts;
  const budget = new ClientBudget(environment);
  const schema = await createSchema();
  const isReady = () => readiness.ready;
  const responseCache = createResponseCache({ environment, schema, isReady, reader, budget, log });
  const { middleware, countCache } = responseCache;
  const graphql = await createGraphqlServer(environment, log, { schema, metrics, reader, countCache });
  const http = await createHttpServer({
    ...parts,
    readiness,
    reader,
    graphql,
    responseCacheMiddleware: middleware,
    budget,
  });
  registerSchema(http, schema);
  return {
    http,
    responseCache,
    executeFor:
      (request, { preview, isRefused = false } = {}) =>
      async (query, variables, operationName) => {
        const { demo } = environment;
        const dependencies = getDependencies(request.raw);
        const clientBudget = budget.ofVisitor(request, isRefused);
        if (preview) dependencies?.refuse();
        const isPreview = preview !== undefined;
        const options = { demo, dependencies, cachedCounts: null, budget: clientBudget, isPreview };
        const contextValue = createVisitorContext(preview ?? dataSource.manager, options);
        const { body } = await graphql.executeOperation({ query, variables, operationName }, { contextValue });
        return body.kind === "single" ? body.singleResult : body.initialResult;
      },
    executeSave: (actor, db) => async (query, variables) => {
      const { demo } = environment;
      const visitor = createVisitorContext(db, { demo, dependencies: null, cachedCounts: null, isPreview: true });
      const { body } = await graphql.executeOperation({ query, variables }, { contextValue: { ...visitor, actor } });
      return body.kind === "single" ? body.singleResult : body.initialResult;
    },
    refuseClient: (request) => budget.refuse(request, pageCost),
    stop: async () => {
      await graphql.stop();
      await responseCache.stop();
    },
  };
}
