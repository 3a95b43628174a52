import { useState, type ReactNode } from "react";
import { FormGrid, WideField } from "../../../../shared/admin/form/FormGrid";
import { FormText } from "../../../../shared/admin/form/FormText";
import { RecordPage } from "../../../../shared/admin/record/RecordPage";
import { useRecordForm } from "../../../../shared/admin/record/useRecordForm";
import { useToast } from "../../../../shared/toast/ToastContext";
import type { Administrator } from "../adminAuthContext";
import { CurrentPassword } from "./CurrentPassword";
import { profileSchema } from "./profileSchema";
import { useUpdateProfile, type ProfileValues } from "./useUpdateProfile";

const needed = "Please enter your current password to change your email address";

export interface ProfileFormProps {
  administrator: Administrator;
  /** The field named `avatar`. */
  picture: ReactNode;
}

export function ProfileForm({ administrator: { name, email, avatar }, picture }: ProfileFormProps) {
  const toast = useToast();
  const update = useUpdateProfile();
  // Separate from the form's values, which are stored as a draft.
  const [password, setPassword] = useState("");
  const isOther = (typed: string) => typed.trim().toLowerCase() !== email;
  const form = useRecordForm<ProfileValues>({
    draftKey: "account",
    initial: { name, email, avatar },
    schema: profileSchema,
    labels: { avatar: "Picture" },
    save: (values) => {
      if (!isOther(values.email)) return update(values);
      if (password !== "") return update(values, password);
      return Promise.resolve({ kind: "invalid", message: needed, fieldErrors: { currentPassword: needed } });
    },
    onSaved: () => {
      setPassword("");
      toast({ title: "Profile Updated", text: "Your profile has been updated." });
    },
    onFailed: (message) => toast({ title: "Error", text: message, variant: "destructive" }),
  });
  return (
    <RecordPage form={form} label="Profile" submitLabel="Update Profile" busyLabel="Updating...">
      <FormGrid>
        <FormText name="name" label="Name" autoComplete="name" required />
        <FormText name="email" label="Email" type="email" autoComplete="email" required />
        {isOther(form.formik.values.email) ? (
          <WideField>
            <CurrentPassword value={password} onChange={setPassword} />
          </WideField>
        ) : null}
        <WideField>{picture}</WideField>
      </FormGrid>
    </RecordPage>
  );
}
