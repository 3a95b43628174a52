import { useMutation } from "@apollo/client/react";
import { useCallback } from "react";
import { trySave } from "../../../../graphql/admin/trySave";
import { UpdateProfileDocument } from "../../../../graphql/generated/adminOperations";
import type { SaveOutcome } from "../../../../shared/admin/record/recordTypes";

export interface ProfileValues {
  name: string;
  email: string;
  avatar: string;
}

/** Saves the user's profile. The password is sent only when the email address changes. */
export function useUpdateProfile(): (values: ProfileValues, password?: string) => Promise<SaveOutcome<ProfileValues>> {
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
