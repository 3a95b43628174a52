import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { adminPaths } from "../../../../site/addresses";
import { wholeCount } from "../../../shared/format/count";
import { FigureCard, FigureCards } from "../../../features/money/earnings/admin/figures/FigureCard";
import { exactMoneyText } from "../../../shared/format/exactMoney";
import { PostTable } from "../../../features/money/earnings/admin/figures/PostTable";
import { RetailerTable } from "../../../features/money/earnings/admin/figures/RetailerTable";
import { RevenueValue, revenueNote } from "../../../features/money/earnings/admin/figures/RevenueValue";
import { StatPart } from "../../../admin/figures/StatPart";
import type { AdminDashboardQuery } from "../../../graphql/generated/adminOperations";

type Dashboard = AdminDashboardQuery["dashboard"];

const sinceWeek = "from the 7 days before";
const inTheWeek = (figure: string): string => `${figure} in the last 7 days`;

export function DashboardPageCards({ dashboard }: { dashboard: Dashboard }) {
  const { outfits, affiliateProducts, clicks, revenue, days } = dashboard;
  const week = days.slice(-7);
  return (
    <FigureCards>
      <FigureCard label="Total Outfits" value={wholeCount(outfits.total)} change={outfits.change} />
      <FigureCard
        label="Total Products"
        value={wholeCount(affiliateProducts.total)}
        change={affiliateProducts.change}
      />
      {revenue ? <RevenueCard revenue={revenue} week={week} asOf={dashboard.revenueAsOf ?? null} /> : null}
      <FigureCard
        label="Affiliate Clicks"
        value={wholeCount(clicks.total)}
        change={clicks.change}
        lately={inTheWeek(wholeCount(week.reduce((sum, day) => sum + day.clicks, 0)))}
        changeText={sinceWeek}
      />
    </FigureCards>
  );
}

interface RevenueCardProps {
  revenue: NonNullable<Dashboard["revenue"]>;
  week: Dashboard["days"];
  asOf: string | null;
}

function RevenueCard({ revenue, week, asOf }: RevenueCardProps) {
  const [only = null] = revenue.length === 1 ? revenue : [];
  const note = revenueNote(asOf);
  return (
    <FigureCard
      label="Affiliate Revenue"
      value={<RevenueValue revenue={revenue} asOf={asOf} />}
      change={only?.change}
      lately={only ? inTheWeek(exactMoneyText({ ...only, amount: sumOf(week, only.currency) })) : undefined}
      changeText={sinceWeek}
      note={
        asOf === null ? (
          <>
            {note} <Link to={adminPaths.analytics({ tab: "reports" })}>Import one</Link>
          </>
        ) : (
          note
        )
      }
    />
  );
}

const sumOf = (days: Dashboard["days"], currency: string): number =>
  days
    .flatMap((day) => day.revenue ?? [])
    .reduce((sum, one) => (one.currency === currency ? sum + one.amount : sum), 0);

export function DashboardPageTables({ dashboard }: { dashboard: Dashboard }) {
  const showsRevenue = dashboard.revenue !== undefined;
  return (
    <Stack>
      <StatPart title="Top Performing Posts">
        <PostTable
          label="Top Performing Posts"
          rows={dashboard.topPosts}
          showsRevenue={showsRevenue}
          emptyText="No views yet. Articles appear here with their first view or click."
        />
      </StatPart>
      <StatPart title="Retailer Performance">
        <RetailerTable
          label="Retailer Performance"
          rows={dashboard.retailerPerformance}
          showsRevenue={showsRevenue}
          emptyText="No affiliate clicks yet. Retailers appear here with their first click."
        />
      </StatPart>
    </Stack>
  );
}

const Stack = styled("div")({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 40, alignContent: "start" });
