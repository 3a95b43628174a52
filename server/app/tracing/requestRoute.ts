import { trace } from "@opentelemetry/api";
import type { FastifyInstance } from "fastify";
import { adminFolder, paths } from "../../../site/addresses";

const patterns = Object.values(paths).map(({ pattern }) => ({ pattern, segments: pattern.split("/") }));

/** Returns the pattern of a page's address, such as `/outfit/:slug`, or `/*` for an address without a page. */
function getPageRoute(url: string): string {
  const path = url.split("?", 1)[0];
  if (path === adminFolder || path.startsWith(`${adminFolder}/`)) return `${adminFolder}/*`;
  const given = path.split("/");
  const isMatch = (segments: readonly string[]): boolean =>
    segments.length === given.length && segments.every((part, at) => part.startsWith(":") || part === given[at]);
  return patterns.find(({ segments }) => isMatch(segments))?.pattern ?? "/*";
}

/** Names the span of the current request. */
export function nameRequestSpan(method: string, route: string): void {
  trace.getActiveSpan()?.updateName(`${method} ${route}`).setAttribute("http.route", route);
}

/** Names the spans of requests by the routes of the framework. */
export function nameRequestSpans(app: FastifyInstance): void {
  app.addHook("onRequest", ({ method, url, is404, routeOptions }, _, done) => {
    const route = routeOptions.url;
    if (route !== undefined && !is404) nameRequestSpan(method, route === "/*" ? getPageRoute(url) : route);
    done();
  });
}
