import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { lazy, Suspense, useState } from "react";
import { paddedDate } from "../../../../shared/format/date";
import { countText } from "../countText";
import type { DayChartProps } from "./DayChart";
import { StatPart } from "./StatPart";
import { StatTable } from "./StatTable";

const DayChart = lazy(async () => ({ default: (await import("./DayChart")).DayChart }));

export type DayFigureProps = DayChartProps & {
  /** "view", "click"; omitted for amounts, whose format names the currency. */
  noun?: string;
  emptyText: string;
};

/** "1,310 views from Jan 01, 2026 to Jan 31, 2026, most on Jan 12, 2026 (31)." */
function describe({ days, noun, format = countText }: DayFigureProps): string {
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
  const { label, days, tone, format = countText, emptyText } = props;
  const [asTable, setAsTable] = useState(false);
  const title = `${label} over time`;
  if (days.every(({ count }) => count === 0))
    return (
      <StatPart title={title}>
        <StatTable label={title} columns={[]} rows={[]} getKey={String} emptyText={emptyText} />
      </StatPart>
    );
  return (
    <StatPart
      title={title}
      text={`${describe(props)} Days in UTC.`}
      action={
        <Button variant="text" size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {label} as a table
        </Button>
      }
    >
      {asTable ? (
        <StatTable
          label={`${label} per day`}
          columns={[
            { label: "Day (UTC)", render: ({ day }) => <time dateTime={day}>{paddedDate(day)}</time> },
            { label, figure: true, render: ({ count }) => format(count) },
          ]}
          rows={days}
          getKey={({ day }) => day}
          emptyText={emptyText}
          maxHeight={260}
        />
      ) : (
        <Suspense fallback={<Skeleton height="240px" />}>
          <DayChart label={label} days={days} tone={tone} format={format} />
        </Suspense>
      )}
    </StatPart>
  );
}
