import os from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { defaultTextMapGetter, ROOT_CONTEXT, trace } from "@opentelemetry/api";
import type { Sampler, SpanExporter } from "@opentelemetry/sdk-trace";
import type { Logger } from "pino";
import type { Environment } from "../../config/environment";
import { setTracer } from "../../shared/tracing/tracing";
import type { SampleRequest } from "./traceRequests";

/** The process ends within ten seconds of its signal; a collector that does not answer must not take them. */
const longestFlushMs = 1_000;
const batchDelayMs = 1_000;
/** Longer texts of statements are cut off. */
const maxAttributeLength = 4_000;

type TracingOptions = NonNullable<Environment["tracing"]>;
type Sdk = typeof import("@opentelemetry/sdk-trace");

export interface Tracing {
  sampleRequest: SampleRequest;
  /** Sends the spans that wait, and then records none. */
  stop(): Promise<void>;
}

/** Decides about requests that continue a trace of another service. All other spans are recorded, unless nothing is. */
function createSampler(sdk: Sdk, { sampler, ratio }: TracingOptions): Sampler {
  const isOff = sampler.endsWith("always_off");
  const root = isOff ? new sdk.AlwaysOffSampler() : new sdk.AlwaysOnSampler();
  if (sampler.startsWith("parentbased_")) return new sdk.ParentBasedSampler({ root });
  const remote = sampler === "traceidratio" ? new sdk.TraceIdRatioBasedSampler(ratio) : root;
  return new sdk.ParentBasedSampler({ root, remoteParentSampled: remote, remoteParentNotSampled: remote });
}

/** Returns the share of the requests that start a trace. */
const getShare = ({ sampler, ratio }: TracingOptions): number =>
  sampler.endsWith("always_off") ? 0 : sampler.endsWith("traceidratio") ? ratio : 1;

/** Logs once when the collector stops receiving spans, and once when it receives them again. */
function logFailures(exporter: SpanExporter, log: Logger): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.error !== undefined;
        if (failed && !isFailing) log.warn({ err: result.error }, "the collector does not receive traces");
        if (!failed && isFailing) log.info("the collector receives traces again");
        isFailing = failed;
        done(result);
      }),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}

/** Loads OpenTelemetry's SDK and sends spans by OTLP over HTTP. The SDK reads the other OTEL_* variables itself. */
async function loadTracing(tracing: TracingOptions, log: Logger): Promise<Tracing> {
  const [sdk, { OTLPTraceExporter }, resources, { W3CTraceContextPropagator }] = await Promise.all([
    import("@opentelemetry/sdk-trace"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/core"),
  ]);
  const own = { "service.name": "wornby", "host.name": os.hostname(), "process.pid": process.pid };
  const exporter = new OTLPTraceExporter({ url: `${tracing.endpoint.replace(/(?<!\/)\/+$/, "")}/v1/traces` });
  const provider = new sdk.TracerProvider({
    sampler: createSampler(sdk, tracing),
    spanLimits: { attributeValueLengthLimit: maxAttributeLength },
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes(own))
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [
      new sdk.BatchSpanProcessor({ exporter: logFailures(exporter, log), scheduledDelayMillis: batchDelayMs }),
    ],
  });
  setTracer(provider.getTracer("wornby"));
  const share = getShare(tracing);
  const propagator = new W3CTraceContextPropagator();
  return {
    sampleRequest: (headers) => {
      // ignoreForwardedHeaders.ts removes the header, unless a trusted proxy has sent it.
      const parent = headers.traceparent
        ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
        : ROOT_CONTEXT;
      // The SDK would draw the ids of a span before its sampler leaves the request out.
      return trace.getSpan(parent) || Math.random() < share ? parent : null;
    },
    stop: async () => {
      setTracer(null);
      // The failure is in the log.
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, sleep(longestFlushMs, undefined, { ref: false })]);
    },
  };
}

/** Starts to record traces if the environment says where to send them. Without, the SDK is not loaded. */
export function startTracing({ tracing }: Pick<Environment, "tracing">, log: Logger): Promise<Tracing | null> {
  return tracing ? loadTracing(tracing, log) : Promise.resolve(null);
}
