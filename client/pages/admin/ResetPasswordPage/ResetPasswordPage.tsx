import { useMutation } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { useCallback, useEffect, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { adminPaths } from "../../../../site/addresses";
import { ResetPasswordForm } from "../../../features/people/accounts/admin/passwordReset/ResetPasswordForm";
import { getErrorMessage } from "../../../admin/graphql/adminErrors";
import { OpenPasswordResetDocument } from "../../../graphql/generated/adminOperations";
import { EntryCard } from "../../../admin/EntryCard";
import { useSite } from "../../../shared/site/SiteContext";
import { WaitNotice } from "../../../shared/ui/WaitNotice";

/** What the link of a mail opens: a form for a new password, or why the link opens nothing. */
export function ResetPasswordPage() {
  const { name: siteName } = useSite();
  const { hash } = useLocation();
  // Saving ends the link: the token must not be asked about again.
  const [token] = useState(hash.slice(1));
  const [done, setDone] = useState<string | null>(null);
  const [open, { data, error }] = useMutation(OpenPasswordResetDocument);
  const load = useCallback(() => void open({ variables: { input: { token } } }).catch(() => undefined), [open, token]);
  useEffect(load, [load]);
  if (error)
    return (
      <EntryCard title={siteName} text={getErrorMessage(error, "The link could not be opened. Please try again.")}>
        <Button onClick={load}>Try again</Button>
      </EntryCard>
    );
  const result = data?.openPasswordReset;
  if (!result) return <WaitNotice text="Loading..." />;
  if (done !== null || result.__typename === "PasswordResetRefused")
    return (
      <EntryCard title={siteName} text={done ?? ("message" in result ? result.message : "")}>
        <Button component={Link} to={adminPaths.login()}>
          Go to sign-in
        </Button>
      </EntryCard>
    );
  return (
    <EntryCard title={siteName} text="Choose a new password">
      <ResetPasswordForm token={token} email={result.email} onDone={setDone} />
      <footer>All sessions and API tokens of your account end.</footer>
    </EntryCard>
  );
}
