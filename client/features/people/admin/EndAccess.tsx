import type { PersonRowFragment } from "../../../graphql/generated/adminOperations";
import { ConfirmDialog } from "../../../shared/admin/ConfirmDialog";
import type { usePeopleChanges } from "./usePeopleChanges";

export interface EndedAccess {
  kind: "account" | "invitation";
  person: PersonRowFragment;
}

export interface EndAccessProps {
  ended: EndedAccess;
  changes: Pick<ReturnType<typeof usePeopleChanges>, "busy" | "disable" | "revoke">;
  onClose: () => void;
}

/** Asks before an account is disabled or an invitation revoked. */
export function EndAccess({ ended: { kind, person }, changes, onClose }: EndAccessProps) {
  const { name, role } = person;
  const isAccount = kind === "account";
  const confirm = async () => {
    await (isAccount ? changes.disable(person) : changes.revoke(person));
    onClose();
  };
  const invitations = role === "admin" ? " Open invitations from this person end, too." : "";
  return (
    <ConfirmDialog
      open
      title={isAccount ? `Disable ${name}` : `Revoke the Invitation of ${name}`}
      text={
        isAccount
          ? `${name} is signed out everywhere and cannot sign in until you enable the account again. Everything that ${name} wrote stays.${invitations}`
          : "The link stops working at once."
      }
      confirmLabel={isAccount ? "Disable" : "Revoke"}
      busyLabel={isAccount ? "Disabling..." : "Revoking..."}
      busy={changes.busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
