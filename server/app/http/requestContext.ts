import type { FastifyReply, FastifyRequest } from "fastify";
import type { EntityManager } from "typeorm";
import type { Environment } from "../../config/environment";
import { findActor } from "../../features/auth/session.service";
import { getDependencies } from "../../shared/cache/cacheDependencies";
import { databaseError } from "../../shared/errors/databaseErrors";
import { type RequestContext, requestLoaders } from "../../shared/graphql/context";
import { isSecure, sessionCookieName } from "../../web/sessionCookie";
import type { ClientBudget } from "./clientBudget";
import { getExecution } from "../graphql/compiledQueryCache";
import { rememberSession } from "./knownSessions";

/** Sent by the public site. */
const audienceHeader = "x-audience";

/** Gives an unreachable database status 503 instead of the request's 4xx. */
const throwWithStatus = (error: unknown): never => {
  const failure = databaseError(error);
  if (failure) Object.assign(failure.extensions, { http: { status: 503 } });
  throw failure ?? error;
};

/** Creates the context of an HTTP request. */
export async function createRequestContext(
  db: EntityManager,
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl, demo }: Pick<Environment, "publicUrl" | "demo">,
  budget: ClientBudget,
): Promise<RequestContext> {
  const secure = isSecure(request, publicUrl);
  const name = sessionCookieName(secure);
  const cookie = request.cookies[name];
  const actor = await findActor(db, cookie).catch(throwWithStatus);
  if (actor && cookie) rememberSession(cookie);
  const options = { httpOnly: true, sameSite: "lax", path: "/", secure } as const;
  const executedResult = getExecution(request.raw);
  return {
    db,
    loader: requestLoaders(db),
    actor,
    isPublicSite: request.headers[audienceHeader] === "visitor",
    clientAddress: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
    dependencies: getDependencies(request.raw),
    cachedCounts: null,
    executedResult,
    demo,
    // A cached execution was already charged.
    charge: actor || executedResult ? undefined : budget.chargeFor(request),
    setSessionCookie: (value) =>
      void (value ? reply.setCookie(name, value, options) : reply.clearCookie(name, options)),
  };
}

/** Creates the context of a page that the server renders: always that of a visitor. */
export const createVisitorContext = (
  db: EntityManager,
  {
    demo,
    dependencies,
    cachedCounts,
    charge,
    isPreview,
  }: Pick<RequestContext, "demo" | "dependencies" | "cachedCounts" | "charge" | "isPreview">,
): RequestContext => ({
  db,
  loader: requestLoaders(db),
  actor: null,
  clientAddress: "server",
  userAgent: "",
  dependencies,
  cachedCounts,
  demo,
  charge,
  isPreview,
  setSessionCookie: () => undefined,
});
