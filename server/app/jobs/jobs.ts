import type { Job, JobTools } from "../../core/jobs/job";
import { startEverywhereJob } from "./everywhereJob";
import { type OnceOptions, startOnceJobs } from "./onceJobs";

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
