import { useMutation } from "@apollo/client/react";
import { useCallback } from "react";
import { getErrorMessage, unexpectedMessage } from "../../../../graphql/admin/adminErrors";
import { SignInDocument } from "../../../../graphql/generated/adminOperations";
import { useToast } from "../../../../shared/toast/ToastContext";
import { getDisplayName, type Credentials } from "../adminAuthContext";
import { rememberAdministrator } from "../rememberAdministrator";

/** Signs in with the toasts of the specification; returns true on success. */
export function useSignIn(): (credentials: Credentials) => Promise<boolean> {
  const toast = useToast();
  const [mutate] = useMutation(SignInDocument);
  return useCallback(
    async (input) => {
      const failed = (text: string) => {
        toast({ title: "Login failed", text, variant: "destructive" });
        return false;
      };
      try {
        const { data } = await mutate({
          variables: { input },
          update: (cache, { data: result }) => {
            if (result?.signIn.__typename === "SignedIn") rememberAdministrator(cache, result.signIn.administrator);
          },
        });
        if (data?.signIn.__typename !== "SignedIn") return failed(data?.signIn.message ?? unexpectedMessage);
        toast({ title: "Login successful", text: `Welcome back, ${getDisplayName(data.signIn.administrator)}!` });
        return true;
      } catch (error) {
        return failed(getErrorMessage(error));
      }
    },
    [mutate, toast],
  );
}
