import { useCallback } from "react";
import { useToast } from "../../shared/toast/ToastContext";
import { getErrorMessage } from "./adminErrors";

/** Runs a change and shows why it failed in a toast; resolves to true on success. */
export type Attempt = (run: () => Promise<unknown>, failedTitle?: string) => Promise<boolean>;

export function useAttempt(): Attempt {
  const toast = useToast();
  return useCallback(
    async (run, failedTitle = "Error") => {
      try {
        await run();
        return true;
      } catch (error) {
        toast({ title: failedTitle, text: getErrorMessage(error), variant: "destructive" });
        return false;
      }
    },
    [toast],
  );
}
