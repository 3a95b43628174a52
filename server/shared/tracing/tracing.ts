import { AsyncLocalStorage } from "node:async_hooks";
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanOptions,
  SpanStatusCode,
  trace,
  type Tracer,
} from "@opentelemetry/api";

/** Null when the process records no traces. */
let tracer: Tracer | null = null;

/**
 * The context of the recorded trace that runs now. While a storage is in use, Node 20 runs a hook for every promise of the
 * process, so it is in use only while a trace is being recorded; see docs/decisions/0034-tracing.md.
 */
const contexts = new AsyncLocalStorage<Context>();
let openTraces = 0;

/** Sets where spans are recorded. Null turns tracing off. */
export const setTracer = (next: Tracer | null): void => void (tracer = next);

export const isTracing = (): boolean => tracer !== null;

/** Returns the innermost span of the trace that is being recorded here; undefined outside of a trace. */
export function getActiveSpan(): Span | undefined {
  const context = contexts.getStore();
  return context && trace.getSpan(context);
}

/** A recorded root span. */
export interface Trace {
  span: Span;
  /** Runs the work inside the trace, with everything that it starts. Without it, the trace is this span alone. */
  run<T>(work: () => T): T;
  /** Call it once. */
  end(): void;
}

/** Starts a trace. @returns null when the process records none, or the sampler leaves this one out. */
export function startTrace(name: string, options: SpanOptions, parent: Context = ROOT_CONTEXT): Trace | null {
  if (tracer === null) return null;
  const span = tracer.startSpan(name, options, parent);
  if (!span.isRecording()) return null;
  const context = trace.setSpan(parent, span);
  let isOpen = false;
  return {
    span,
    run: (work) => {
      if (!isOpen) openTraces += 1;
      isOpen = true;
      return contexts.run(context, work);
    },
    end: () => {
      span.end();
      if (!isOpen) return;
      openTraces -= 1;
      if (openTraces === 0) contexts.disable();
    },
  };
}

/** Starts a span below the active one. @returns null outside of a trace. */
export function startSpan(name: string, options: SpanOptions = {}): Span | null {
  const parent = contexts.getStore();
  return parent === undefined || tracer === null ? null : tracer.startSpan(name, options, parent);
}

/** Ends a span, as failed if there is an error. Messages can contain values, so only the kind of the error is recorded. */
export function endSpan(span: Span, error?: unknown): void {
  if (error !== undefined) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
  }
  span.end();
}

async function runInSpan<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    const result = await contexts.run(trace.setSpan(contexts.getStore() ?? ROOT_CONTEXT, span), work);
    endSpan(span);
    return result;
  } catch (error) {
    endSpan(span, error);
    throw error;
  }
}

/** Runs the work in a span below the active one; outside of a trace it only runs the work. */
export function withSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const span = startSpan(name, options);
  return span === null ? work() : runInSpan(span, work);
}
