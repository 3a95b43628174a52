import { useEffect, useState } from "react";
import { useLive, type LastSave } from "./liveContext";

const everything = "everything";

/** Returns the save of someone else that is newer than the version in the form; null when there is none. */
export function useNewerSave(record: string | null, version: number | null): LastSave | null {
  const live = useLive();
  const [last, setLast] = useState<LastSave | null>(null);
  useEffect(() => {
    if (!live || record === null) return;
    let isMounted = true;
    const stop = live.onTags((tags) => {
      if (!tags.has(record) && !tags.has(everything)) return;
      live.findLastSave(record).then(
        (found) => {
          if (isMounted) setLast(found);
        },
        // The next change asks again, and saving detects the conflict anyway.
        () => undefined,
      );
    });
    return () => {
      isMounted = false;
      stop();
    };
  }, [live, record]);
  return last && version !== null && last.version > version ? last : null;
}
