import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Form, Formik, type FormikHelpers } from "formik";
import { FocusInvalid } from "../../../../shared/admin/form/FocusInvalid";
import { FormText } from "../../../../shared/admin/form/FormText";
import { useToast } from "../../../../shared/toast/ToastContext";
import { KeptTokens } from "./KeptTokens";
import { newPasswordHint } from "./newPassword";
import { passwordSchema } from "./passwordSchema";
import { useChangePassword } from "./useChangePassword";

const blank = { currentPassword: "", newPassword: "", confirmPassword: "", keptTokenIds: [] as string[] };
type PasswordValues = typeof blank;

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
        <Fields aria-label="Password" noValidate>
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
        </Fields>
      )}
    </Formik>
  );
}

const Fields = styled(Form)({ display: "grid", justifyItems: "start", gap: 18, maxWidth: 420 });
