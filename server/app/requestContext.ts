import type { FastifyReply, FastifyRequest } from "fastify";
import type { EntityManager } from "typeorm";
import { actorOf } from "../features/auth/session.service";
import { databaseError } from "../shared/errors/databaseErrors";
import { type RequestContext, requestLoaders } from "../shared/graphql/context";

/** The __Host- prefix binds the cookie to this host and to TLS; browsers refuse it without TLS. */
const secureName = "__Host-session";
const plainName = "session";

/** What the browser sent as its session, whichever name it goes by. */
export const sessionCookie = ({ cookies }: FastifyRequest): string | undefined =>
  cookies[secureName] ?? cookies[plainName];

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
  publicUrl: string | null,
): Promise<RequestContext> {
  const secure = publicUrl?.startsWith("https:") || request.protocol === "https";
  const name = secure ? secureName : plainName;
  const options = { httpOnly: true, sameSite: "lax", path: "/", secure } as const;
  return {
    db,
    loader: requestLoaders(db),
    actor: await actorOf(db, request.cookies[name]).catch(withStatus),
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
