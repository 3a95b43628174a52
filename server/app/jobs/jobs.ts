import type { EverywhereJob, Job, JobTools } from "../../core/jobs/job";
import { type OnceOptions, startOnceJobs } from "./onceJobs";

/**
 * Starts a job of each process. A failed look is logged and repeated by the next. @returns a function that waits for the
 * look, after `end` has aborted it.
 */
function startEverywhereJob<Tools extends JobTools>(
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

/** Starts the jobs. @returns a function that stops them and aborts what they do. */
export function startJobs<Tools extends JobTools>(
  jobs: readonly Job<Tools>[],
  tools: Tools,
  options?: OnceOptions,
): () => Promise<void> {
  const end = new AbortController();
  const onceJobs = jobs.filter((job) => "once" in job);
  const everywhereJobs = jobs.filter((job) => "everywhere" in job);
  const stops = [
    startOnceJobs(onceJobs, tools, end.signal, options),
    ...everywhereJobs.map((job) => startEverywhereJob(job, tools, end.signal)),
  ];
  return async () => {
    end.abort();
    await Promise.all(stops.map((stop) => stop()));
  };
}
