import { useCallback, useTransition } from "react";

/**
 * Refetches without clearing the current data. The query reports its own errors, so the promise's rejection is ignored.
 */
export function useRetry(refetch: () => Promise<unknown>): { busy: boolean; retry: () => void } {
  const [busy, startRetry] = useTransition();
  const retry = useCallback(() => startRetry(() => void refetch().catch(() => undefined)), [refetch]);
  return { busy, retry };
}
