import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { readLoadedRows, readScroll } from "./listPosition";

interface Options {
  /** The number of rows shown now. */
  count: number;
  isIdle: boolean;
  loadNext: () => void;
}

/** Milliseconds in which the rows of a response appear. */
const longestRender = 1000;

/** Restores the rows and the scroll position of an extended list after a reload. */
export function useRestoredList({ count, isIdle, loadNext }: Options): void {
  const { key } = useLocation();
  const [targetCount, setTargetCount] = useState(0);
  const first = useRef(count);
  const triedAt = useRef(-1);
  const hasScrolled = useRef(false);

  const finish = useEffectEvent(() => {
    setTargetCount(0);
    const place = readScroll(key);
    // Wherever the page is now: scroll anchoring may have kept the footer in view, below all new rows.
    if (place !== null && !hasScrolled.current) window.scrollTo({ top: place, behavior: "instant" });
  });
  const restore = useEffectEvent(() => {
    if (count >= targetCount) return finish();
    if (triedAt.current !== count) {
      triedAt.current = count;
      return loadNext();
    }
    // The rows appear after the response. If none do, the list has become shorter.
    const timer = setTimeout(() => finish(), longestRender);
    return () => clearTimeout(timer);
  });

  useEffect(() => {
    const rows = readLoadedRows();
    if (rows > first.current) setTargetCount(rows);
  }, []);
  useEffect(() => {
    if (targetCount > 0 && isIdle) return restore();
  }, [targetCount, count, isIdle]);
  // Never moves visitors who have scrolled on meanwhile.
  useEffect(() => {
    if (targetCount === 0) return;
    const note = () => void (hasScrolled.current = true);
    const types = ["wheel", "touchmove", "keydown", "pointerdown"] as const;
    for (const type of types) window.addEventListener(type, note, { passive: true });
    return () => {
      for (const type of types) window.removeEventListener(type, note);
    };
  }, [targetCount]);
}
