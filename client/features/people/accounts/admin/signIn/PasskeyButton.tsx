import Button from "@mui/material/Button";
import { useMutation } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { type StepOutcome, useStepResult } from "./useSecondStep";
import { getErrorMessage } from "../../../../../admin/graphql/adminErrors";
import {
  FinishPasskeySignInDocument,
  StartPasskeySignInDocument,
} from "../../../../../graphql/generated/adminOperations";
import { useToast } from "../../../../../shared/toast/ToastContext";
import { askForPasskey, describePasskeyError, findPasskeyObstacle, obstacleText } from "../passkeySupport";

export interface PasskeyButtonProps {
  /** The passkey is the second factor after the password. */
  afterPassword?: boolean;
  primary?: boolean;
  onOutcome: (outcome: StepOutcome) => void;
}

export function PasskeyButton({ afterPassword = false, primary = false, onOutcome }: PasskeyButtonProps) {
  const { busy, signIn } = usePasskeySignIn(afterPassword);
  return (
    <Button
      variant={primary ? "contained" : "outlined"}
      fullWidth
      disabled={busy}
      onClick={() => void signIn().then(onOutcome)}
    >
      {busy ? "Waiting for your passkey..." : afterPassword ? "Use a passkey" : "Sign in with a passkey"}
    </Button>
  );
}

interface PasskeySignIn {
  busy: boolean;
  signIn: () => Promise<StepOutcome>;
}

/**
 * Signs in with a passkey and shows the outcome in a toast.
 * @param afterPassword the password was right, and a passkey of that account is the second factor.
 */
function usePasskeySignIn(afterPassword: boolean): PasskeySignIn {
  const toast = useToast();
  const show = useStepResult();
  const [start] = useMutation(StartPasskeySignInDocument);
  const [finish] = useMutation(FinishPasskeySignInDocument);
  const [busy, setBusy] = useState(false);

  const run = useCallback(async (): Promise<StepOutcome> => {
    const failed = (text: string): StepOutcome => {
      toast({ title: "Login failed", text, variant: "destructive" });
      return "failed";
    };
    const obstacle = findPasskeyObstacle();
    if (obstacle) return failed(obstacleText[obstacle]);
    try {
      const started = await start({ variables: { input: { afterPassword } } });
      const options = started.data?.startPasskeySignIn;
      if (!options) {
        failed("This sign-in took longer than five minutes. Please enter your password again.");
        return "expired";
      }
      const response = await askForPasskey(options).catch((error: unknown) => {
        failed(describePasskeyError(error));
        return null;
      });
      if (!response) return "failed";
      const { data } = await finish({ variables: { input: { response } } });
      return data ? show(data.finishPasskeySignIn) : "failed";
    } catch (error) {
      return failed(getErrorMessage(error));
    }
  }, [afterPassword, start, finish, show, toast]);

  return {
    busy,
    signIn: async () => {
      setBusy(true);
      const outcome = await run();
      setBusy(false);
      return outcome;
    },
  };
}
