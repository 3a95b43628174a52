import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { readLoadedRows, readScroll } from "../shared/hooks/listPlace";

interface Options {
  /** How many rows the list shows now. */
  count: number;
  isIdle: boolean;
  loadNext: () => void;
}

/** A list that was extended by "Load More" has its rows and its scroll position again after a reload. */
export function useRestoredList({ count, isIdle, loadNext }: Options): void {
  const { key } = useLocation();
  const [wanted, setWanted] = useState(0);
  const first = useRef(count);
  const triedAt = useRef(-1);

  const restore = useEffectEvent(() => {
    // A page that brought nothing is not asked for again.
    if (count < wanted && triedAt.current !== count) {
      triedAt.current = count;
      loadNext();
      return;
    }
    setWanted(0);
    const place = readScroll(key);
    // Nobody who has scrolled on meanwhile is moved back.
    if (place !== null && window.scrollY < place) window.scrollTo({ top: place, behavior: "instant" });
  });

  useEffect(() => {
    const rows = readLoadedRows();
    if (rows > first.current) setWanted(rows);
  }, []);
  useEffect(() => {
    if (wanted > 0 && isIdle) restore();
  }, [wanted, count, isIdle]);
}
