import type { IncomingHttpHeaders, RequestListener } from "node:http";
import { type Context, type Span, SpanKind, SpanStatusCode } from "@opentelemetry/api";
import type { FastifyInstance } from "fastify";
import { graphqlPath } from "../../../site/addresses";
import { apiPaths } from "../../../site/apiPaths";
import { getSpan, getTraceFields, setSpan, startTrace } from "../../shared/tracing/tracing";
import { labelForMethod } from "../metrics/countRequests";
import { getPageRoute } from "./pageRoute";

/** A stream lasts as long as its screen is open; balancers ask for the others every second. */
const untraced = new Set<string | undefined>([apiPaths.live, "/livez", "/readyz"]);

/** Returns the span of another service that this request belongs to, if it names one. */
export type ReadParent = (headers: IncomingHttpHeaders) => Context;

/**
 * Records a trace of each sampled request that reaches it. The response cache answers before it: a span would cost more than a
 * cached response. No attribute has a value that a client chose.
 */
export const traceRequests =
  (readParent: ReadParent) =>
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    const method = labelForMethod(request.method);
    const options = { kind: SpanKind.SERVER, attributes: { "http.request.method": method } };
    const span = untraced.has(request.url) ? null : startTrace(method, options, readParent(request.headers));
    if (span) {
      setSpan(request, span);
      if (request.url === graphqlPath) nameSpan(span, method, graphqlPath);
      response.once("close", () => {
        if (response.headersSent) span.setAttribute("http.response.status_code", response.statusCode);
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
    }
    listener(request, response);
  };

function nameSpan(span: Span, method: string, route: string): void {
  span.updateName(`${method} ${route}`).setAttribute("http.route", route);
}

/** Names the spans by the routes of the framework, and adds them to the log lines of their requests. */
export function nameRequestSpans(app: FastifyInstance): void {
  app.setChildLoggerFactory((log, bindings, options, request) =>
    log.child({ ...bindings, ...getTraceFields(request) }, options),
  );
  app.addHook("onRequest", (request, _, done) => {
    const span = getSpan(request.raw);
    const { url } = request.routeOptions;
    if (span && url !== undefined && !request.is404)
      nameSpan(span, labelForMethod(request.method), url === "/*" ? getPageRoute(request.url) : url);
    done();
  });
}
