import type { FastifyReply, FastifyRequest } from "fastify";
import type { EntityManager } from "typeorm";
import type { Environment } from "../config/environment";
import { actorOf } from "../features/auth/session.service";
import { readsOf } from "../shared/answerCache/reads";
import { databaseError } from "../shared/errors/databaseErrors";
import { type RequestContext, requestLoaders } from "../shared/graphql/context";
import { isSecure, sessionCookieName } from "../web/sessionCookie";
import type { ClientBudget } from "./clientBudget";
import { executedOf } from "./readyQueries/readyQueries";
import { rememberSession } from "./knownSessions";

/** Sent by the public site. */
const audienceHeader = "x-audience";

/** An unreachable database is told as one, and not as the fault of the request. */
const withStatus = (error: unknown): never => {
  const told = databaseError(error);
  if (told) Object.assign(told.extensions, { http: { status: 503 } });
  throw told ?? error;
};

/** For a request over HTTP. */
export async function contextOf(
  db: EntityManager,
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl, demo }: Pick<Environment, "publicUrl" | "demo">,
  budget: ClientBudget,
): Promise<RequestContext> {
  const secure = isSecure(request, publicUrl);
  const name = sessionCookieName(secure);
  const cookie = request.cookies[name];
  const actor = await actorOf(db, cookie).catch(withStatus);
  if (actor && cookie) rememberSession(cookie);
  const options = { httpOnly: true, sameSite: "lax", path: "/", secure } as const;
  const executed = executedOf(request.raw);
  return {
    db,
    loader: requestLoaders(db),
    actor,
    isPublicSite: request.headers[audienceHeader] === "visitor",
    clientAddress: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
    reads: readsOf(request.raw),
    tallies: null,
    executed,
    demo,
    // What was executed before was charged before.
    charge: actor || executed ? undefined : budget.chargeFor(request),
    setSessionCookie: (value) =>
      void (value ? reply.setCookie(name, value, options) : reply.clearCookie(name, options)),
  };
}

/** For pages that the server renders itself: always those of a visitor. */
export const visitorContext = (
  db: EntityManager,
  { demo, reads, tallies, charge }: Pick<RequestContext, "demo" | "reads" | "tallies" | "charge">,
): RequestContext => ({
  db,
  loader: requestLoaders(db),
  actor: null,
  clientAddress: "server",
  userAgent: "",
  reads,
  tallies,
  demo,
  charge,
  setSessionCookie: () => undefined,
});
