import Button from "@mui/material/Button";
import { useState } from "react";
import { dateTime } from "../../../../../../shared/format/dateTime";
import { useToast } from "../../../../../../shared/toast/ToastContext";
import { FactorPart } from "../FactorPart";
import { PasswordDialog } from "../PasswordDialog";
import { AuthenticatorDialog } from "./AuthenticatorDialog";
import { useAuthenticator, type AuthenticatorSetup } from "./useAuthenticator";

export interface AuthenticatorPartProps {
  /** Null while it is off. */
  since: string | null;
  /** @param recoveryCodes to show once; null when the account already has some. */
  onEnrolled: (recoveryCodes: string[] | null) => void;
}

export function AuthenticatorPart({ since, onEnrolled }: AuthenticatorPartProps) {
  const toast = useToast();
  const { start, remove } = useAuthenticator();
  const [asking, setAsking] = useState(false);
  const [setup, setSetup] = useState<AuthenticatorSetup>();
  const enrolled = (recoveryCodes: string[] | null) => {
    setSetup(undefined);
    toast({ title: "Authenticator app is on", text: "Signing in now asks for its code." });
    onEnrolled(recoveryCodes);
  };
  const turnOn = async (password: string) => {
    const outcome = await start(password);
    if (outcome.kind === "saved") setSetup(outcome.setup);
    return outcome;
  };
  const turnOff = async (password: string) => {
    const outcome = await remove(password);
    if (outcome.kind === "saved") toast({ title: "Authenticator app is off" });
    return outcome;
  };
  return (
    <FactorPart
      title="Authenticator app"
      text={
        since === null
          ? "An app such as 1Password, Aegis or Google Authenticator shows a new code every 30 seconds."
          : `On since ${dateTime(since)}. Signing in asks for a code of your app.`
      }
    >
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {since === null ? "Set up authenticator app" : "Turn off authenticator app"}
      </Button>
      {asking ? (
        <PasswordDialog
          title={since === null ? "Set up an authenticator app" : "Turn off the authenticator app"}
          text={
            since === null
              ? "Please confirm that it is you. The next step shows a QR code."
              : "Signing in will no longer ask for a code of your app."
          }
          confirmLabel={since === null ? "Continue" : "Turn off"}
          busyLabel={since === null ? "Checking..." : "Turning off..."}
          danger={since !== null}
          onConfirm={({ currentPassword }) => (since === null ? turnOn(currentPassword) : turnOff(currentPassword))}
          onClose={() => setAsking(false)}
        />
      ) : null}
      {setup ? <AuthenticatorDialog setup={setup} onConfirmed={enrolled} onClose={() => setSetup(undefined)} /> : null}
    </FactorPart>
  );
}
