import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Form, Formik, type FormikConfig } from "formik";
import type { ReactNode } from "react";
import { FocusInvalid } from "../../../../../admin/form/FocusInvalid";
import { FormText } from "../../../../../admin/form/FormText";
import { StateNotice } from "../../../../../admin/StateNotice";
import { newPasswordHint } from "./newPassword";

interface WithPassword {
  email: string;
  password: string;
}

interface NewPasswordFormProps<Values extends WithPassword> extends Pick<
  FormikConfig<Values>,
  "initialValues" | "validationSchema" | "onSubmit"
> {
  /** Fields above the address. */
  children?: ReactNode;
  emailHint?: string;
  passwordLabel: string;
  /** Why it was not saved; empty otherwise. */
  problem: string;
  saveLabel: string;
  busyLabel: string;
}

/** A password for an address that is known. Like every form with a password, it keeps no draft. */
export const NewPasswordForm = <Values extends WithPassword>({
  children,
  emailHint,
  passwordLabel,
  problem,
  saveLabel,
  busyLabel,
  ...config
}: NewPasswordFormProps<Values>) => (
  <Formik<Values> {...config} validateOnChange={false} validateOnBlur={false}>
    {({ isSubmitting }) => (
      <Fields noValidate>
        <FocusInvalid />
        {children}
        <FormText name="email" label="Email" type="email" autoComplete="username" disabled hint={emailHint} />
        <FormText
          name="password"
          label={passwordLabel}
          type="password"
          autoComplete="new-password"
          hint={newPasswordHint}
          required
          live
          focused
        />
        {problem ? <StateNotice kind="error" title={problem} /> : null}
        <Button type="submit" disabled={isSubmitting} fullWidth>
          {isSubmitting ? busyLabel : saveLabel}
        </Button>
      </Fields>
    )}
  </Formik>
);

const Fields = styled(Form)({ display: "grid", gap: 18 });
