import { useSyncExternalStore } from "react";
import { ReauthenticationForm } from "../../features/people/accounts/admin/reauthentication/ReauthenticationForm";
import { reauthenticationGate } from "../../admin/session/reauthenticationGate";

/** Opens over any screen when the server asks for the password again; waiting requests are sent again afterwards. */
export function ReauthenticationDialog() {
  const open = useSyncExternalStore(reauthenticationGate.subscribe, reauthenticationGate.isClosed);
  return open ? (
    <ReauthenticationForm onConfirmed={reauthenticationGate.reopen} onClose={reauthenticationGate.giveUp} />
  ) : null;
}
