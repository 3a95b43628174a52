import { randomUUID } from "node:crypto";
import http, { type RequestListener, type ServerOptions } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { ApolloServer } from "@apollo/server";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import { graphqlPath } from "../../../site/addresses";
import { apiFolder } from "../../../site/apiPaths";
import type { Environment } from "../../config/environment";
import type { Reader } from "../../database/reader";
import type { CountCache } from "../../shared/cache/countCache";
import type { RequestContext } from "../../shared/graphql/context";
import { databaseError } from "../../shared/errors/databaseErrors";
import { getOrigin } from "../../web/origin";
import { readToken } from "../../web/caller";
import { anySessionCookie, isSecure } from "../../web/sessionCookie";
import { type ClientBudget, createClientBudget, limitClients } from "./clientBudget";
import { shedLoad, watchEventLoopDelay } from "./loadShedding";
import { nameRequestSpans } from "../tracing/requestRoute";
import { countRequests } from "../metrics/countRequests";
import type { Metrics } from "../metrics/metrics";
import { showSandbox } from "./sandbox";
import { securityHeaders } from "./securityHeaders";
import { chooseReadSource } from "../graphql/readAsVisitor";
import { rejectUnsafeRequests } from "./rejectUnsafeRequests";
import { compiledQueryMiddleware } from "../graphql/compiledQueryMiddleware";
import { CompiledQueryCache } from "../graphql/compiledQueryCache";
import { ignoreForwardedHeaders } from "./ignoreForwardedHeaders";
import { createRequestContext } from "./requestContext";
import { abortStalledBodies } from "./stalledBodies";

const bodyLimit = 200 * 1024;
/** Stalled connections are closed within ten seconds: after this time, at the next check. */
const patience = 9_000;
const silentConnection = 60_000;
/** Images and lists may arrive over slow lines; stalledBodies.ts limits everything else. */
const longestUpload = 5 * 60_000;
export const timeouts: ServerOptions = {
  headersTimeout: patience,
  requestTimeout: longestUpload,
  keepAliveTimeout: 72_000,
  // Node checks for stalled connections every 30 s by default.
  connectionsCheckingInterval: 500,
};
const probeInterval = 1_000;

/** Whether the process can serve requests. */
export interface Readiness {
  ready: boolean;
  /** When the shutdown began, in milliseconds since 1970: it answers received requests and tells balancers to send no more. */
  stoppingSince?: number;
}

const jsonError = (code: string, message: string) => ({ errors: [{ message, extensions: { code } }] });
const notReady = jsonError("SERVICE_UNAVAILABLE", "The site is not ready. Please try again shortly.");

/** Sends status and message of errors outside GraphQL; only the log has the details. */
function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = databaseError(error) ? 503 : error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
  if (status >= 500) request.log.error({ err: error }, "a request failed");
  if (status === 503) return reply.status(503).header("retry-after", "2").send(notReady);
  if (status > 500) return reply.status(status).send(jsonError("SERVICE_UNAVAILABLE", "Please try again shortly."));
  if (status === 500)
    return reply.status(500).send(jsonError("INTERNAL_SERVER_ERROR", "Something went wrong on our side."));
  if (status === 413) return reply.status(413).send(jsonError("PAYLOAD_TOO_LARGE", "The request is too large."));
  return reply.status(status === 415 ? 400 : status).send(jsonError("BAD_REQUEST", "This request cannot be read."));
}

/** Returns a function that runs the check at most once a second, with a timeout of a second. */
function databaseProbe(check: () => Promise<unknown>): () => Promise<boolean> {
  let asked = 0;
  let result: Promise<boolean> = Promise.resolve(false);
  return () => {
    if (Date.now() - asked >= probeInterval) {
      asked = Date.now();
      const silence = sleep(probeInterval, false, { ref: false });
      result = Promise.race([check().then(() => true), silence]).catch(() => false);
    }
    return result;
  };
}

/** Registers the health checks; all other requests get 503 until the process is ready. */
function registerHealthChecks(
  app: FastifyInstance,
  readiness: Readiness,
  dataSource: DataSource,
  reader: HttpServerDeps["reader"],
): void {
  const canWrite = databaseProbe(() => dataSource.query("SELECT 1"));
  const canRead = databaseProbe(() => reader?.ping() ?? Promise.reject(new Error("There is no replica.")));
  app.get("/livez", () => ({ status: "alive" }));
  app.get("/readyz", async (_, reply) => {
    const isServing = readiness.ready && readiness.stoppingSince === undefined;
    const writes = isServing && (await canWrite());
    const reads = writes || (isServing && (await canRead()));
    return reply.status(reads ? 200 : 503).send({ status: writes ? "ready" : reads ? "reads only" : "not ready" });
  });
  app.addHook("onRequest", async (request, reply) => {
    if (readiness.ready || request.url === "/livez" || request.url === "/readyz") return;
    await reply.status(503).header("retry-after", "2").send(notReady);
  });
}

