import { randomUUID } from "node:crypto";
import http, { type RequestListener, type ServerOptions } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { ApolloServer } from "@apollo/server";
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
import { apiFolder } from "../../../site/apiPaths";
import type { Environment } from "../../config/environment";
import type { Reader } from "../../database/reader";
import type { RequestContext } from "../../core/graphql/context";
import { readToken } from "../../web/caller";
import { isSecure } from "../../web/sessionCookie";
import { ClientBudget, limitClients } from "./clientBudget";
import { isForeign } from "./foreignOrigin";
import { createAdmission, shedPages, watchEventLoopDelay } from "./loadShedding";
import { nameRequestSpans } from "../tracing/requestRoute";
import { countRequests } from "../metrics/countRequests";
import type { Metrics } from "../metrics/metrics";
import { bodyLimit } from "./readBody";
import { sendRefusal } from "../../web/refusal";
import { describeFailure, foreignOrigin, notFound, notReady } from "./refusals";
import { refuseWritingRequests } from "./readOnly";
import { askForTls, securityHeaders } from "./securityHeaders";
import { rejectUnsafeRequests } from "./rejectUnsafeRequests";
import { graphqlEndpoint } from "../graphql/graphqlEndpoint";
import { ignoreForwardedHeaders } from "./ignoreForwardedHeaders";
import { abortStalledBodies, patience } from "./stalledBodies";

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

function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = describeFailure(error);
  if (failure.status >= 500) request.log.error({ err: error }, "a request failed");
  return sendRefusal(request, reply, failure);
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
    await sendRefusal(request, reply, notReady);
  });
}

/** Adds the security headers to every response. */
function guard(app: FastifyInstance, headers: Readonly<Record<string, string>>, publicUrl: string | null): void {
  app.addHook("onRequest", (request, reply, done) => {
    void reply.headers(headers);
    if (isSecure(request, publicUrl)) void reply.headers(askForTls);
    done();
  });
}

/** Guards the session and the responses of the routes below /api. */
function guardApi(app: FastifyInstance, publicUrl: string | null): void {
  app.addHook("onRequest", async (request, reply) => {
    if (readToken(request.headers) !== null) void reply.header("cache-control", "no-store");
    if (request.url.startsWith(apiFolder) && isForeign(request, publicUrl))
      await sendRefusal(request, reply, foreignOrigin);
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
  responseCacheMiddleware = (listener) => listener,
  metrics,
  budget = new ClientBudget(environment),
}: HttpServerDeps): Promise<FastifyInstance> {
  const headers = securityHeaders(environment);
  const lag = watchEventLoopDelay(environment.maxEventLoopDelayMs);
  const admit = createAdmission(lag);
  const { publicUrl, isTrustedProxy } = environment;
  const answerGraphql = graphqlEndpoint({
    environment,
    log,
    graphql,
    isReady: () => readiness.ready,
    admit,
    budget,
    db: dataSource.manager,
    headers,
    metrics,
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
        .createServer(timeouts, rejectUnsafeRequests(trustForwarded(responseCacheMiddleware(answerGraphql(listener)))))
        .setTimeout(silentConnection),
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
  }) as unknown as FastifyInstance;
  if (metrics) countRequests(app, metrics);
  if (environment.tracing) nameRequestSpans(app);
  abortStalledBodies(app, patience, apiFolder);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, notFound));
  registerHealthChecks(app, readiness, dataSource, reader);
  guard(app, headers, publicUrl);
  await app.register(cookie);
  guardApi(app, publicUrl);
  if (environment.isReadOnly) refuseWritingRequests(app);
  app.addHook("onClose", () => lag.stop());
  shedPages(app, admit);
  limitClients(app, budget);
  // Responses only: rejectUnsafeRequests.ts rejects compressed requests.
  await app.register(compress, { threshold: 1_024, globalDecompression: false });
  return app;
}
