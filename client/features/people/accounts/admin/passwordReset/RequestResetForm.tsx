import { useMutation } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Form, Formik, type FormikHelpers } from "formik";
import { useState } from "react";
import { object, string } from "yup";
import { trySave } from "../../../../../admin/graphql/trySave";
import { FocusInvalid } from "../../../../../admin/form/FocusInvalid";
import { FormText } from "../../../../../admin/form/FormText";
import { StateNotice } from "../../../../../admin/StateNotice";
import {
  RequestPasswordResetDocument,
  type RequestPasswordResetMutation,
} from "../../../../../graphql/generated/adminOperations";

const invalidEmail = "Please enter a valid email address";
const schema = object({ email: string().trim().required(invalidEmail).email(invalidEmail) });

interface Values {
  email: string;
}

type Requested = RequestPasswordResetMutation["requestPasswordReset"];

/** Asks for the address of an account, and mails the link. */
export function RequestResetForm({ onClose }: { onClose: () => void }) {
  const [mutate] = useMutation(RequestPasswordResetDocument);
  const [problem, setProblem] = useState("");
  const [requested, setRequested] = useState<Requested | null>(null);
  const submit = async ({ email }: Values, { setErrors }: FormikHelpers<Values>) => {
    setProblem("");
    const outcome = await trySave<{ requested?: Requested }>(async () => {
      const { data } = await mutate({ variables: { input: { email: email.trim() } } });
      return { requested: data?.requestPasswordReset };
    });
    if (outcome.kind === "invalid") return setErrors(outcome.fieldErrors);
    if (outcome.kind !== "saved") return setProblem(outcome.message);
    setRequested(outcome.requested ?? null);
  };
  if (requested)
    return (
      <Fields as="div">
        <p role="status">{requested.message}</p>
        <Actions>
          <Button onClick={onClose}>Close</Button>
        </Actions>
      </Fields>
    );
  return (
    <Formik<Values>
      initialValues={{ email: "" }}
      validationSchema={schema}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Fields as={Form} noValidate>
          <FocusInvalid />
          <p>Enter the address that you sign in with. You get a mail with a link to choose a new password.</p>
          <FormText name="email" label="Email" type="email" autoComplete="username" required live focused />
          {problem ? <StateNotice kind="error" title={problem} /> : null}
          <Actions>
            <Button variant="outlined" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={isSubmitting}>
              {isSubmitting ? "Sending..." : "Send the link"}
            </Button>
          </Actions>
        </Fields>
      )}
    </Formik>
  );
}

const Fields = styled("form")({ display: "grid", gap: 18, paddingTop: 4, "& p": { margin: 0 } });
const Actions = styled("div")({ display: "flex", justifyContent: "flex-end", gap: 12 });
