import { useMutation } from "@apollo/client/react";
import { object, string } from "yup";
import { evictLists } from "../../../../../admin/graphql/cacheChanges";
import { trySave } from "../../../../../admin/graphql/trySave";
import { CreateInviteDocument } from "../../../../../graphql/generated/adminOperations";
import { FormGrid } from "../../../../../admin/form/FormGrid";
import { FormText } from "../../../../../admin/form/FormText";
import { RecordDialog } from "../../../../../admin/record/RecordDialog";
import { useRecordForm } from "../../../../../admin/record/useRecordForm";
import type { Role } from "../../../../../admin/role/roles";
import { useToast } from "../../../../../shared/toast/ToastContext";
import { RoleField } from "./RoleField";
import type { InviteLink } from "./usePeopleChanges";

interface Values {
  name: string;
  email: string;
  role: Role;
}

const initial: Values = { name: "", email: "", role: "contributor" };
const invalidEmail = "Please enter a valid email address";
const schema = object({
  name: string().trim().required("Name is required").max(100, "Name must be at most 100 characters"),
  email: string().trim().required(invalidEmail).email(invalidEmail),
});

export interface InviteFormProps {
  onInvited: (link: InviteLink) => void;
  onClose: () => void;
}

/** The dialog that invites a person. */
export function InviteForm({ onInvited, onClose }: InviteFormProps) {
  const toast = useToast();
  const [create] = useMutation(CreateInviteDocument, {
    update: (cache) => evictLists(cache, ["people"]),
  });
  const form = useRecordForm<Values>({
    draftKey: "invite:new",
    initial,
    schema,
    save: async ({ name, email, role }) => {
      const outcome = await trySave(async () => {
        const { data: created } = await create({ variables: { input: { name, email: email.trim(), role } } });
        if (!created) return;
        const { path, isMailed } = created.createInvite;
        onInvited({ name: name.trim(), address: window.location.origin + path, isMailed });
      });
      // The address has an account or an invitation: not a conflict between two versions of a row.
      return outcome.kind === "conflict"
        ? { kind: "invalid", message: outcome.message, fieldErrors: { email: outcome.message } }
        : outcome;
    },
    once: true,
    onSaved: onClose,
    onFailed: (message) => toast({ title: "The person was not invited", text: message, variant: "destructive" }),
  });
  return (
    <RecordDialog
      form={form}
      title="Invite Person"
      isNew
      submitLabel="Create invite link"
      busyLabel="Creating..."
      maxWidth={560}
      onClose={onClose}
    >
      <FormGrid>
        <FormText name="name" label="Name" required />
        <FormText name="email" label="Email" type="email" required />
        <RoleField />
      </FormGrid>
    </RecordDialog>
  );
}
