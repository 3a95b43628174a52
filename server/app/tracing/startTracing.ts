import os from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { context, propagation, SpanKind, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { HttpInstrumentation } from "@opentelemetry/instrumentation-http";
import { PgInstrumentation } from "@opentelemetry/instrumentation-pg";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Logger } from "pino";
import { apiPaths } from "../../../site/apiPaths";
import type { Environment } from "../../config/environment";
import { removeForwardedHeaders } from "../http/ignoreForwardedHeaders";

/** The process ends within ten seconds of its signal; a collector that does not answer must not take them. */
const longestFlushMs = 1_000;
const batchDelayMs = 1_000;
/** Longer texts of statements are cut off. */
const maxAttributeLength = 4_000;
/** A stream lasts as long as its screen is open; programs ask for the others every few seconds. */
const untraced = new Set<string | undefined>([apiPaths.live, "/livez", "/readyz", "/metrics"]);
/** Attributes without a value that a client chose. The instrumentations record addresses, browsers and IP addresses, too. */
const sentAttributes = new Set([
  "db.operation.name",
  "db.query.text",
  "db.system.name",
  "error.type",
  "graphql.operation.name",
  "graphql.operation.type",
  "http.request.method",
  "http.response.status_code",
  "http.route",
  "wornby.job.name",
  "wornby.job.outcome",
]);

/** Decides about requests. Jobs, the only other spans without a parent, are always recorded, unless nothing is. */
function createSampler({ sampler, ratio }: NonNullable<Environment["tracing"]>): Sampler {
  const isOff = sampler.endsWith("always_off");
  const requests = new TraceIdRatioBasedSampler(isOff ? 0 : sampler.endsWith("traceidratio") ? ratio : 1);
  const jobs = new TraceIdRatioBasedSampler(isOff ? 0 : 1);
  const root: Sampler = {
    shouldSample: (parent, traceId, _, kind) =>
      (kind === SpanKind.SERVER ? requests : jobs).shouldSample(parent, traceId),
    toString: () => sampler,
  };
  const isParentBased = sampler.startsWith("parentbased_");
  const remote = isParentBased ? {} : { remoteParentSampled: root, remoteParentNotSampled: root };
  return new ParentBasedSampler({ root, ...remote });
}

/** Messages of errors can contain values, too. */
function removeValues(span: ReadableSpan): ReadableSpan {
  for (const name of Object.keys(span.attributes)) if (!sentAttributes.has(name)) delete span.attributes[name];
  delete span.status.message;
  span.events.splice(0);
  return span;
}

/** Drops requests without a route: they did not reach the framework, mostly because their response was cached. */
class RoutedSpanProcessor extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    if (span.kind !== SpanKind.SERVER || span.attributes["http.route"] !== undefined) super.onEnd(span);
  }
}

/** Sends spans without values. Logs once when the collector stops receiving spans, and once when it receives them again. */
function createExporter(log: Logger): SpanExporter {
  const exporter = new OTLPTraceExporter();
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans.map(removeValues), (result) => {
        const failed = result.error !== undefined;
        if (failed && !isFailing) log.warn({ err: result.error }, "the collector does not receive traces");
        if (!failed && isFailing) log.info("the collector receives traces again");
        isFailing = failed;
        done(result);
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}

/** Records requests that arrive, and the statements of what has a span. Jobs do not activate theirs. */
function patchModules(isTrustedProxy: Environment["isTrustedProxy"]): void {
  new HttpInstrumentation({
    disableOutgoingRequestInstrumentation: true,
    ignoreIncomingRequestHook: (request) => {
      // The instrumentation continues the trace of a header before the server's own listeners read the request.
      removeForwardedHeaders(request, isTrustedProxy);
      return untraced.has(request.url);
    },
  });
  new PgInstrumentation({
    requireParentSpan: true,
    ignoreConnectSpans: true,
    requestHook: (span, { query }) => {
      const verb = /^\s*([a-z]+)/i.exec(query.text)?.[1].toUpperCase() ?? "SQL";
      span.updateName(verb).setAttribute("db.operation.name", verb);
    },
  });
}

/**
 * Sends traces by OTLP over HTTP. Must run before `http` and `pg` are loaded, which it patches. OpenTelemetry's SDK reads the other
 * OTEL_* variables itself. @returns a function that sends the spans that wait.
 */
export function startTracing(
  { isTrustedProxy }: Pick<Environment, "isTrustedProxy">,
  tracing: NonNullable<Environment["tracing"]>,
  log: Logger,
): () => Promise<void> {
  const own = { "service.name": "wornby", "host.name": os.hostname(), "process.pid": process.pid };
  const provider = new TracerProvider({
    sampler: createSampler(tracing),
    spanLimits: { attributeValueLengthLimit: maxAttributeLength },
    resource: defaultResource()
      .merge(resourceFromAttributes(own))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new RoutedSpanProcessor({ exporter: createExporter(log), scheduledDelayMillis: batchDelayMs })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  patchModules(isTrustedProxy);
  // The failure is in the log.
  return () =>
    Promise.race([provider.shutdown().catch(() => undefined), sleep(longestFlushMs, undefined, { ref: false })]);
}
