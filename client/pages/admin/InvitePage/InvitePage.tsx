import Button from "@mui/material/Button";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { adminPaths } from "../../../../site/addresses";
import { useAdminAuth } from "../../../features/people/accounts/admin/adminAuthContext";
import { AcceptInviteForm } from "../../../features/people/accounts/admin/invite/AcceptInviteForm";
import { useInvite } from "../../../features/people/accounts/admin/invite/useInvite";
import { EntryCard } from "../../../admin/EntryCard";
import { roleNames, roleTexts } from "../../../admin/role/roles";
import { useSite } from "../../../shared/site/SiteContext";
import { WaitNotice } from "../../../shared/ui/WaitNotice";

/** What an invited person sees: who invites to what, and the form that creates the account. */
export function InvitePage() {
  const { name: siteName } = useSite();
  const { administrator, displayName } = useAdminAuth();
  const { hash } = useLocation();
  const navigate = useNavigate();
  // Accepting ends the invitation: the token must not be asked about again.
  const [token] = useState(hash.slice(1));
  const { invite, problem, retry } = useInvite(token);
  if (problem)
    return (
      <EntryCard title={siteName} text={problem}>
        {retry ? <Button onClick={retry}>Try again</Button> : null}
      </EntryCard>
    );
  if (!invite) return <WaitNotice text="Loading..." />;
  const { invitedByName, role } = invite;
  const text = `${invitedByName || "An administrator"} invites you to ${siteName} as ${roleNames[role].toLowerCase()}.`;
  return (
    <EntryCard title="Welcome" text={text}>
      <AcceptInviteForm
        token={token}
        invite={invite}
        onAccepted={() => void navigate(adminPaths.dashboard(), { replace: true })}
      />
      <footer>
        {roleNames[role]}: {roleTexts[role]}
        {administrator ? ` You are signed in as ${displayName}. Creating the account signs you out.` : null}
      </footer>
    </EntryCard>
  );
}
