import type { FastifyInstance } from "fastify";
import { apiPaths } from "../../../site/apiPaths";
import type { Metrics } from "./metrics";

const methods = new Set(["GET", "HEAD", "POST", "OPTIONS"]);
const kinds = [
  { kind: "graphql", pattern: /^\/graphql$/ },
  { kind: "api", pattern: /^\/api\// },
  { kind: "go", pattern: /^\/go\// },
  { kind: "picture", pattern: /^\/(pictures|art)\// },
  { kind: "health", pattern: /^\/(livez|readyz)$/ },
  { kind: "page", pattern: /^\/\*$/ },
];

/** Groups unknown methods, because clients can invent any number. */
export const labelForMethod = (method: string | undefined): string =>
  method !== undefined && methods.has(method) ? method : "other";

/** Returns the kind of a route by its pattern; static files share one kind. */
const routeKind = (route: string | undefined): string =>
  route === undefined ? "none" : (kinds.find(({ pattern }) => pattern.test(route))?.kind ?? "file");

/** Counts requests that reach the framework, including those that fill the cache. */
export function countRequests(app: FastifyInstance, { requests }: Metrics): void {
  app.addHook("onResponse", (request, reply, done) => {
    // A stream lasts as long as its screen is open.
    if (request.routeOptions.url === apiPaths.live) return done();
    const method = labelForMethod(request.method);
    const route = routeKind(request.is404 ? undefined : request.routeOptions.url);
    requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    done();
  });
}
