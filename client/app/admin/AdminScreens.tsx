import { Suspense, useSyncExternalStore } from "react";
import { Navigate, Outlet, useLocation, useMatches } from "react-router-dom";
import { adminPaths } from "../../../site/addresses";
import { useAdminAuth } from "../../features/auth/admin/adminAuthContext";
import { enrollmentGate } from "../../graphql/admin/session/enrollmentGate";
import { LeaveGuard } from "../../shared/admin/LeaveGuard";
import { DraftOwnerContext } from "../../shared/admin/record/draftOwner";
import { AccountContext } from "../../shared/admin/role/accountContext";
import { ErrorState } from "../../shared/ui/ErrorState";
import { WaitNotice } from "../../shared/ui/WaitNotice";
import { AdminFrame } from "./AdminFrame";
import { AdminKeys } from "./AdminKeys";
import { ClosedScreen } from "./ClosedScreen";
import { EnrollmentScreen } from "./EnrollmentScreen";
import { LiveProvider } from "./live/LiveProvider";
import { canOpen } from "./navigation";
import { findScreen } from "./screen";
import { ReauthenticationDialog } from "./ReauthenticationDialog";
import { SessionDialog } from "./SessionDialog";

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
