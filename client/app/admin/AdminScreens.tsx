import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { styled } from "@mui/material/styles";
import { Suspense, useContext, useEffect, useState, useSyncExternalStore } from "react";
import { Link, Navigate, Outlet, useLocation, useMatches } from "react-router-dom";
import { adminPaths } from "../../../site/addresses";
import { useAdminAuth } from "../../features/people/accounts/admin/adminAuthContext";
import { SignInForm } from "../../features/people/accounts/admin/signIn/SignInForm";
import { TwoFactorSettings } from "../../features/people/accounts/admin/twoFactor/TwoFactorSettings";
import { enrollmentGate } from "../../admin/session/enrollmentGate";
import { sessionGate } from "../../admin/session/sessionGate";
import { isCommandKey, isDialogOpen, isPlainKey } from "../../admin/keys/keyEvents";
import { KeyHelp } from "../../admin/keys/KeyHelp";
import { LeaveGuard } from "../../admin/LeaveGuard";
import { DraftOwnerContext } from "../../admin/record/draftOwner";
import { AccountContext } from "../../admin/role/accountContext";
import { roleNames } from "../../admin/role/roles";
import { ScreenHeader } from "../../admin/ScreenHeader";
import { ErrorState } from "../../shared/ui/ErrorState";
import { WaitNotice } from "../../shared/ui/WaitNotice";
import { AdminAccount } from "./AdminAccount";
import { AdminFrame } from "./AdminFrame";
import { CommandPalette } from "./CommandPalette";
import { LiveProvider } from "./LiveProvider";
import { canOpen } from "./navigation";
import { paletteRequest } from "./paletteRequest";
import { findScreen } from "./screen";
import { ReauthenticationDialog } from "./ReauthenticationDialog";

/**
 * The sign-in guard: visitors without a session see only the login page, and return to the requested screen afterwards.
 */
export function AdminScreens() {
  const { state, administrator, loggedOut, retry } = useAdminAuth();
  const { pathname, search } = useLocation();
  const mustEnroll = useSyncExternalStore(enrollmentGate.subscribe, enrollmentGate.isClosed);
  const open = findScreen(useMatches())?.open === true;
  const screen = (
    // No key: the old screen stays visible until the next one's code has loaded.
    <Suspense fallback={<WaitNotice text="Loading..." />}>
      <Outlet />
    </Suspense>
  );
  if (open) return screen;
  if (state === "loading") return <WaitNotice text="Loading..." />;
  if (state === "unreachable") return <ErrorState text="Your session could not be checked." onRetry={retry} />;
  if (state === "unauthenticated") {
    const wanted = loggedOut ? undefined : pathname + search;
    return <Navigate to={adminPaths.login({ next: wanted })} replace />;
  }
  // Never null here; a contributor may do the least.
  const account = administrator ?? { id: "", name: "", role: "contributor" };
  return (
    <AccountContext value={account}>
      <DraftOwnerContext value={account.id}>
        <LeaveGuard>
          {mustEnroll ? (
            <EnrollmentScreen onEnrolled={enrollmentGate.open} />
          ) : (
            <>
              <LiveProvider>
                <AdminFrame>{canOpen(account.role, pathname) ? screen : <ClosedScreen />}</AdminFrame>
              </LiveProvider>
              <AdminKeys />
            </>
          )}
          <ReauthenticationDialog />
          <SessionDialog />
        </LeaveGuard>
      </DraftOwnerContext>
    </AccountContext>
  );
}

/** Keyboard shortcuts of every screen, and the dialogs that they open. */
function AdminKeys() {
  const [shown, setShown] = useState<"none" | "palette" | "help">("none");
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (isCommandKey(event, "k")) setShown("palette");
      else if (isPlainKey(event, "?")) setShown("help");
      else if (!isPlainKey(event, "/") || isDialogOpen() || !focusSearch()) return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    const forget = paletteRequest.listen(() => setShown("palette"));
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      forget();
    };
  }, []);
  const close = () => setShown("none");
  if (shown === "palette") return <CommandPalette onClose={close} />;
  return shown === "help" ? <KeyHelp onClose={close} /> : null;
}

/** Focuses the screen's search field; returns false when it has none. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>("[data-screen-search]");
  field?.focus();
  field?.select();
  return field !== null;
}

/** In place of a screen that the role cannot open. */
function ClosedScreen() {
  const { role } = useContext(AccountContext);
  const title = findScreen(useMatches())?.title ?? "";
  return (
    <>
      <ScreenHeader
        title={title}
        text={`Your role, ${roleNames[role].toLowerCase()}, does not include this screen. Ask an administrator.`}
      />
      <Button component={Link} to={adminPaths.dashboard()} variant="outlined">
        Go to the dashboard
      </Button>
    </>
  );
}

/** All that an account sees whose role requires a second factor, until it has one. */
function EnrollmentScreen({ onEnrolled }: { onEnrolled: () => void }) {
  return (
    <EnrollmentMain>
      <EnrollmentCard>
        <header>
          <h1>Set up two-factor sign-in</h1>
          <p>
            Your role requires a second factor besides the password. Set up an authenticator app or add a passkey to
            continue.
          </p>
        </header>
        <TwoFactorSettings onEnrolled={onEnrolled} />
        <footer>
          <AdminAccount />
        </footer>
      </EnrollmentCard>
    </EnrollmentMain>
  );
}

/** Opens over any screen when the session has expired; waiting requests are sent again afterwards. */
function SessionDialog() {
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

const EnrollmentMain = styled("main")({
  display: "grid",
  placeItems: "center",
  minHeight: "100dvh",
  padding: "24px 16px",
});

const EnrollmentCard = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 24,
  width: "100%",
  maxWidth: 560,
  padding: "clamp(1.5rem, 1rem + 3vw, 2.5rem)",
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  "& h1": { ...theme.typography.h2 },
  "& header p": { ...theme.typography.body2, marginTop: 8, color: theme.vars.palette.text.secondary },
  "& footer": { paddingTop: 20, borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
