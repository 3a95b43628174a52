import { useMutation } from "@apollo/client/react";
import type { FormikHelpers } from "formik";
import { useState } from "react";
import { object } from "yup";
import { trySave } from "../../../../../admin/graphql/trySave";
import { FinishPasswordResetDocument } from "../../../../../graphql/generated/adminOperations";
import { newPasswordSchema } from "../account/newPassword";
import { NewPasswordForm } from "../account/NewPasswordForm";

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

/** The new password of an account. */
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
    <NewPasswordForm<Values>
      initialValues={{ email, password: "" }}
      validationSchema={schema}
      onSubmit={submit}
      passwordLabel="New password"
      problem={problem}
      saveLabel="Save password"
      busyLabel="Saving..."
    />
  );
}