/** HSTS: browsers that used TLS once require it for a year. */
const askForTls = { "strict-transport-security": "max-age=31536000" };

/** Adds the security headers to every response. */
function guard(app: FastifyInstance, headers: Readonly<Record<string, string>>, publicUrl: string | null): void {
  app.addHook("onRequest", (request, reply, done) => {
    void reply.headers(headers);
    if (isSecure(request, publicUrl)) void reply.headers(askForTls);
    done();
  });
}

const guarded = /^\/(graphql|api)\b/;

/** Pages of other sites must not use the reader's session. */
function refuseForeignOrigins(app: FastifyInstance, publicUrl: string | null): void {
  app.addHook("onRequest", async (request, reply) => {
    const { origin } = request.headers;
    if (!origin || !guarded.test(request.url) || anySessionCookie(request) === undefined) return;
    if (origin !== getOrigin(request, publicUrl)) {
      await reply.status(403).send(jsonError("FORBIDDEN", "This request comes from another site."));
    }
  });
}

/** Browsers never send a bearer token on their own, so a request with one needs no preflight header. */
function admitTokens(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (readToken(request.headers) !== null) {
      request.headers["apollo-require-preflight"] = "true";
      void reply.header("cache-control", "no-store");
    }
    done();
  });
}

export interface HttpServerDeps {
  environment: Environment;
  log: Logger;
  readiness: Readiness;
  dataSource: DataSource;
  /** Visitors can read while it responds. */
  reader?: Pick<Reader, "db" | "ping">;
  graphql: ApolloServer<RequestContext>;
  /** Queries that `graphql` has compiled. */
  compiledQueries?: CompiledQueryCache;
  countCache?: CountCache;
  /** Runs between the socket and the framework. */
  responseCacheMiddleware?: (listener: RequestListener) => RequestListener;
  metrics?: Metrics;
  budget?: ClientBudget;
}

/** Creates the HTTP server with its guards, health checks and /graphql; the web module adds pages and files. */
export async function createHttpServer({
  environment,
  log,
  readiness,
  dataSource,
  reader,
  graphql,
  compiledQueries = new CompiledQueryCache(),
  countCache,
  responseCacheMiddleware = (listener) => listener,
  metrics,
  budget = createClientBudget(environment),
}: HttpServerDeps): Promise<FastifyInstance> {
  const headers = securityHeaders(environment);
  const lag = watchEventLoopDelay(environment.maxEventLoopDelayMs);
  const { publicUrl, isTrustedProxy, demo } = environment;
  const runCompiledQueries = compiledQueryMiddleware({
    compiledQueries,
    // Behind a proxy without a configured public URL, only the framework knows the site's URL.
    isOpen: () => readiness.ready && !lag.isOverloaded() && (publicUrl !== null || isTrustedProxy === null),
    readSource: () => chooseReadSource({ reader, countCache }, dataSource.manager),
    demo,
    headers: Object.entries({ ...headers, ...(publicUrl?.startsWith("https:") && askForTls) }).flat(),
    metrics,
    budget,
  });
  const trustForwarded = ignoreForwardedHeaders(isTrustedProxy);
  const app = fastify({
    loggerInstance: log,
    // Unique across the logs of several processes.
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    trustProxy: isTrustedProxy ?? false,
    bodyLimit,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    serverFactory: (listener) =>
      http
        .createServer(
          timeouts,
          rejectUnsafeRequests(trustForwarded(responseCacheMiddleware(runCompiledQueries(listener)))),
        )
        .setTimeout(silentConnection),
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
  }) as unknown as FastifyInstance;
  if (metrics) countRequests(app, metrics);
  if (environment.tracing) nameRequestSpans(app);
  abortStalledBodies(app, patience, apiFolder);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((_, reply) =>
    reply.status(404).send(jsonError("NOT_FOUND", "There is nothing at this address.")),
  );
  registerHealthChecks(app, readiness, dataSource, reader);
  guard(app, headers, environment.publicUrl);
  await app.register(cookie);
  refuseForeignOrigins(app, environment.publicUrl);
  admitTokens(app);
  if (environment.sandbox) showSandbox(app, publicUrl);
  shedLoad(app, lag);
  limitClients(app, budget);
  // Responses only: rejectUnsafeRequests.ts rejects compressed requests.
  await app.register(compress, { threshold: 1_024, globalDecompression: false });
  app.route({
    method: ["GET", "POST"],
    url: graphqlPath,
    handler: fastifyApolloHandler(graphql, {
      context: (request, reply) => createRequestContext(dataSource.manager, request, reply, environment, budget),
    }),
  });
  return app;
}
