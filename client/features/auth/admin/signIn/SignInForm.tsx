import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Form, Formik } from "formik";
import type { ReactNode } from "react";
import { FormText } from "../../../../shared/admin/form/FormText";
import { useAdminAuth } from "../adminAuthContext";
import { signInSchema } from "./signInSchema";

export interface SignInFormProps {
  /** Initial value: the email of the expired session. */
  email?: string;
  onSignedIn?: () => void;
  /** Between the fields and the button. */
  children?: ReactNode;
}

export function SignInForm({ email = "", onSignedIn, children }: SignInFormProps) {
  const { signIn } = useAdminAuth();
  return (
    <Formik
      initialValues={{ email, password: "" }}
      validationSchema={signInSchema}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={async ({ email: address, password }) => {
        if (await signIn({ email: address.trim(), password })) onSignedIn?.();
      }}
    >
      {({ isSubmitting }) => (
        <Fields noValidate>
          <FormText name="email" label="Email" type="email" autoComplete="username" focused={email === ""} />
          <FormText
            name="password"
            label="Password"
            type="password"
            autoComplete="current-password"
            focused={email !== ""}
          />
          {children}
          <Button type="submit" disabled={isSubmitting} fullWidth>
            {isSubmitting ? "Logging in..." : "Log In"}
          </Button>
        </Fields>
      )}
    </Formik>
  );
}

const Fields = styled(Form)({ display: "grid", gap: 18 });
