import { useApolloClient, useMutation } from "@apollo/client/react";
import { useCallback } from "react";
import { getErrorMessage } from "../../../../../admin/graphql/adminErrors";
import { VerifySecondFactorDocument, type SecondStepFragment } from "../../../../../graphql/generated/adminOperations";
import { useToast } from "../../../../../shared/toast/ToastContext";
import { rememberAdministrator } from "../rememberAdministrator";
import { useWelcome } from "./useWelcome";

/** "expired": the sign-in starts again with the password. */
export type StepOutcome = "signedIn" | "failed" | "expired";

/** Shows the result of a second factor or of a passkey in a toast. */
export function useStepResult() {
  const { cache } = useApolloClient();
  const toast = useToast();
  const welcome = useWelcome();
  return useCallback(
    (result: SecondStepFragment): StepOutcome => {
      if (result.__typename === "SignedIn") {
        rememberAdministrator(cache, result.administrator);
        welcome(result.administrator);
        return "signedIn";
      }
      toast({ title: "Login failed", text: result.message, variant: "destructive" });
      return result.__typename === "SignInExpired" ? "expired" : "failed";
    },
    [cache, toast, welcome],
  );
}

/** Completes a sign-in with a code of the authenticator app or a recovery code. */
export function useSecondStep(): (code: string) => Promise<StepOutcome> {
  const toast = useToast();
  const show = useStepResult();
  const [verify] = useMutation(VerifySecondFactorDocument);
  return useCallback(
    async (code) => {
      try {
        const { data } = await verify({ variables: { input: { code } } });
        return data ? show(data.verifySecondFactor) : "failed";
      } catch (error) {
        toast({ title: "Login failed", text: getErrorMessage(error), variant: "destructive" });
        return "failed";
      }
    },
    [verify, show, toast],
  );
}
