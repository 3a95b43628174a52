import { useMutation } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Form, Formik, type FormikHelpers } from "formik";
import { useState } from "react";
import { object, string } from "yup";
import { trySave } from "../../../../admin/graphql/trySave";
import { AcceptInviteDocument, type AcceptInviteInput } from "../../../../graphql/generated/adminOperations";
import { FocusInvalid } from "../../../../admin/form/FocusInvalid";
import { FormText } from "../../../../admin/form/FormText";
import { StateNotice } from "../../../../admin/StateNotice";
import { useToast } from "../../../../shared/toast/ToastContext";
import { newPasswordHint, newPasswordSchema } from "../account/newPassword";
import { rememberAdministrator } from "../rememberAdministrator";
import type { OpenInvite } from "./useInvite";

const schema = object({
  name: string().trim().required("Name is required").max(100, "Name must be at most 100 characters"),
  password: newPasswordSchema,
});

interface Values {
  name: string;
  email: string;
  password: string;
}

/** Creates the account of an invitation and signs in. Saved with `refused` when the invitation has ended meanwhile. */
function useAcceptInvite() {
  const [mutate] = useMutation(AcceptInviteDocument, {
    update: (cache, { data }) => {
      if (data?.acceptInvite.__typename === "SignedIn") rememberAdministrator(cache, data.acceptInvite.administrator);
    },
  });
  return (input: AcceptInviteInput) =>
    trySave<{ refused?: string }>(async () => {
      const { data } = await mutate({ variables: { input } });
      return data?.acceptInvite.__typename === "InviteRefused" ? { refused: data.acceptInvite.message } : {};
    });
}

export interface AcceptInviteFormProps {
  token: string;
  invite: OpenInvite;
  onAccepted: () => void;
}

/** Name and password of the new account. Like every form with a password, it keeps no draft. */
export function AcceptInviteForm({ token, invite, onAccepted }: AcceptInviteFormProps) {
  const toast = useToast();
  const accept = useAcceptInvite();
  const [problem, setProblem] = useState("");
  const submit = async ({ name, password }: Values, { setErrors }: FormikHelpers<Values>) => {
    setProblem("");
    const outcome = await accept({ token, name, password });
    if (outcome.kind === "invalid") return setErrors(outcome.fieldErrors);
    if (outcome.kind !== "saved") return setProblem(outcome.message);
    if (outcome.refused !== undefined) return setProblem(outcome.refused);
    toast({ title: "Account created", text: `Welcome, ${name.trim()}!` });
    onAccepted();
  };
  return (
    <Formik<Values>
      initialValues={{ name: invite.name, email: invite.email, password: "" }}
      validationSchema={schema}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <InviteFields noValidate>
          <FocusInvalid />
          <FormText name="name" label="Name" autoComplete="name" required live />
          <FormText
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
            disabled
            hint="You sign in with this address."
          />
          <FormText
            name="password"
            label="Password"
            type="password"
            autoComplete="new-password"
            hint={newPasswordHint}
            required
            live
            focused
          />
          {problem ? <StateNotice kind="error" title={problem} /> : null}
          <Button type="submit" disabled={isSubmitting} fullWidth>
            {isSubmitting ? "Creating account..." : "Create account"}
          </Button>
        </InviteFields>
      )}
    </Formik>
  );
}

const InviteFields = styled(Form)({ display: "grid", gap: 18 });
