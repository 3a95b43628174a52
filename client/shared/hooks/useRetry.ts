import { useCallback, useTransition } from "react";

/** Reads again without losing what is shown. What fails is told by the query itself; the promise has nothing to add. */
export function useRetry(refetch: () => Promise<unknown>): { busy: boolean; retry: () => void } {
  const [busy, startRetry] = useTransition();
  const retry = useCallback(() => startRetry(() => void refetch().catch(() => undefined)), [refetch]);
  return { busy, retry };
}
