import type { IncomingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";
import type { EntityManager } from "typeorm";
import { findTokenActor } from "../features/people/tokens/tokenActor.service";
import { findActor } from "../features/people/accounts/session.service";
import type { Actor } from "../core/graphql/context";
import { isSecure, sessionCookieName } from "./sessionCookie";

const bearer = /^bearer(?: |$)/i;

/** Sent with what a screen reads by itself. EventSource and beacons cannot send it: their routes say so. */
const unattendedHeader = "x-background";

/** What tells who sends a request. Requests to /graphql have no route of the framework. */
export interface CallerRequest extends Pick<FastifyRequest, "headers" | "cookies" | "ip" | "protocol" | "host"> {
  routeOptions?: { config: { isUnattended?: boolean } };
}

/** Whether a browser sends the request by itself: an unattended screen does not prolong its session. */
const isUnattended = ({ headers, routeOptions }: CallerRequest): boolean =>
  headers[unattendedHeader] !== undefined || routeOptions?.config.isUnattended === true;

/** Returns the API token of a request; null when there is none. An empty one is a wrong one. */
export const readToken = ({ authorization = "" }: IncomingHttpHeaders): string | null =>
  bearer.test(authorization) ? authorization.slice("bearer".length).trim() : null;

/** Returns the session cookie of a request; undefined when there is none, or an API token takes its place. */
export const readSessionCookie = (request: CallerRequest, publicUrl: string | null): string | undefined =>
  readToken(request.headers) === null ? request.cookies[sessionCookieName(isSecure(request, publicUrl))] : undefined;

/**
 * Returns who sends the request: the account of its API token, or of its session; null for a visitor.
 * @throws UNAUTHENTICATED and TOO_MANY_REQUESTS for a token that is not valid; a request with one is no visitor's.
 */
export function findCaller(db: EntityManager, request: CallerRequest, publicUrl: string | null): Promise<Actor | null> {
  const token = readToken(request.headers);
  if (token !== null) return findTokenActor(db, token, request.ip);
  return findActor(db, readSessionCookie(request, publicUrl), !isUnattended(request));
}
