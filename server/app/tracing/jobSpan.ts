import { SpanStatusCode } from "@opentelemetry/api";
import { startTrace } from "../../shared/tracing/tracing";

export type JobOutcome = "done" | "failed" | "aborted";

/** Records the run of a job as a trace of one span. Its statements are not recorded: a run can send thousands of them. */
export async function withJobSpan(name: string, run: () => Promise<JobOutcome>): Promise<void> {
  const span = startTrace(`job ${name}`, { attributes: { "wornby.job.name": name } });
  const outcome = await run();
  span?.setAttribute("wornby.job.outcome", outcome);
  if (outcome === "failed") span?.setStatus({ code: SpanStatusCode.ERROR });
  span?.end();
}
