import type { FastifyInstance } from "fastify";
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

/** The kind of a route by its pattern; every static file has a route of its own. */
const kindOf = (route: string | undefined): string =>
  route === undefined ? "none" : (kinds.find(({ pattern }) => pattern.test(route))?.kind ?? "file");

/** Counts the requests that the framework answers, those with which it makes answers to be kept among them. */
export function countRequests(app: FastifyInstance, { requests }: Metrics): void {
  app.addHook("onResponse", (request, reply, done) => {
    const method = methods.has(request.method) ? request.method : "other";
    const route = kindOf(request.is404 ? undefined : request.routeOptions.url);
    requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    done();
  });
}
