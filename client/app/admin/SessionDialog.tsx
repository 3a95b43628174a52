import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useSyncExternalStore } from "react";
import { useAdminAuth } from "../../features/auth/admin/adminAuthContext";
import { SignInForm } from "../../features/auth/admin/signIn/SignInForm";
import { sessionGate } from "../../graphql/admin/session/sessionGate";

/** Opens over any screen when the session has expired; waiting requests are sent again afterwards. */
export function SessionDialog() {
  const open = useSyncExternalStore(sessionGate.subscribe, sessionGate.isClosed);
  const { administrator } = useAdminAuth();
  return (
    <Dialog open={open} aria-labelledby="session-ended" maxWidth="xs" fullWidth>
      <DialogTitle id="session-ended">Your session has ended</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2.5, paddingBottom: "24px" }}>
        <p>Sign in again to continue. Your changes are kept, and the interrupted action completes afterwards.</p>
        <SignInForm email={administrator?.email} onSignedIn={() => sessionGate.reopen()}>
          {null}
        </SignInForm>
        <Button variant="text" onClick={() => sessionGate.giveUp()}>
          Not now
        </Button>
      </DialogContent>
    </Dialog>
  );
}
