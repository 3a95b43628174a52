import { type Attributes, type Span, SpanStatusCode, trace } from "@opentelemetry/api";

/** Runs the work in a span below that of the caller. Only runs it while the process records no traces. */
export function withSpan<T>(name: string, attributes: Attributes, work: (span: Span) => Promise<T>): Promise<T> {
  return trace.getTracer("wornby").startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
