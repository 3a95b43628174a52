import type { FastifyReply, FastifyRequest } from "fastify";
import type { EntityManager } from "typeorm";
import { actorOf } from "../features/auth/session.service";
import { type RequestContext, requestLoaders } from "../shared/graphql/context";

/** The __Host- prefix binds the cookie to this host and to TLS; browsers refuse it without TLS. */
const cookieName = (secure: boolean): string => (secure ? "__Host-session" : "session");

/** For a request over HTTP. */
export async function contextOf(
  db: EntityManager,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RequestContext> {
  const secure = request.protocol === "https";
  const name = cookieName(secure);
  const options = { httpOnly: true, sameSite: "lax", path: "/", secure } as const;
  return {
    db,
    loader: requestLoaders(db),
    actor: await actorOf(db, request.cookies[name]),
    clientAddress: request.ip,
    setSessionCookie: (value) =>
      void (value ? reply.setCookie(name, value, options) : reply.clearCookie(name, options)),
  };
}

/** For pages that the server renders itself: always those of a visitor. */
export const visitorContext = (db: EntityManager): RequestContext => ({
  db,
  loader: requestLoaders(db),
  actor: null,
  clientAddress: "server",
  setSessionCookie: () => undefined,
});
