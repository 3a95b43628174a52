import { useQuery } from "@apollo/client/react";
import { Navigate, useSearchParams } from "react-router-dom";
import { useAdminAuth } from "../../../features/people/accounts/admin/adminAuthContext";
import { ForgotPassword } from "../../../features/people/accounts/admin/signIn/ForgotPassword";
import { SignInForm } from "../../../features/people/accounts/admin/signIn/SignInForm";
import { SignInHintDocument } from "../../../graphql/generated/adminOperations";
import { EntryCard } from "../../../admin/EntryCard";
import { useSite } from "../../../shared/site/SiteContext";
import { WaitNotice } from "../../../shared/ui/WaitNotice";
import { getAdminPath } from "./getAdminPath";

export function LoginPage() {
  const { state } = useAdminAuth();
  const { name } = useSite();
  const [search] = useSearchParams();
  const { data } = useQuery(SignInHintDocument);
  if (state === "loading") return <WaitNotice text="Loading..." />;
  if (state === "authenticated")
    return (
      <>
        <WaitNotice text="Redirecting to dashboard..." />
        <Navigate to={getAdminPath(search.get("next"))} replace />
      </>
    );
  return (
    <EntryCard title={name} text="Admin Dashboard Login">
      <SignInForm>
        <ForgotPassword isByMail={data?.canResetPasswordByMail === true} />
      </SignInForm>
      {data?.signInHint ? <footer>{data.signInHint}</footer> : null}
    </EntryCard>
  );
}
