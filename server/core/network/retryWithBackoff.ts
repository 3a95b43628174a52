import { setTimeout as sleep } from "node:timers/promises";

const minWaitMs = 250;
const defaultMaxWaitMs = 5_000;

export interface RetryOptions {
  /** Ends the retries, also in the middle of a wait. Without a signal the task runs once. */
  signal?: AbortSignal;
  /** Returns whether the same task may succeed later. */
  shouldRetry: (error: unknown) => boolean;
  onRetry?: (error: unknown, waitMs: number) => void;
  maxWaitMs?: number;
}

/**
 * Runs a task until it succeeds, with twice the wait after each failure: 250 ms to 5 s by default. A task that works for long calls
 * `resetWait` once it works, so that its later failure waits 250 ms again.
 * @throws the error of the last run, when it is final or the signal has aborted; an AbortError when the signal ends a wait.
 */
export async function retryWithBackoff<Result>(
  task: (resetWait: () => void) => Promise<Result>,
  { signal, shouldRetry, onRetry, maxWaitMs = defaultMaxWaitMs }: RetryOptions,
): Promise<Result> {
  let waitMs = minWaitMs;
  const resetWait = (): void => {
    waitMs = minWaitMs;
  };
  for (; ; waitMs = Math.min(2 * waitMs, maxWaitMs)) {
    try {
      return await task(resetWait);
    } catch (error) {
      if (!signal || signal.aborted || !shouldRetry(error)) throw error;
      onRetry?.(error, waitMs);
      await sleep(waitMs, undefined, { signal });
    }
  }
}
