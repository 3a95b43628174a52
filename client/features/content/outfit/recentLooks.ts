import { useEffect } from "react";
import { changeLocalSet, useLocalSet } from "../../../shared/hooks/useLocalSet";

const key = "recent-looks";
const most = 6;

/** Ids of the looks that this browser opened last, newest first. */
export function useRecentLooks() {
  const { ids, change } = useLocalSet(key);
  return { ids, change };
}

/** Notes the look of the page. */
export function useNoteViewedLook(id: string): void {
  useEffect(() => {
    changeLocalSet(key, (ids) => [id, ...ids.filter((other) => other !== id)].slice(0, most));
  }, [id]);
}
