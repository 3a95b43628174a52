import { useMutation } from "@apollo/client/react";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useFormikContext } from "formik";
import { type ReactNode, useCallback, useId, useState } from "react";
import { object, string } from "yup";
import { trySave } from "../../../../../admin/graphql/trySave";
import { UpdateProfileDocument } from "../../../../../graphql/generated/adminOperations";
import { describedBy, FieldFrame } from "../../../../../admin/form/FieldFrame";
import { FormGrid, WideField } from "../../../../../admin/form/FormGrid";
import { FormText } from "../../../../../admin/form/FormText";
import { RecordPage } from "../../../../../admin/record/RecordPage";
import type { SaveOutcome } from "../../../../../admin/record/recordTypes";
import { useRecordForm } from "../../../../../admin/record/useRecordForm";
import { isPictureAddress, pictureAddressHint } from "../../../../../shared/pictureAddress";
import { useToast } from "../../../../../shared/toast/ToastContext";
import type { Administrator } from "../adminAuthContext";

const needed = "Please enter your current password to change your email address";

/** The server's rules, checked before sending. */
const profileSchema = object({
  name: string().trim().required("Name is required").max(100, "Name must be at most 100 characters"),
  email: string().trim().required("Please enter a valid email address").email("Please enter a valid email address"),
  avatar: string().test(
    "picture",
    pictureAddressHint,
    (address) => !address || address.trim() === "" || isPictureAddress(address),
  ),
});

interface ProfileValues {
  name: string;
  email: string;
  avatar: string;
}

/** Saves the user's profile. The password is sent only when the email address changes. */
function useUpdateProfile(): (values: ProfileValues, password?: string) => Promise<SaveOutcome<ProfileValues>> {
  const [mutate] = useMutation(UpdateProfileDocument);
  return useCallback(
    (values, currentPassword) =>
      trySave(async () => {
        const { data } = await mutate({
          variables: { input: { ...values, email: values.email.trim(), currentPassword } },
        });
        if (!data) return {};
        const { name, email, avatar } = data.updateProfile;
        return { values: { name, email, avatar } };
      }),
    [mutate],
  );
}

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

interface CurrentPasswordProps {
  value: string;
  onChange: (value: string) => void;
}

/** Asks for the current password. It is not part of the form's values, because those are stored as a draft. */
function CurrentPassword({ value, onChange }: CurrentPasswordProps) {
  const id = useId();
  const { errors } = useFormikContext<{ currentPassword?: string }>();
  const error = errors.currentPassword;
  return (
    <FieldFrame
      id={id}
      label="Current password"
      required
      hint="Required because you are changing your sign-in email address."
      error={error}
    >
      <OutlinedInput
        id={id}
        type="password"
        value={value}
        autoComplete="current-password"
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          input: { "aria-invalid": error !== undefined, "aria-describedby": describedBy(id), "aria-required": true },
        }}
      />
    </FieldFrame>
  );
}
