import { useMutation, useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Form, Formik, type FormikHelpers } from "formik";
import { useCallback } from "react";
import { object, string } from "yup";
import { evictLists } from "../../../../../admin/graphql/cacheChanges";
import { trySave } from "../../../../../admin/graphql/trySave";
import {
  ChangePasswordDocument,
  type ChangePasswordMutationVariables,
  OwnApiTokensDocument,
} from "../../../../../graphql/generated/adminOperations";
import { FocusInvalid } from "../../../../../admin/form/FocusInvalid";
import { FormChecks } from "../../../../../admin/form/FormChecks";
import { FormText } from "../../../../../admin/form/FormText";
import { dateTime } from "../../../../../shared/format/dateTime";
import { useToast } from "../../../../../shared/toast/ToastContext";
import { rememberSessions } from "../sessions/openSessions";
import { newPasswordHint, newPasswordSchema } from "./newPassword";

const blank = { currentPassword: "", newPassword: "", confirmPassword: "", keptTokenIds: [] as string[] };
type PasswordValues = typeof blank;

const passwordSchema = object({
  currentPassword: string().required("Please enter your current password"),
  newPassword: newPasswordSchema,
});

/** Changes the user's password; other sessions and API tokens that are not kept end and leave their lists. */
function useChangePassword() {
  const [mutate] = useMutation(ChangePasswordDocument, {
    update: (cache, { data }) => {
      rememberSessions(cache, data?.changePassword);
      evictLists(cache, ["apiTokens", "ownApiTokens"]);
    },
  });
  return useCallback(
    (input: ChangePasswordMutationVariables["input"]) =>
      trySave(async () => void (await mutate({ variables: { input } }))),
    [mutate],
  );
}

/** This form has no draft and no guard against leaving, because passwords are never stored in the browser. */
export function PasswordForm() {
  const toast = useToast();
  const change = useChangePassword();

  const submit = async (values: PasswordValues, { setErrors, resetForm }: FormikHelpers<PasswordValues>) => {
    const { currentPassword, newPassword, confirmPassword, keptTokenIds } = values;
    if (newPassword !== confirmPassword) {
      setErrors({ confirmPassword: "Passwords do not match." });
      return toast({ title: "Password Error", text: "Passwords do not match.", variant: "destructive" });
    }
    const outcome = await change({ currentPassword, newPassword, keptTokenIds });
    if (outcome.kind === "saved") {
      resetForm();
      return toast({
        title: "Profile Updated",
        text: "Your password has been changed. All other sessions are signed out.",
      });
    }
    if (outcome.kind === "invalid") setErrors(outcome.fieldErrors);
    else toast({ title: "Password Error", text: outcome.message, variant: "destructive" });
  };

  return (
    <Formik
      initialValues={blank}
      validationSchema={passwordSchema}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <PasswordFields aria-label="Password" noValidate>
          <FormText
            name="currentPassword"
            label="Current password"
            type="password"
            autoComplete="current-password"
            required
            live
          />
          <FormText
            name="newPassword"
            label="New password"
            type="password"
            autoComplete="new-password"
            hint={newPasswordHint}
            required
            live
          />
          <FormText
            name="confirmPassword"
            label="Confirm password"
            type="password"
            autoComplete="new-password"
            required
          />
          <KeptTokens />
          <FocusInvalid />
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? "Changing..." : "Change Password"}
          </Button>
        </PasswordFields>
      )}
    </Formik>
  );
}

/** Lists the API tokens of the account, which end with its password unless they are kept; nothing without a token. */
function KeptTokens() {
  const { data, error } = useQuery(OwnApiTokensDocument);
  if (error) return <p role="alert">Your API tokens could not be read. All of them end with the password.</p>;
  if (!data?.ownApiTokens.length) return null;
  return (
    <FormChecks
      name="keptTokenIds"
      label="Keep these API tokens"
      hint="The others end with the old password. Keep none if someone else may know it."
      options={data.ownApiTokens.map(({ id, name, ending, lastUsedAt }) => ({
        value: id,
        label: name,
        hint: `wb_…${ending}, ${lastUsedAt ? `last used ${dateTime(lastUsedAt)}` : "never used"}`,
      }))}
    />
  );
}

const PasswordFields = styled(Form)({ display: "grid", justifyItems: "start", gap: 18, maxWidth: 420 });
