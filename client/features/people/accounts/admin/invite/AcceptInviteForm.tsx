import { useMutation } from "@apollo/client/react";
import type { FormikHelpers } from "formik";
import { useState } from "react";
import { object, string } from "yup";
import { trySave } from "../../../../../admin/graphql/trySave";
import { AcceptInviteDocument, type AcceptInviteInput } from "../../../../../graphql/generated/adminOperations";
import { FormText } from "../../../../../admin/form/FormText";
import { useToast } from "../../../../../shared/toast/ToastContext";
import { newPasswordSchema } from "../account/newPassword";
import { NewPasswordForm } from "../account/NewPasswordForm";
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

/** Name and password of the new account. */
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
    <NewPasswordForm<Values>
      initialValues={{ name: invite.name, email: invite.email, password: "" }}
      validationSchema={schema}
      onSubmit={submit}
      emailHint="You sign in with this address."
      passwordLabel="Password"
      problem={problem}
      saveLabel="Create account"
      busyLabel="Creating account..."
    >
      <FormText name="name" label="Name" autoComplete="name" required live />
    </NewPasswordForm>
  );
}
