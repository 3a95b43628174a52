import Button from "@mui/material/Button";
import { usePasskeySignIn } from "./usePasskeySignIn";
import type { StepOutcome } from "./useSecondStep";

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
