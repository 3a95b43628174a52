import { DayFigure } from "../../../features/analytics/admin/figures/DayFigure";
import { StatGrid } from "../../../shared/admin/figures/StatPart";
import { moneyText } from "../../../features/analytics/admin/money";
import type { AdminDashboardQuery } from "../../../graphql/generated/adminOperations";

type Dashboard = AdminDashboardQuery["dashboard"];

/** Clicks and revenue of the last 30 days. Of several currencies, the one with the largest revenue is drawn. */
export function DashboardPageCharts({ dashboard: { days, revenue } }: { dashboard: Dashboard }) {
  const currency = revenue[0]?.currency ?? "USD";
  const getAmount = (day: Dashboard["days"][number]) =>
    day.revenue.find((money) => money.currency === currency)?.amount ?? 0;
  return (
    <StatGrid>
      <DayFigure
        label="Clicks"
        noun="click"
        tone="accent"
        days={days.map(({ day, clicks }) => ({ day, count: clicks }))}
        emptyText="No clicks in the last 30 days. A click is counted when a visitor follows an affiliate link."
      />
      <DayFigure
        label="Revenue"
        tone="ink"
        format={(amount) => moneyText({ currency, amount })}
        days={days.map((day) => ({ day: day.day, count: getAmount(day) }))}
        emptyText="No revenue in the last 30 days. Revenue comes from imported conversion reports."
      />
    </StatGrid>
  );
}
