import { useRetry } from "../../../shared/hooks/useRetry";
import { ErrorState } from "../../../shared/ui/ErrorState";

/** Shown when a tool's data failed to load. */
export function OutfitsPageDialogError({ refetch }: { refetch: () => Promise<unknown> }) {
  const { busy, retry } = useRetry(refetch);
  return <ErrorState busy={busy} onRetry={retry} />;
}
