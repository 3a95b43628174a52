import { GraphQLError } from "graphql";
import type { EntityManager } from "typeorm";
import type { Environment } from "../../config/environment";
import { getDependencies } from "../../core/cache/cacheDependencies";
import { databaseError } from "../../core/errors/databaseErrors";
import { type Actor, type RequestContext, requestLoaders, withoutBrowser } from "../../core/graphql/context";
import { findCaller, readSessionCookie } from "../../web/caller";
import { errorStatuses } from "../../web/errorStatus";
import { getOrigin } from "../../web/origin";
import { deviceCookieName, isSecure, sessionCookieName, signInCookieName } from "../../web/sessionCookie";
import type { ClientBudget } from "./clientBudget";
import type { GraphqlRequest } from "./graphqlRequest";
import { rememberSession } from "./knownSessions";

/** Sent by the public site. */
const audienceHeader = "x-audience";

/** Seconds that the device's cookie lasts, the most that browsers allow: 400 days. */
const maxAge = 400 * 24 * 60 * 60;

/** Gives an unreachable database and a refused token their status. */
const throwWithStatus = (error: unknown): never => {
  const failure = databaseError(error) ?? (error instanceof GraphQLError ? error : null);
  if (!failure) throw error;
  Object.assign(failure.extensions, { http: { status: errorStatuses[String(failure.extensions.code)] ?? 503 } });
  throw failure;
};

/** People who are signed in do not wait; each program with a token has its budget, and so has each visitor's address. */
function findBudget(actor: Actor | null, request: GraphqlRequest, budget: ClientBudget): RequestContext["budget"] {
  if (!actor || budget.isForAll) return budget.ofVisitor(request);
  return actor.token && budget.ofToken(actor.token.id);
}

/** Creates the context of an HTTP request. */
export async function createRequestContext(
  db: EntityManager,
  request: GraphqlRequest,
  { publicUrl, demo, allowPrivateShops }: Pick<Environment, "publicUrl" | "demo" | "allowPrivateShops">,
  budget: ClientBudget,
): Promise<RequestContext> {
  const secure = isSecure(request, publicUrl);
  const name = sessionCookieName(secure);
  const cookie = readSessionCookie(request, publicUrl);
  const actor = await findCaller(db, request, publicUrl).catch(throwWithStatus);
  if (actor && cookie && !budget.isForAll) rememberSession(cookie);
  const options = { httpOnly: true, sameSite: "lax", path: "/", secure } as const;
  const signInName = signInCookieName(secure);
  const signInOptions = { ...options, sameSite: "strict" } as const;
  return {
    db,
    loader: requestLoaders(db),
    actor,
    // Who must set up a second factor first reads nothing that visitors do not read.
    isPublicSite: request.headers[audienceHeader] === "visitor" || actor?.mustEnroll === true,
    clientAddress: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
    dependencies: getDependencies(request.raw),
    cachedCounts: null,
    demo,
    allowPrivateShops,
    budget: findBudget(actor, request, budget),
    setSessionCookie: (value) => {
      request.setCookie(name, value, options);
      // The browser forgets the screens that Back would restore. What the user typed is in its storage, and stays.
      if (value === null) request.addHeaders([["clear-site-data", '"cache"']]);
    },
    signInCookie: request.cookies[signInName],
    setSignInCookie: (value) => request.setCookie(signInName, value, signInOptions),
    deviceCookie: request.cookies[deviceCookieName(secure)],
    setDeviceCookie: (value) => request.setCookie(deviceCookieName(secure), value, { ...signInOptions, maxAge }),
    getOrigin: () => getOrigin(request, publicUrl),
  };
}

/** Creates the context of a page that the server renders: always that of a visitor. */
export const createVisitorContext = (
  db: EntityManager,
  {
    demo,
    dependencies,
    cachedCounts,
    budget,
    isPreview,
  }: Pick<RequestContext, "demo" | "dependencies" | "cachedCounts" | "budget" | "isPreview">,
): RequestContext => ({
  db,
  loader: requestLoaders(db),
  actor: null,
  clientAddress: "server",
  userAgent: "",
  dependencies,
  cachedCounts,
  demo,
  budget,
  isPreview,
  ...withoutBrowser,
});
