import type { Job, JobTools } from "../../core/jobs/job";
import { startEverywhereJobs } from "./everywhereJobs";
import { type OnceOptions, startOnceJobs } from "./onceJobs";

/** Starts the jobs. @returns a function that stops them and aborts what they do. */
export function startJobs<Tools extends JobTools>(
  jobs: readonly Job<Tools>[],
  tools: Tools,
  options?: OnceOptions,
): () => Promise<void> {
  const end = new AbortController();
  const stops = [
    startOnceJobs(
      jobs.filter((job) => "once" in job),
      tools,
      end.signal,
      options,
    ),
    startEverywhereJobs(
      jobs.filter((job) => "everywhere" in job),
      tools,
      end.signal,
    ),
  ];
  return async () => {
    end.abort();
    await Promise.all(stops.map((stop) => stop()));
  };
}
