import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { defaultRange, utcToday, type DayRange } from "./analyticsRange";

export interface AnalyticsRange {
  range: DayRange;
  setRange: (range: DayRange) => void;
  /** Fixed while the screen is open, so that the range does not change at midnight. */
  today: string;
}

/** The date range in the URL, which can be shared; the last 30 days by default. */
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
