import { useEffect } from "react";
import { useLive } from "./liveContext";

/** Stops lists from following the changes of others while `active`: rows would move under a selection or an editor. */
export function usePausedLists(active: boolean): void {
  const live = useLive();
  useEffect(() => (active ? live?.pause() : undefined), [live, active]);
}
