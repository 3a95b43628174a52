import type { ApolloServer } from "@apollo/server";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import fastify, { type FastifyError, type FastifyInstance, LogController } from "fastify";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import type { Environment } from "../config/environment";
import type { RequestContext } from "../shared/graphql/context";
import { contextOf } from "./requestContext";

const bodyLimit = 200 * 1024;
const patience = 10_000;

/** Whether the process can answer, and whether it is going. */
export interface Readiness {
  ready: boolean;
}

const jsonError = (code: string, message: string) => ({ errors: [{ message, extensions: { code } }] });

function answerErrors(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
    if (status >= 500) log.error({ err: error, requestId: request.id }, "a request failed");
    const told: Record<number, [string, string]> = {
      413: ["PAYLOAD_TOO_LARGE", "This is more than the server takes."],
      503: ["SERVICE_UNAVAILABLE", "The site is not ready. Please try again shortly."],
    };
    const [code, message] =
      told[status] ??
      (status >= 500
        ? ["INTERNAL_SERVER_ERROR", "Something went wrong on our side."]
        : ["BAD_REQUEST", "This request cannot be read."]);
    return reply.status(status === 415 ? 400 : status).send(jsonError(code, message));
  });
}

/** Answers whether the process lives and whether it is ready; everything else waits until it is. */
function answerHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get("/livez", () => ({ status: "alive" }));
  app.get("/readyz", (_, reply) =>
    reply.status(readiness.ready ? 200 : 503).send({ status: readiness.ready ? "ready" : "not ready" }),
  );
  app.addHook("onRequest", async (request, reply) => {
    if (readiness.ready || request.url === "/livez" || request.url === "/readyz") return;
    await reply
      .status(503)
      .header("retry-after", "2")
      .send(jsonError("SERVICE_UNAVAILABLE", "The site is not ready. Please try again shortly."));
  });
}

export interface HttpServerParts {
  environment: Environment;
  log: Logger;
  readiness: Readiness;
  dataSource: DataSource;
  graphql: ApolloServer<RequestContext>;
}

/** HTTP with its guards, health and /graphql; the web room adds what browsers get. */
export async function createHttpServer({
  environment,
  log,
  readiness,
  dataSource,
  graphql,
}: HttpServerParts): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: environment.trustProxy,
    bodyLimit,
    requestTimeout: patience,
    connectionTimeout: 6 * patience,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
  }) as unknown as FastifyInstance;
  app.server.headersTimeout = patience;
  answerErrors(app, log);
  answerHealth(app, readiness);
  await app.register(helmet, {
    // Pages send their own policy; nothing else that is answered may load or run anything.
    contentSecurityPolicy:
      environment.mode === "development"
        ? false
        : { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: environment.publicUrl?.startsWith("https:") ?? false,
  });
  await app.register(cookie);
  await app.register(compress, { threshold: 1_024 });
  app.route({
    method: ["GET", "POST"],
    url: "/graphql",
    handler: fastifyApolloHandler(graphql, {
      context: (request, reply) => contextOf(dataSource.manager, request, reply),
    }),
  });
  return app;
}
