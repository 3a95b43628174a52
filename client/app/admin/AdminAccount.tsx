import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { useAdminAuth } from "../../features/people/accounts/admin/adminAuthContext";
import { useMayLeave } from "../../admin/leaveGuardContext";
import { Picture } from "../../shared/ui/picture/Picture";

/** Asks about unsaved work and ends the session; the sign-in guard then shows the login page. */
function useLogOut(): { busy: boolean; logOut: () => void } {
  const { signOut } = useAdminAuth();
  const mayLeave = useMayLeave();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    if (!(await mayLeave())) return;
    setBusy(true);
    if (!(await signOut())) setBusy(false);
  };
  return { busy, logOut: () => void run() };
}

/** The signed-in user and the Logout button. */
export function AdminAccount() {
  const { administrator, displayName } = useAdminAuth();
  const { busy, logOut } = useLogOut();
  return (
    <AccountRow>
      <Avatar>
        <Picture src={administrator?.avatar} alt="" kind="person" width={32} height={32} />
      </Avatar>
      <strong>{displayName}</strong>
      <Button size="small" variant="outlined" onClick={logOut} disabled={busy}>
        Logout
      </Button>
    </AccountRow>
  );
}

const AccountRow = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  alignItems: "center",
  gap: 12,
  minWidth: 0,
  "& strong": { fontWeight: 500, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", maxWidth: "18ch" },
}));

const Avatar = styled("span")({ flex: "none", width: 32, height: 32, borderRadius: "50%", overflow: "hidden" });
