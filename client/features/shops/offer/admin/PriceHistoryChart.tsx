import { useTheme } from "@mui/material/styles";
import { LineChart, lineClasses } from "@mui/x-charts/LineChart";
import { chartLayout } from "../../../../admin/figures/chartLayout";
import { shortDate } from "../../../../shared/format/date";
import type { PriceHistory_OfferFragment } from "../../../../graphql/generated/adminOperations";

export type PricePoint = PriceHistory_OfferFragment["priceHistory"][number];

export interface PriceHistoryChartProps {
  points: readonly PricePoint[];
  money: (amount: number) => string;
}

const [axis] = chartLayout.yAxis;

/** The prices as steps: each holds until the next. */
export function PriceHistoryChart({ points, money }: PriceHistoryChartProps) {
  const { vars } = useTheme();
  return (
    <LineChart
      {...chartLayout}
      hideLegend
      yAxis={[{ ...axis, width: 64, valueFormatter: money }]}
      xAxis={[
        {
          scaleType: "utc",
          data: points.map(({ day }) => new Date(day)),
          valueFormatter: (day: Date, { location }) =>
            shortDate(day.toISOString()).slice(0, location === "tick" ? -6 : undefined),
          tickNumber: 5,
          tickMinStep: 86_400_000,
        },
      ]}
      series={[
        {
          label: "Price",
          data: points.map(({ amount }) => amount),
          color: vars.palette.primary.main,
          curve: "stepAfter",
          showMark: true,
          valueFormatter: (amount) => money(amount ?? 0),
        },
      ]}
      sx={{ [`& .${lineClasses.line}`]: { strokeWidth: 2 } }}
    />
  );
}
