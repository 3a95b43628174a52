import type { PersonRowFragment } from "../../../../../graphql/generated/adminOperations";
import { ConfirmDialog } from "../../../../../admin/ConfirmDialog";
import type { usePeopleChanges } from "./usePeopleChanges";

export interface EndedAccess {
  kind: "account" | "invitation" | "twoFactor";
  person: PersonRowFragment;
}

type Changes = Pick<ReturnType<typeof usePeopleChanges>, "busy" | "disable" | "revoke" | "resetTwoFactor">;

export interface EndAccessProps {
  ended: EndedAccess;
  changes: Changes;
  onClose: () => void;
}

interface Question {
  title: string;
  text: string;
  confirmLabel: string;
  busyLabel: string;
  run: (changes: Changes, person: PersonRowFragment) => Promise<void>;
}

const questions: Record<EndedAccess["kind"], (person: PersonRowFragment) => Question> = {
  account: ({ name, role }) => ({
    title: `Disable ${name}`,
    text: `${name} is signed out everywhere and cannot sign in until you enable the account again. API tokens of the account end for good. Everything that ${name} wrote stays.${
      role === "admin" ? " Open invitations from this person end, too." : ""
    }`,
    confirmLabel: "Disable",
    busyLabel: "Disabling...",
    run: (changes, person) => changes.disable(person),
  }),
  invitation: ({ name }) => ({
    title: `Revoke the Invitation of ${name}`,
    text: "The link stops working at once.",
    confirmLabel: "Revoke",
    busyLabel: "Revoking...",
    run: (changes, person) => changes.revoke(person),
  }),
  twoFactor: ({ name }) => ({
    title: `Reset Two-Factor Sign-In of ${name}`,
    text: `For a lost device. The authenticator app, passkeys and recovery codes of ${name} stop working, all sessions end, and the password alone signs in. Make sure that it is ${name} who asks.`,
    confirmLabel: "Reset",
    busyLabel: "Resetting...",
    run: (changes, person) => changes.resetTwoFactor(person),
  }),
};

/** Asks before an account is disabled, its second factors are removed, or an invitation is revoked. */
export function EndAccess({ ended: { kind, person }, changes, onClose }: EndAccessProps) {
  const { run, ...question } = questions[kind](person);
  const confirm = async () => {
    await run(changes, person);
    onClose();
  };
  return <ConfirmDialog open {...question} busy={changes.busy} onConfirm={() => void confirm()} onCancel={onClose} />;
}
