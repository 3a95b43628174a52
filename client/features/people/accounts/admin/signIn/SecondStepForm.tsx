import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Form, Formik } from "formik";
import { useState } from "react";
import { object, string } from "yup";
import { FormText } from "../../../../../admin/form/FormText";
import type { SecondStep } from "../adminAuthContext";
import { PasskeyButton } from "./PasskeyButton";
import { useSecondStep, type StepOutcome } from "./useSecondStep";

const appSchema = object({
  code: string()
    .required("Enter the six digits that your app shows")
    .matches(/^\s*(?:\d\s*){6}$/, "Enter the six digits that your app shows"),
});
const recoverySchema = object({ code: string().trim().required("Enter one of your recovery codes") });

export interface SecondStepFormProps {
  step: SecondStep;
  onSignedIn?: () => void;
  /** Returns to the password. */
  onRestart: () => void;
}

/** The second step of a sign-in: a code of the app, a passkey, or a recovery code. */
export function SecondStepForm({ step, onSignedIn, onRestart }: SecondStepFormProps) {
  const verify = useSecondStep();
  const [recovering, setRecovering] = useState(!step.hasAuthenticator && !step.hasPasskeys);
  const asksForCode = recovering || step.hasAuthenticator;
  const onOutcome = (outcome: StepOutcome) => {
    if (outcome === "signedIn") onSignedIn?.();
    if (outcome === "expired") onRestart();
  };
  return (
    <Step>
      <header>
        <h2>Second step</h2>
        <p>
          {recovering
            ? "Enter one of the recovery codes that you saved. Each works once."
            : step.hasAuthenticator
              ? "Enter the code that your authenticator app shows."
              : "Use a passkey of your account."}
        </p>
      </header>
      {asksForCode ? (
        <Formik
          key={String(recovering)}
          initialValues={{ code: "" }}
          validationSchema={recovering ? recoverySchema : appSchema}
          validateOnChange={false}
          validateOnBlur={false}
          onSubmit={async ({ code }) => onOutcome(await verify(code))}
        >
          {({ isSubmitting }) => (
            <Fields noValidate>
              <FormText
                name="code"
                label={recovering ? "Recovery code" : "Code"}
                autoComplete="one-time-code"
                focused
                live
              />
              <Button type="submit" disabled={isSubmitting} fullWidth>
                {isSubmitting ? "Checking..." : "Continue"}
              </Button>
            </Fields>
          )}
        </Formik>
      ) : null}
      {step.hasPasskeys && !recovering ? (
        <PasskeyButton afterPassword primary={!asksForCode} onOutcome={onOutcome} />
      ) : null}
      <Links>
        <Button variant="text" size="small" onClick={() => setRecovering(!recovering)}>
          {recovering ? "Use your second factor" : "Use a recovery code"}
        </Button>
        <Button variant="text" size="small" onClick={onRestart}>
          Start over
        </Button>
      </Links>
    </Step>
  );
}

const Step = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 18,
  "& h2": { ...theme.typography.h3 },
  "& header p": { ...theme.typography.body2, marginTop: 4, color: theme.vars.palette.text.secondary },
}));

const Fields = styled(Form)({ display: "grid", gap: 18 });

const Links = styled("div")({ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: 8 });
