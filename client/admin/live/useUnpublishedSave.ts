import { useEffect, useState } from "react";
import { useLive, type UnpublishedSave } from "./liveContext";

/** Returns the save that a release has left unpublished before the version in the form; null when there is none. */
export function useUnpublishedSave(record: string | null, version: number | null): UnpublishedSave | null {
  const live = useLive();
  const [save, setSave] = useState<UnpublishedSave | null>(null);
  useEffect(() => {
    if (!live || record === null) return;
    let isMounted = true;
    live.findUnpublishedSave(record).then(
      (found) => {
        if (isMounted) setSave(found);
      },
      // Publishing shows it, too.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [live, record, version]);
  return save;
}
