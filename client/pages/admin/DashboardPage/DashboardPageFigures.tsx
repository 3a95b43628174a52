import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { adminPaths } from "../../../../site/addresses";
import { wholeCount } from "../../../shared/format/count";
import { FigureCard, FigureCards } from "../../../features/analytics/admin/figures/FigureCard";
import { PostTable } from "../../../features/analytics/admin/figures/PostTable";
import { RetailerTable } from "../../../features/analytics/admin/figures/RetailerTable";
import { RevenueValue, revenueNote } from "../../../features/analytics/admin/figures/RevenueValue";
import { StatPart } from "../../../admin/figures/StatPart";
import type { AdminDashboardQuery } from "../../../graphql/generated/adminOperations";

type Dashboard = AdminDashboardQuery["dashboard"];

export function DashboardPageCards({ dashboard }: { dashboard: Dashboard }) {
  const { outfits, affiliateProducts, clicks, revenue, revenueAsOf } = dashboard;
  return (
    <FigureCards>
      <FigureCard label="Total Outfits" value={wholeCount(outfits.total)} change={outfits.change} />
      <FigureCard
        label="Total Products"
        value={wholeCount(affiliateProducts.total)}
        change={affiliateProducts.change}
      />
      {revenue ? <RevenueCard revenue={revenue} asOf={revenueAsOf ?? null} /> : null}
      <FigureCard label="Affiliate Clicks" value={wholeCount(clicks.total)} change={clicks.change} />
    </FigureCards>
  );
}

function RevenueCard({ revenue, asOf }: { revenue: NonNullable<Dashboard["revenue"]>; asOf: string | null }) {
  const note =
    asOf === null ? (
      <>
        {revenueNote(null)} <Link to={adminPaths.analytics({ tab: "reports" })}>Import one</Link>
      </>
    ) : (
      revenueNote(asOf)
    );
  return (
    <FigureCard
      label="Affiliate Revenue"
      value={<RevenueValue revenue={revenue} asOf={asOf} />}
      change={revenue.length === 1 ? revenue[0]?.change : null}
      note={note}
    />
  );
}

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
