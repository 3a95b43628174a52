import os from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { type Context, defaultTextMapGetter, ROOT_CONTEXT, SpanKind } from "@opentelemetry/api";
import type { Sampler, SpanExporter } from "@opentelemetry/sdk-trace";
import type { Logger } from "pino";
import type { Environment } from "../../config/environment";
import { setTracer } from "../../shared/tracing/tracing";
import type { ReadParent } from "./traceRequests";

/** The process ends within ten seconds of its signal; a collector that does not answer must not take them. */
const longestFlushMs = 1_000;
const batchDelayMs = 1_000;
/** Longer texts of statements are cut off. */
const maxAttributeLength = 4_000;

type TracingOptions = Pick<Environment, "trustedProxies"> & { tracing: NonNullable<Environment["tracing"]> };
type Sdk = typeof import("@opentelemetry/sdk-trace");

export interface Tracing {
  readParent: ReadParent;
  /** Sends the spans that wait, and then records none. */
  stop(): Promise<void>;
}

/** Requests follow the configured sampler. Jobs are few: all are recorded, unless the sampler is an `always_off`. */
function createSampler(sdk: Sdk, { sampler, ratio }: TracingOptions["tracing"]): Sampler {
  const isOff = sampler.endsWith("always_off");
  const root = isOff
    ? new sdk.AlwaysOffSampler()
    : sampler.endsWith("traceidratio")
      ? new sdk.TraceIdRatioBasedSampler(ratio)
      : new sdk.AlwaysOnSampler();
  const requests = sampler.startsWith("parentbased_") ? new sdk.ParentBasedSampler({ root }) : root;
  const others = isOff ? root : new sdk.AlwaysOnSampler();
  return {
    // Spans below a request or job are only started when it is recorded.
    shouldSample: (context, traceId, name, kind, ...rest) =>
      (kind === SpanKind.SERVER ? requests : others).shouldSample(context, traceId, name, kind, ...rest),
    toString: () => `Requests{${requests.toString()}}`,
  };
}

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
async function loadTracing({ tracing, trustedProxies }: TracingOptions, log: Logger): Promise<Tracing> {
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
  const propagator = new W3CTraceContextPropagator();
  return {
    // Anyone can send the header, so it counts only from a proxy that sets or removes it.
    readParent: (headers): Context =>
      trustedProxies > 0 && headers.traceparent !== undefined
        ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
        : ROOT_CONTEXT,
    stop: async () => {
      setTracer(null);
      // The failure is in the log.
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, sleep(longestFlushMs, undefined, { ref: false })]);
    },
  };
}

/** Starts to record traces if the environment says where to send them. Without, the SDK is not loaded. */
export function startTracing({ tracing, trustedProxies }: Environment, log: Logger): Promise<Tracing | null> {
  return tracing ? loadTracing({ tracing, trustedProxies }, log) : Promise.resolve(null);
}
