import { useMutation, useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { useFormikContext } from "formik";
import { useState } from "react";
import { trySave } from "../../../../../admin/graphql/trySave";
import { backgroundOperation } from "../../../../../admin/session/sessionLink";
import {
  OwnTwoFactorDocument,
  ReauthenticateDocument,
  ReauthenticateWithPasskeyDocument,
  StartPasskeyReauthenticationDocument,
} from "../../../../../graphql/generated/adminOperations";
import { askForPasskey, describePasskeyError, findPasskeyObstacle } from "../passkeySupport";
import { PasswordDialog } from "../twoFactor/PasswordDialog";

export interface ReauthenticationFormProps {
  onConfirmed: () => void;
  onClose: () => void;
}

type Outcome = Awaited<ReturnType<typeof trySave>>;

/** Proves to the server that the account's owner is still at this browser. */
function useReauthentication() {
  const [confirm] = useMutation(ReauthenticateDocument);
  const [start] = useMutation(StartPasskeyReauthenticationDocument);
  const [finish] = useMutation(ReauthenticateWithPasskeyDocument);
  return {
    withPassword: (currentPassword: string) =>
      trySave(async () => void (await confirm({ variables: { input: { currentPassword } } }))),
    withPasskey: async () => {
      const started = await trySave(async () => ({
        options: (await start()).data?.startPasskeyReauthentication ?? "",
      }));
      if (started.kind !== "saved") return started;
      try {
        const response = await askForPasskey(started.options);
        return await trySave(async () => void (await finish({ variables: { input: { response } } })));
      } catch (error) {
        return { kind: "failed" as const, message: describePasskeyError(error) };
      }
    },
  };
}

/** Asks for the password, or a passkey of the account, before a change that could take accounts over. */
export function ReauthenticationForm({ onConfirmed, onClose }: ReauthenticationFormProps) {
  const { withPassword, withPasskey } = useReauthentication();
  const { data } = useQuery(OwnTwoFactorDocument, { context: backgroundOperation });
  const hasPasskeys = (data?.twoFactor.passkeys.length ?? 0) > 0 && findPasskeyObstacle() === null;
  const noteOutcome = (outcome: Outcome): Outcome => {
    if (outcome.kind === "saved") onConfirmed();
    return outcome;
  };
  return (
    <PasswordDialog
      title="Confirm that it is you"
      text="This change needs your password again. What you entered is kept, and the action completes afterwards."
      confirmLabel="Confirm"
      busyLabel="Confirming..."
      onConfirm={async ({ currentPassword }) => noteOutcome(await withPassword(currentPassword))}
      onClose={onClose}
    >
      {hasPasskeys ? <PasskeyConfirmation run={async () => noteOutcome(await withPasskey())} /> : null}
    </PasswordDialog>
  );
}

/** Shows a failure where the dialog shows that of the password. */
function PasskeyConfirmation({ run }: { run: () => Promise<Outcome> }) {
  const { setStatus, isSubmitting } = useFormikContext();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    setStatus(undefined);
    const outcome = await run();
    if (outcome.kind === "saved") return;
    setBusy(false);
    setStatus(outcome.message);
  };
  return (
    <Button variant="outlined" fullWidth disabled={busy || isSubmitting} onClick={() => void confirm()}>
      {busy ? "Waiting for your passkey..." : "Use a passkey"}
    </Button>
  );
}
