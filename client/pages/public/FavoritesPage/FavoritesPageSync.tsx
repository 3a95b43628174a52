import { Suspense, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { readFragment } from "../../../features/readers/sync/syncCode";
import { lazyPart, NotLoaded } from "../../../shared/ui/lazyPart";

// Most visitors have one device, so this loads after the favorites.
const FavoritesSync = lazyPart(
  async () => (await import("../../../features/readers/sync/FavoritesSync")).FavoritesSync,
  NotLoaded,
);
const SyncInvitation = lazyPart(
  async () => (await import("../../../features/readers/sync/SyncInvitation")).SyncInvitation,
);

/** The section that connects devices. */
export const FavoritesPageSync = () => (
  <Suspense>
    <FavoritesSync />
  </Suspense>
);

interface InvitationState {
  syncCode?: string;
}

/** Asks about the list of an address that another device shows. Moves its code out of the address immediately. */
export function FavoritesPageInvitation() {
  const location = useLocation();
  const navigate = useNavigate();
  const shown = readFragment(location.hash);
  useEffect(() => {
    if (shown)
      void navigate(paths.favorites(), { replace: true, state: { syncCode: shown }, preventScrollReset: true });
  }, [shown, navigate]);
  const code = (location.state as InvitationState | null)?.syncCode;
  if (!code) return null;
  return (
    <Suspense>
      <SyncInvitation key={code} code={code} onClose={() => void navigate(paths.favorites(), { replace: true })} />
    </Suspense>
  );
}
