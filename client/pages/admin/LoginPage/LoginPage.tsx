import { useQuery } from "@apollo/client/react";
import { styled } from "@mui/material/styles";
import { Navigate, useSearchParams } from "react-router-dom";
import { useAdminAuth } from "../../../features/auth/admin/adminAuthContext";
import { ForgotPassword } from "../../../features/auth/admin/signIn/ForgotPassword";
import { SignInForm } from "../../../features/auth/admin/signIn/SignInForm";
import { SignInHintDocument } from "../../../graphql/generated/adminOperations";
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
    <Room>
      <Card>
        <header>
          <h1>{name}</h1>
          <p>Admin Dashboard Login</p>
        </header>
        <SignInForm>
          <ForgotPassword />
        </SignInForm>
        {data?.signInHint ? <footer>{data.signInHint}</footer> : null}
      </Card>
    </Room>
  );
}

const Room = styled("main")({
  display: "grid",
  placeItems: "center",
  minHeight: "100dvh",
  padding: "24px 16px",
});

const Card = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 28,
  width: "100%",
  maxWidth: 400,
  padding: "clamp(1.5rem, 1rem + 3vw, 2.5rem)",
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  "& header": { display: "grid", gap: 4 },
  "& h1": { ...theme.typography.h1, letterSpacing: "-0.03em" },
  "& footer": {
    ...theme.typography.caption,
    paddingTop: 20,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
  },
  "& header p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
