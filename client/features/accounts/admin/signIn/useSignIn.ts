import { useMutation } from "@apollo/client/react";
import { useCallback } from "react";
import { getErrorMessage, unexpectedMessage } from "../../../../admin/graphql/adminErrors";
import { SignInDocument } from "../../../../graphql/generated/adminOperations";
import { useToast } from "../../../../shared/toast/ToastContext";
import type { Credentials, SecondStep } from "../adminAuthContext";
import { rememberAdministrator } from "../rememberAdministrator";
import { useWelcome } from "./useWelcome";

/** Signs in with the toasts of the specification; returns true on success, and the second step of an account with one. */
export function useSignIn(): (credentials: Credentials) => Promise<boolean | SecondStep> {
  const toast = useToast();
  const welcome = useWelcome();
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
        if (data?.signIn.__typename === "SecondFactorNeeded") return data.signIn;
        if (data?.signIn.__typename !== "SignedIn") return failed(data?.signIn.message ?? unexpectedMessage);
        return welcome(data.signIn.administrator);
      } catch (error) {
        return failed(getErrorMessage(error));
      }
    },
    [mutate, toast, welcome],
  );
}
