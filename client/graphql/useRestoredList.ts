import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { readLoadedRows, readScroll } from "../shared/hooks/listPosition";

interface Options {
  /** The number of rows shown now. */
  count: number;
  isIdle: boolean;
  loadNext: () => void;
}

/** Restores the rows and the scroll position of an extended list after a reload. */
export function useRestoredList({ count, isIdle, loadNext }: Options): void {
  const { key } = useLocation();
  const [targetCount, setTargetCount] = useState(0);
  const first = useRef(count);
  const triedAt = useRef(-1);

  const restore = useEffectEvent(() => {
    // A page that added no rows is not requested again.
    if (count < targetCount && triedAt.current !== count) {
      triedAt.current = count;
      loadNext();
      return;
    }
    setTargetCount(0);
    const place = readScroll(key);
    // Never scrolls back visitors who have scrolled on meanwhile.
    if (place !== null && window.scrollY < place) window.scrollTo({ top: place, behavior: "instant" });
  });

  useEffect(() => {
    const rows = readLoadedRows();
    if (rows > first.current) setTargetCount(rows);
  }, []);
  useEffect(() => {
    if (targetCount === 0) return;
    // The browser is at the end of the shorter page. Scroll anchoring would keep the footer in view, below all new rows.
    const { style } = document.documentElement;
    style.overflowAnchor = "none";
    return () => void requestAnimationFrame(() => (style.overflowAnchor = ""));
  }, [targetCount]);
  useEffect(() => {
    if (targetCount > 0 && isIdle) restore();
  }, [targetCount, count, isIdle]);
}
