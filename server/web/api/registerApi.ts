import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError } from "graphql";
import { requireRole } from "../../core/access/requireRole";
import type { Role } from "../../core/access/role";
import type { TokenAccess } from "../../core/access/tokenScope";
import { databaseError } from "../../core/errors/databaseErrors";
import type { Actor } from "../../core/graphql/context";
import { errorStatuses } from "../errorStatus";
import { findCaller } from "../caller";
import type { WebDeps } from "../routes";

/** What routes below /api need. */
export type ApiDeps = Pick<
  WebDeps,
  "db" | "dataSource" | "pictures" | "questions" | "renderDraft" | "log" | "publicUrl"
>;

/** Registers routes below /api. Each declares its role and token scope in `config`; the caller is always known. */
export type ApiRoutes = (api: FastifyInstance, deps: ApiDeps) => void;

declare module "fastify" {
  interface FastifyRequest {
    /** The signed-in administrator. */
    actor: Actor;
  }
  interface FastifyContextConfig {
    /** The lowest role that may call a route below /api. */
    role?: Role;
    /** The scope that an API token needs for it. */
    token?: TokenAccess;
    /** True for requests that a browser sends by itself: they do not prolong the session. */
    isUnattended?: boolean;
  }
}

/** Sends application errors in the format of GraphQL errors; other errors go to the server's error handler. */
function sendError(error: Error, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const expectedError = databaseError(error) ?? (error instanceof GraphQLError ? error : null);
  if (!expectedError) throw error;
  const { message, extensions } = expectedError;
  return reply.status(errorStatuses[String(extensions.code)] ?? 500).send({ errors: [{ message, extensions }] });
}

/** REST routes for administrators: file uploads and downloads. Require a session or an API token. */
export async function registerApi(app: FastifyInstance, routes: readonly ApiRoutes[], deps: ApiDeps): Promise<void> {
  await app.register(async (api) => {
    await api.register(multipart, { throwFileSizeLimit: true });
    api.setErrorHandler(sendError);
    api.decorateRequest("actor");
    api.addHook("onRoute", ({ url, config }) => {
      if (!config?.role) throw new Error(`The route ${url} declares no role.`);
      if (!config.token) throw new Error(`The route ${url} declares no scope for API tokens.`);
    });
    api.addHook("onRequest", async (request, reply) => {
      void reply.header("cache-control", "no-store");
      const actor = await findCaller(deps.db(), request, deps.publicUrl);
      // The hook above verifies that each route has a role and a scope.
      const { role = "admin", token = "never" } = request.routeOptions.config;
      requireRole(actor, role, token);
      request.actor = actor;
    });
    for (const register of routes) register(api, deps);
  });
}
