import { useCallback } from "react";
import { useToast } from "../../../../../shared/toast/ToastContext";
import { getDisplayName, type Administrator } from "../adminAuthContext";

/** Welcomes the user with the specification's toast. Always returns true. */
export function useWelcome(): (administrator: Administrator) => true {
  const toast = useToast();
  return useCallback(
    (administrator) => {
      toast({ title: "Login successful", text: `Welcome back, ${getDisplayName(administrator)}!` });
      return true;
    },
    [toast],
  );
}
