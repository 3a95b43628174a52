import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { defaultRange, utcToday, type DayRange } from "./analyticsRange";

export interface AnalyticsRange {
  range: DayRange;
  setRange: (range: DayRange) => void;
  /** Fixed while the screen is open, so that nothing moves at midnight. */
  today: string;
}

/** The days live in the address, so that what is seen can be shared; without them it is the last 30 days. */
export function useAnalyticsRange(): AnalyticsRange {
  const [today] = useState(utcToday);
  const [params, setParams] = useSearchParams();
  const usual = defaultRange(today);
  return {
    range: { from: params.get("from") ?? usual.from, to: params.get("to") ?? usual.to },
    setRange: ({ from, to }) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.set("from", from);
          next.set("to", to);
          return next;
        },
        { preventScrollReset: true },
      ),
    today,
  };
}
