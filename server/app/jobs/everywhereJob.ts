import type { EverywhereJob, JobTools } from "../../core/jobs/job";

/**
 * Starts a job of each process. A failed look is logged and repeated by the next. @returns a function that waits for the
 * look, after `end` has aborted it.
 */
export function startEverywhereJob<Tools extends JobTools>(
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
