import { useTransition } from "react";
import { ErrorState } from "../../../shared/ui/ErrorState";

/** A tool whose data could not be read. */
export function OutfitsPageDialogError({ refetch }: { refetch: () => Promise<unknown> }) {
  const [busy, startRetry] = useTransition();
  return <ErrorState busy={busy} onRetry={() => startRetry(() => void refetch().catch(() => undefined))} />;
}
