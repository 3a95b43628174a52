import { useSearchParams } from "react-router-dom";
import { defaultRange, type DayRange } from "./analyticsRange";
import { useSiteToday } from "./useSiteToday";

export interface AnalyticsRange {
  range: DayRange;
  setRange: (range: DayRange) => void;
  /** In the site's time zone. */
  today: string;
}

/** The date range in the URL, which can be shared; the last 30 days by default. */
export function useAnalyticsRange(): AnalyticsRange {
  const today = useSiteToday();
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
