import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useRef, useState } from "react";
import { useMutation } from "@apollo/client/react";
import {
  type TwoFactorFieldsFragment,
  AddPasskeyDocument,
  RemovePasskeyDocument,
  StartPasskeyDocument,
} from "../../../../../../graphql/generated/adminOperations";
import { useToast } from "../../../../../../shared/toast/ToastContext";
import { findPasskeyObstacle, obstacleText, describePasskeyError } from "../../passkeySupport";
import { DeviceItem } from "../../sessions/OpenSessionLine";
import { FactorPart } from "../FactorPart";
import { PasswordDialog, type PasswordValues } from "../PasswordDialog";
import { dateTime } from "../../../../../../shared/format/dateTime";
import { trySave } from "../../../../../../admin/graphql/trySave";
import { rememberTwoFactor, requireChange } from "../rememberTwoFactor";

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

interface PasskeyLineProps {
  passkey: TwoFactorFieldsFragment["passkeys"][number];
  onRemove: () => void;
}

function PasskeyLine({ passkey: { name, createdAt, lastUsedAt }, onRemove }: PasskeyLineProps) {
  return (
    <DeviceItem>
      <div>
        <strong>{name}</strong>
        <p>
          Added <time dateTime={createdAt}>{dateTime(createdAt)}</time>,{" "}
          {lastUsedAt === null ? (
            "not used yet"
          ) : (
            <>
              last used <time dateTime={lastUsedAt}>{dateTime(lastUsedAt)}</time>
            </>
          )}
        </p>
      </div>
      <Button variant="outlined" size="small" aria-label={`Remove the passkey ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </DeviceItem>
  );
}

/** Asks the browser for a new passkey. */
async function createPasskey(options: string): Promise<string> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const optionsJSON = JSON.parse(options) as Parameters<typeof startRegistration>[0]["optionsJSON"];
  return JSON.stringify(await startRegistration({ optionsJSON }));
}

/** Adds and removes passkeys of the user's account. */
function usePasskeys() {
  const [start] = useMutation(StartPasskeyDocument);
  const [add] = useMutation(AddPasskeyDocument, {
    update: (cache, { data }) => rememberTwoFactor(cache, data?.addPasskey),
  });
  const [remove] = useMutation(RemovePasskeyDocument, {
    update: (cache, { data }) => rememberTwoFactor(cache, data?.removePasskey),
  });
  return {
    add: async ({ currentPassword, name }: PasswordValues) => {
      const started = await trySave(async () => {
        const { data } = await start({ variables: { input: { currentPassword } } });
        return { options: data?.startPasskey ?? "" };
      });
      if (started.kind !== "saved") return started;
      try {
        const response = await createPasskey(started.options);
        return await trySave(async () => {
          const { data } = await add({ variables: { input: { name, response } } });
          return requireChange(data?.addPasskey);
        });
      } catch (error) {
        return { kind: "failed" as const, message: describePasskeyError(error) };
      }
    },
    remove: (id: string, currentPassword: string) =>
      trySave(async () => void (await remove({ variables: { input: { id, currentPassword } } }))),
  };
}
