import type { EverywhereJob, JobTools } from "../../core/jobs/job";

/** A failed look is logged and repeated by the next. @returns a function that waits for the look, after `end` has aborted it. */
function startLooking<Tools extends JobTools>(
  { name, everywhere, start }: EverywhereJob<Tools>,
  tools: Tools,
  end: AbortSignal,
): () => Promise<void> {
  const { run, stop } = start(tools, end);
  let running: Promise<unknown> | null = null;
  const look = (): void => {
    running ??= run()
      .catch((error: unknown) => {
        if (!end.aborted) tools.log.warn({ err: error, job: name }, "a job failed");
      })
      .finally(() => (running = null));
  };
  const timer = setInterval(look, everywhere).unref();
  return async () => {
    clearInterval(timer);
    await running;
    await stop?.();
  };
}

/** Starts the jobs of each process. @returns a function that waits for their ends, after `end` has aborted them. */
export function startEverywhereJobs<Tools extends JobTools>(
  jobs: readonly EverywhereJob<Tools>[],
  tools: Tools,
  end: AbortSignal,
): () => Promise<void> {
  const stops = jobs.map((job) => startLooking(job, tools, end));
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}
