import { useMutation } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Form, Formik, type FormikHelpers } from "formik";
import { useState } from "react";
import { object } from "yup";
import { trySave } from "../../../../admin/graphql/trySave";
import { FocusInvalid } from "../../../../admin/form/FocusInvalid";
import { FormText } from "../../../../admin/form/FormText";
import { StateNotice } from "../../../../admin/StateNotice";
import { FinishPasswordResetDocument } from "../../../../graphql/generated/adminOperations";
import { newPasswordHint, newPasswordSchema } from "../account/newPassword";

const schema = object({ password: newPasswordSchema });

interface Values {
  email: string;
  password: string;
}

export interface ResetPasswordFormProps {
  token: string;
  email: string;
  onDone: (message: string) => void;
}

/** The new password of an account. Like every form with a password, it keeps no draft. */
export function ResetPasswordForm({ token, email, onDone }: ResetPasswordFormProps) {
  const [mutate] = useMutation(FinishPasswordResetDocument);
  const [problem, setProblem] = useState("");
  const submit = async ({ password }: Values, { setErrors }: FormikHelpers<Values>) => {
    setProblem("");
    const outcome = await trySave<{ done?: string; refused?: string }>(async () => {
      const result = (await mutate({ variables: { input: { token, password } } })).data?.finishPasswordReset;
      return result?.__typename === "PasswordResetDone" ? { done: result.message } : { refused: result?.message };
    });
    if (outcome.kind === "invalid") return setErrors(outcome.fieldErrors);
    if (outcome.kind !== "saved") return setProblem(outcome.message);
    if (outcome.done === undefined) return setProblem(outcome.refused ?? "");
    onDone(outcome.done);
  };
  return (
    <Formik<Values>
      initialValues={{ email, password: "" }}
      validationSchema={schema}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Fields noValidate>
          <FocusInvalid />
          <FormText name="email" label="Email" type="email" autoComplete="username" disabled />
          <FormText
            name="password"
            label="New password"
            type="password"
            autoComplete="new-password"
            hint={newPasswordHint}
            required
            live
            focused
          />
          {problem ? <StateNotice kind="error" title={problem} /> : null}
          <Button type="submit" disabled={isSubmitting} fullWidth>
            {isSubmitting ? "Saving..." : "Save password"}
          </Button>
        </Fields>
      )}
    </Formik>
  );
}

const Fields = styled(Form)({ display: "grid", gap: 18 });
