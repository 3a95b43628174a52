import { SpanStatusCode } from "@opentelemetry/api";
import { startTrace } from "../../shared/tracing/tracing";

export type JobOutcome = "done" | "failed" | "aborted";

/**
 * Records the run of a job as a trace of one span. Its statements are not recorded: a run can send thousands of them, and
 * takes minutes, during which every promise of the process would cost more.
 */
export async function withJobSpan(name: string, run: () => Promise<JobOutcome>): Promise<void> {
  const trace = startTrace(`job ${name}`, { attributes: { "wornby.job.name": name } });
  const outcome = await run();
  if (!trace) return;
  trace.span.setAttribute("wornby.job.outcome", outcome);
  if (outcome === "failed") trace.span.setStatus({ code: SpanStatusCode.ERROR });
  trace.end();
}
