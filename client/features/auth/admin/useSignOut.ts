import { useApolloClient, useMutation } from "@apollo/client/react";
import { useCallback } from "react";
import { sentenceOf } from "../../../graphql/admin/adminErrors";
import { SignedInAdministratorDocument, SignOutDocument } from "../../../graphql/generated/adminOperations";
import { useToast } from "../../../shared/toast/ToastContext";

/** Ends the session with the toasts of the specification; the answer says whether it worked. */
export function useSignOut(): () => Promise<boolean> {
  const client = useApolloClient();
  const toast = useToast();
  const [mutate] = useMutation(SignOutDocument);
  return useCallback(async () => {
    try {
      await mutate();
    } catch (error) {
      toast({ title: "Logout failed", text: sentenceOf(error), variant: "destructive" });
      return false;
    }
    await client.clearStore();
    client.writeQuery({
      query: SignedInAdministratorDocument,
      data: { currentAdministrator: null },
    });
    toast({ title: "Logged out" });
    return true;
  }, [client, mutate, toast]);
}
