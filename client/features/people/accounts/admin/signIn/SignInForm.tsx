import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Form, Formik } from "formik";
import { useState, type ReactNode } from "react";
import { object, string } from "yup";
import { FocusInvalid } from "../../../../../admin/form/FocusInvalid";
import { FormText } from "../../../../../admin/form/FormText";
import { useAdminAuth, type SecondStep } from "../adminAuthContext";
import { findPasskeyObstacle } from "../passkeySupport";
import { PasskeyButton } from "./PasskeyButton";
import { SecondStepForm } from "./SecondStepForm";

/** The server's rules, checked before sending. */
const signInSchema = object({
  email: string().trim().required("Please enter a valid email address").email("Please enter a valid email address"),
  password: string()
    .required("Password must be at least 6 characters")
    .min(6, "Password must be at least 6 characters"),
});

export interface SignInFormProps {
  /** Initial value: the email of the expired session. */
  email?: string;
  onSignedIn?: () => void;
  /** Between the fields and the button. */
  children?: ReactNode;
}

/** Email and password, and then the second step of an account with one; or a passkey alone. */
export function SignInForm({ email = "", onSignedIn, children }: SignInFormProps) {
  const { signIn } = useAdminAuth();
  const [typedEmail, setTypedEmail] = useState(email);
  const [step, setStep] = useState<SecondStep>();
  if (step) return <SecondStepForm step={step} onSignedIn={onSignedIn} onRestart={() => setStep(undefined)} />;
  return (
    <Formik
      initialValues={{ email: typedEmail, password: "" }}
      validationSchema={signInSchema}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={async ({ email: address, password }) => {
        const outcome = await signIn({ email: address.trim(), password });
        if (outcome === true) return onSignedIn?.();
        if (outcome === false) return;
        setTypedEmail(address);
        setStep(outcome);
      }}
    >
      {({ isSubmitting }) => (
        <SignInFields noValidate>
          <FormText name="email" label="Email" type="email" autoComplete="username" focused={typedEmail === ""} />
          <FormText
            name="password"
            label="Password"
            type="password"
            autoComplete="current-password"
            focused={typedEmail !== ""}
          />
          {children}
          <FocusInvalid />
          <Button type="submit" disabled={isSubmitting} fullWidth>
            {isSubmitting ? "Logging in..." : "Log In"}
          </Button>
          {findPasskeyObstacle() === "browser" ? null : (
            <PasskeyButton
              onOutcome={(outcome) => {
                if (outcome === "signedIn") onSignedIn?.();
              }}
            />
          )}
        </SignInFields>
      )}
    </Formik>
  );
}

const SignInFields = styled(Form)({ display: "grid", gap: 18 });
