import { useState } from "react";
import { useAdminAuth } from "../../features/auth/admin/adminAuthContext";
import { useMayLeave } from "../../shared/admin/leaveGuardContext";

/** Asks about unsaved work and ends the session; the sign-in guard then shows the login page. */
export function useLogOut(): { busy: boolean; logOut: () => void } {
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
