import { useTheme } from "@mui/material/styles";
import { BarChart } from "@mui/x-charts/BarChart";
import { chartLayout } from "../../../../admin/figures/chartLayout";
import { wholeCount } from "../../../../shared/format/count";
import { paddedDate } from "../../../../shared/format/date";
import type { SubscriberGrowthQuery } from "../../../../graphql/generated/adminOperations";

export type SubscriberWeek = SubscriberGrowthQuery["subscriberGrowth"][number];

/** Weeks between two labels of the axis, so that they fit on a phone. */
const labelEvery = 4;

/** One bar a week, those who have left on top. */
export function SubscriberGrowthChart({ weeks }: { weeks: readonly SubscriberWeek[] }) {
  const { vars } = useTheme();
  const format = (count: number | null) => wholeCount(count ?? 0);
  return (
    <BarChart
      {...chartLayout}
      xAxis={[
        {
          scaleType: "band",
          data: weeks.map(({ monday }) => monday),
          valueFormatter: (monday: string, { location }) =>
            location === "tick" ? paddedDate(monday).slice(0, 6) : `Week of ${paddedDate(monday)}`,
          tickInterval: (_monday, index) => index % labelEvery === 0,
        },
      ]}
      series={[
        {
          label: "Still active",
          stack: "people",
          color: vars.palette.primary.main,
          data: weeks.map(({ active }) => active),
          valueFormatter: format,
        },
        {
          label: "Unsubscribed since",
          stack: "people",
          color: vars.palette.text.secondary,
          data: weeks.map(({ unsubscribed }) => unsubscribed),
          valueFormatter: format,
        },
      ]}
    />
  );
}
