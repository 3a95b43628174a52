import type { JobTools, OnceJob } from "../../core/jobs/job";
import { type OnceOptions, startOnceJobs } from "./onceJobs";

/** Starts the jobs. @returns a function that stops them and aborts the current runs. */
export function startJobs<Tools extends JobTools>(
  jobs: readonly OnceJob<Tools>[],
  tools: Tools,
  options?: OnceOptions,
): () => Promise<void> {
  const end = new AbortController();
  const stop = startOnceJobs(jobs, tools, end.signal, options);
  return () => {
    end.abort();
    return stop();
  };
}
