import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { type Context, type Span, SpanKind, SpanStatusCode } from "@opentelemetry/api";
import type { FastifyInstance } from "fastify";
import { graphqlPath } from "../../../site/addresses";
import { apiPaths } from "../../../site/apiPaths";
import { getSpan, getTraceFields, setSpan, startTrace } from "../../shared/tracing/tracing";
import { labelForMethod } from "../metrics/countRequests";
import { getPageRoute } from "./pageRoute";

/** A stream lasts as long as its screen is open; balancers ask for the others every second. */
const untraced = new Set<string | undefined>([apiPaths.live, "/livez", "/readyz"]);

/** Returns the trace that this request continues, or an empty context for a new one; null for a request that is left out. */
export type SampleRequest = (headers: IncomingHttpHeaders) => Context | null;

/**
 * Records a trace of each sampled request that reaches it. The response cache answers before it: a span would cost more than a
 * cached response. No attribute has a value that a client chose.
 */
export const traceRequests =
  (sampleRequest: SampleRequest) =>
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    const parent = sampleRequest(request.headers);
    if (parent && !untraced.has(request.url)) traceRequest(request, response, parent);
    listener(request, response);
  };

function traceRequest(request: IncomingMessage, response: ServerResponse, parent: Context): void {
  const method = labelForMethod(request.method);
  const options = { kind: SpanKind.SERVER, attributes: { "http.request.method": method } };
  const span = startTrace(method, options, parent);
  if (!span) return;
  setSpan(request, span);
  if (request.url?.split("?", 1)[0] === graphqlPath) nameSpan(span, method, graphqlPath);
  response.once("close", () => {
    if (response.headersSent) span.setAttribute("http.response.status_code", response.statusCode);
    if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
}

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
