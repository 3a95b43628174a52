import { lazy } from "react";
import { ChartFigure } from "../../../../../admin/figures/ChartFigure";
import { paddedDate } from "../../../../../shared/format/date";
import { wholeCount } from "../../../../../shared/format/count";
import type { DayChartProps } from "./DayChart";

const DayChart = lazy(async () => ({ default: (await import("./DayChart")).DayChart }));

export type DayFigureProps = DayChartProps & {
  /** "view", "click"; omitted for amounts, whose format names the currency. */
  noun?: string;
  emptyText: string;
};

/** "1,310 views from Jan 01, 2026 to Jan 31, 2026, most on Jan 12, 2026 (31)." */
function describe({ days, noun, format = wholeCount }: DayFigureProps): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return "";
  const sum = days.reduce((total, { count }) => total + count, 0);
  const best = days.reduce((top, day) => (day.count > top.count ? day : top), first);
  const what = noun === undefined ? format(sum) : `${format(sum)} ${sum === 1 ? noun : `${noun}s`}`;
  const span = `${what} from ${paddedDate(first.day)} to ${paddedDate(last.day)}`;
  return best.count === 0 ? `${span}.` : `${span}, most on ${paddedDate(best.day)} (${format(best.count)}).`;
}

/** Daily counts: as a chart, or as a table with the same numbers. */
export function DayFigure(props: DayFigureProps) {
  const { label, days, format = wholeCount, emptyText } = props;
  return (
    <ChartFigure
      title={`${label} over time`}
      text={`${describe(props)} Days in the site's time zone.`}
      label={label}
      isEmpty={days.every(({ count }) => count === 0)}
      chart={<DayChart {...props} />}
      table={{
        label: `${label} per day`,
        columns: [
          { label: "Day", render: ({ day }) => <time dateTime={day}>{paddedDate(day)}</time> },
          { label, figure: true, render: ({ count }) => format(count) },
        ],
        rows: days,
        getKey: ({ day }) => day,
        emptyText,
      }}
    />
  );
}
