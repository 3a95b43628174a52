import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { adminPaths } from "../../../../site/addresses";
import { wholeCount } from "../../../shared/format/count";
import { DayFigure } from "../../../features/money/earnings/admin/figures/DayFigure";
import { DiscountTable } from "../../../features/money/earnings/admin/figures/DiscountTable";
import { FigureCard, FigureCards } from "../../../features/money/earnings/admin/figures/FigureCard";
import { RevenueValue, revenueNote } from "../../../features/money/earnings/admin/figures/RevenueValue";
import { StatGrid, StatPart } from "../../../admin/figures/StatPart";
import { StatTable, type StatColumn } from "../../../admin/figures/StatTable";
import type { AdminAnalyticsQuery } from "../../../graphql/generated/adminOperations";

type Analytics = AdminAnalyticsQuery["analytics"];

const nothing = (what: string): string => `No ${what} on these days.`;

/** Totals and days of one date range. */
export function AnalyticsPageFigures({ analytics }: { analytics: Analytics }) {
  const { from, to, totals, days, revenueAsOf } = analytics;
  return (
    <Container>
      <FigureCards>
        <FigureCard label="Views" value={wholeCount(totals.views)} />
        <FigureCard label="Clicks" value={wholeCount(totals.clicks)} />
        <FigureCard
          label="Revenue"
          value={<RevenueValue revenue={totals.revenue} asOf={revenueAsOf} />}
          note={
            <>
              {revenueNote(revenueAsOf)}{" "}
              <Link to={adminPaths.analytics({ tab: "earnings", from, to })}>See earnings</Link>
            </>
          }
        />
      </FigureCards>
      <StatGrid>
        <DayFigure
          label="Views"
          noun="view"
          tone="ink"
          days={days.map(({ day, views }) => ({ day, count: views }))}
          emptyText={`${nothing("views")} A view is counted when a visitor opens a page.`}
        />
        <DayFigure
          label="Clicks"
          noun="click"
          tone="accent"
          days={days.map(({ day, clicks }) => ({ day, count: clicks }))}
          emptyText={`${nothing("clicks")} A click is counted when a visitor follows an affiliate link.`}
        />
      </StatGrid>
    </Container>
  );
}

const pageColumns: readonly StatColumn<Analytics["topPages"][number]>[] = [
  // A plain link: the site has another client, and shows what visitors see.
  { label: "Page", render: ({ path }) => <a href={path}>{path}</a> },
  { label: "Views", figure: true, render: ({ views }) => wholeCount(views) },
];

export function AnalyticsPageTopPages({ analytics }: { analytics: Analytics }) {
  const title = "Most viewed pages";
  return (
    <StatPart title={title}>
      <StatTable
        label={title}
        columns={pageColumns}
        rows={analytics.topPages}
        getKey={({ path }) => path}
        emptyText={`${nothing("views")} Pages appear with their first view.`}
      />
    </StatPart>
  );
}

/** What the figures leave out. */
export function AnalyticsPageDiscounts({ analytics }: { analytics: Analytics }) {
  return (
    <StatPart title="Not counted" text="Recorded, but excluded from the figures of these days.">
      <DiscountTable clicks={analytics.discountedClicks} views={analytics.discountedViews} />
    </StatPart>
  );
}

const Container = styled("div")({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 40 });
