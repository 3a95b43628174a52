import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAdminAuth } from "../../features/auth/admin/adminAuthContext";
import { useMayLeave } from "../../shared/admin/leaveGuardContext";
import { paths } from "../../shared/paths";

/** Asks about unsaved work, ends the session and leads to the login page, which does not lead back here. */
export function useLogOut(): { busy: boolean; logOut: () => void } {
  const { signOut } = useAdminAuth();
  const mayLeave = useMayLeave();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    if (!(await mayLeave())) return;
    setBusy(true);
    if (await signOut()) await navigate(paths.admin.login(), { replace: true });
    else setBusy(false);
  };
  return { busy, logOut: () => void run() };
}
