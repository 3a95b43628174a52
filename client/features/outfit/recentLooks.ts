import { useEffect } from "react";
import { useLocalSet } from "../../shared/hooks/useLocalSet";

const key = "recent-looks";
const most = 6;

/** Ids of the looks that this browser opened last, newest first. */
export function useRecentLooks() {
  const { ids, change } = useLocalSet(key);
  return { ids, change };
}

/** Notes the look of the page. */
export function useNoteViewedLook(id: string): void {
  const { change } = useLocalSet(key);
  useEffect(() => {
    change((ids) => [id, ...ids.filter((other) => other !== id)].slice(0, most));
  }, [id, change]);
}
