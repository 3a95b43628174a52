import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useRef, useState } from "react";
import type { TwoFactorFieldsFragment } from "../../../../../graphql/generated/adminOperations";
import { useToast } from "../../../../../shared/toast/ToastContext";
import { findPasskeyObstacle, obstacleText } from "../../passkeySupport";
import { FactorPart } from "../FactorPart";
import { PasswordDialog, type PasswordValues } from "../PasswordDialog";
import { PasskeyLine } from "./PasskeyLine";
import { usePasskeys } from "./usePasskeys";

type Passkey = TwoFactorFieldsFragment["passkeys"][number];

export interface PasskeyPartProps {
  passkeys: readonly Passkey[];
  /** @param recoveryCodes to show once; null when the account already has some. */
  onEnrolled: (recoveryCodes: string[] | null) => void;
}

export function PasskeyPart({ passkeys, onEnrolled }: PasskeyPartProps) {
  const toast = useToast();
  const { add, remove } = usePasskeys();
  const [adding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey>();
  const list = useRef<HTMLUListElement>(null);
  const obstacle = findPasskeyObstacle();
  const addOne = async (values: PasswordValues) => {
    const outcome = await add(values);
    if (outcome.kind !== "saved") return outcome;
    toast({ title: "Passkey added", text: "You can sign in with it, without your password." });
    onEnrolled(outcome.recoveryCodes);
    return outcome;
  };
  const removeOne = async ({ id, name }: Passkey, password: string) => {
    const outcome = await remove(id, password);
    if (outcome.kind !== "saved") return outcome;
    toast({ title: "Passkey removed", text: `${name} no longer signs you in.` });
    // The pressed button disappears, so move the focus to the list.
    list.current?.focus();
    return outcome;
  };
  return (
    <FactorPart
      title="Passkeys"
      text="Sign in with your fingerprint, face, screen lock or a security key instead of password and code."
    >
      <List ref={list} tabIndex={-1} aria-label="Passkeys" hidden={passkeys.length === 0}>
        {passkeys.map((passkey) => (
          <PasskeyLine key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
        ))}
      </List>
      {obstacle ? (
        <p>{obstacleText[obstacle]}</p>
      ) : (
        <Button variant="outlined" onClick={() => setAdding(true)}>
          Add passkey
        </Button>
      )}
      {adding ? (
        <PasswordDialog
          title="Add a passkey"
          text="Please confirm that it is you. Your browser then asks where to save the passkey."
          confirmLabel="Continue"
          busyLabel="Waiting for your passkey..."
          nameHint="Such as “Work laptop”. Left empty, it is named after this browser."
          onConfirm={addOne}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {removed ? (
        <PasswordDialog
          title="Remove a passkey"
          text={`${removed.name} will no longer sign you in. Also delete it in the device or password manager that holds it.`}
          confirmLabel="Remove"
          busyLabel="Removing..."
          danger
          onConfirm={({ currentPassword }) => removeOne(removed, currentPassword)}
          onClose={() => setRemoved(undefined)}
        />
      ) : null}
    </FactorPart>
  );
}

const List = styled("ul")(({ theme }) => ({
  width: "100%",
  margin: 0,
  padding: 0,
  listStyle: "none",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  "&:focus-visible": { outline: `2px solid ${theme.vars.editorial.focus}`, outlineOffset: 3 },
}));
