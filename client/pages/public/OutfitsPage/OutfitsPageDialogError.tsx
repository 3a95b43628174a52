import { useTransition } from "react";
import { ErrorState } from "../../../shared/ui/ErrorState";

/** Shown when a tool's data failed to load. */
export function OutfitsPageDialogError({ refetch }: { refetch: () => Promise<unknown> }) {
  const [busy, startRetry] = useTransition();
  return <ErrorState busy={busy} onRetry={() => startRetry(() => void refetch())} />;
}
