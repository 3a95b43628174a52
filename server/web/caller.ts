import type { IncomingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";
import type { EntityManager } from "typeorm";
import { findTokenActor } from "../features/apiToken/tokenActor.service";
import { findActor } from "../features/auth/session.service";
import type { Actor } from "../shared/graphql/context";
import { isSecure, sessionCookieName } from "./sessionCookie";

const bearer = /^bearer(?: |$)/i;

/** Returns the API token of a request; null when there is none. An empty one is a wrong one. */
export const readToken = ({ authorization = "" }: IncomingHttpHeaders): string | null =>
  bearer.test(authorization) ? authorization.slice("bearer".length).trim() : null;

/** Returns the session cookie of a request; undefined when there is none, or an API token takes its place. */
export const readSessionCookie = (request: FastifyRequest, publicUrl: string | null): string | undefined =>
  readToken(request.headers) === null ? request.cookies[sessionCookieName(isSecure(request, publicUrl))] : undefined;

/**
 * Returns who sends the request: the account of its API token, or of its session; null for a visitor.
 * @throws UNAUTHENTICATED and TOO_MANY_REQUESTS for a token that is not valid; a request with one is no visitor's.
 */
export function findCaller(
  db: EntityManager,
  request: FastifyRequest,
  publicUrl: string | null,
): Promise<Actor | null> {
  const token = readToken(request.headers);
  return token === null ? findActor(db, readSessionCookie(request, publicUrl)) : findTokenActor(db, token, request.ip);
}
