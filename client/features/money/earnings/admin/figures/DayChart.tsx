import { useTheme } from "@mui/material/styles";
import { LineChart, lineClasses } from "@mui/x-charts/LineChart";
import { chartLayout } from "../../../../../admin/figures/chartLayout";
import { paddedDate } from "../../../../../shared/format/date";
import { wholeCount } from "../../../../../shared/format/count";

export interface DayChartProps {
  /** The name of the counted events: "Views". */
  label: string;
  days: readonly { day: string; count: number }[];
  tone: "ink" | "accent";
  /** Formats one value; a whole number if omitted. */
  format?: (value: number) => string;
}

/** Above this number of days, the dots would overlap. */
const mostDots = 45;

/** A line chart of daily counts. Loads on first use, because the chart library is large. */
export function DayChart({ label, days, tone, format = wholeCount }: DayChartProps) {
  const { vars } = useTheme();
  const color = tone === "accent" ? vars.palette.primary.main : vars.palette.text.primary;
  return (
    <LineChart
      {...chartLayout}
      hideLegend
      xAxis={[
        {
          scaleType: "point",
          data: days.map(({ day }) => day),
          valueFormatter: (day: string, { location }) =>
            location === "tick" ? paddedDate(day).slice(0, 6) : paddedDate(day),
          tickInterval: createTickFilter(days.map(({ day }) => day)),
          label: "Days in the site's time zone",
          height: 48,
        },
      ]}
      series={[
        {
          label,
          data: days.map(({ count }) => count),
          color,
          area: true,
          curve: "linear",
          showMark: days.length <= mostDots,
          valueFormatter: (count) => format(count ?? 0),
        },
      ]}
      sx={{ [`& .${lineClasses.area}`]: { fillOpacity: 0.1 }, [`& .${lineClasses.line}`]: { strokeWidth: 2 } }}
    />
  );
}

const mostTicks = 7;

/** Evenly spaced days, including the first. */
function createTickFilter(days: readonly string[]): (value: string, index: number) => boolean {
  const step = Math.max(1, Math.ceil(days.length / mostTicks));
  return (_day, index) => index % step === 0;
}
