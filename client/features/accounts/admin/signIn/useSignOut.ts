import { useMutation } from "@apollo/client/react";
import { useCallback } from "react";
import { getErrorMessage } from "../../../../admin/graphql/adminErrors";
import { SignOutDocument } from "../../../../graphql/generated/adminOperations";
import { useToast } from "../../../../shared/toast/ToastContext";

/** Ends the session with the toasts of the specification; returns true on success. */
export function useSignOut(onSignedOut: () => void): () => Promise<boolean> {
  const toast = useToast();
  const [mutate] = useMutation(SignOutDocument);
  return useCallback(async () => {
    try {
      await mutate();
    } catch (error) {
      toast({ title: "Logout failed", text: getErrorMessage(error), variant: "destructive" });
      return false;
    }
    onSignedOut();
    toast({ title: "Logged out" });
    return true;
  }, [mutate, onSignedOut, toast]);
}
