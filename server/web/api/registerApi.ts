import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError } from "graphql";
import type { Logger } from "pino";
import type { DataSource, EntityManager } from "typeorm";
import { findActor } from "../../features/auth/session.service";
import type { PictureStorage } from "../../features/media/upload/pictureStorage";
import { requireRole } from "../../shared/access/requireRole";
import type { Role } from "../../shared/access/role";
import { databaseError } from "../../shared/errors/databaseErrors";
import type { Actor } from "../../shared/graphql/context";
import { errorStatuses } from "../errorStatus";
import { isSecure, sessionCookieName } from "../sessionCookie";

export interface ApiDeps {
  db: () => EntityManager;
  dataSource: () => DataSource;
  pictures: PictureStorage;
  log: Logger;
}

/** Registers routes below /api. Each declares its role in `config`; the caller is always signed in. */
export type ApiRoutes = (api: FastifyInstance, deps: ApiDeps) => void;

declare module "fastify" {
  interface FastifyRequest {
    /** The signed-in administrator. */
    actor: Actor;
  }
  interface FastifyContextConfig {
    /** The lowest role that may call a route below /api. */
    role?: Role;
  }
}

/** Sends application errors in the format of GraphQL errors; other errors go to the server's error handler. */
function sendError(error: Error, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const expectedError = databaseError(error) ?? (error instanceof GraphQLError ? error : null);
  if (!expectedError) throw error;
  const { message, extensions } = expectedError;
  return reply.status(errorStatuses[String(extensions.code)] ?? 500).send({ errors: [{ message, extensions }] });
}

/** REST routes for administrators: file uploads and downloads. Require a session. */
export async function registerApi(
  app: FastifyInstance,
  routes: readonly ApiRoutes[],
  { publicUrl, ...deps }: ApiDeps & { publicUrl: string | null },
): Promise<void> {
  await app.register(async (api) => {
    await api.register(multipart, { throwFileSizeLimit: true });
    api.setErrorHandler(sendError);
    api.decorateRequest("actor");
    api.addHook("onRoute", ({ url, config }) => {
      if (!config?.role) throw new Error(`The route ${url} declares no role.`);
    });
    api.addHook("onRequest", async (request, reply) => {
      const cookie = request.cookies[sessionCookieName(isSecure(request, publicUrl))];
      const actor = await findActor(deps.db(), cookie);
      // The hook above verifies that each route has a role.
      requireRole(actor, request.routeOptions.config.role ?? "admin");
      request.actor = actor;
      void reply.header("cache-control", "no-store");
    });
    for (const register of routes) register(api, deps);
  });
}
