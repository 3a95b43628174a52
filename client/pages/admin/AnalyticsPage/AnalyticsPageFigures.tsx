import { styled } from "@mui/material/styles";
import { wholeCount } from "../../../shared/format/count";
import { DayFigure } from "../../../features/analytics/admin/figures/DayFigure";
import { DiscountTable } from "../../../features/analytics/admin/figures/DiscountTable";
import { FigureCard, FigureCards } from "../../../features/analytics/admin/figures/FigureCard";
import { PerformanceTable } from "../../../features/analytics/admin/figures/PerformanceTable";
import { RetailerTable } from "../../../features/analytics/admin/figures/RetailerTable";
import { RevenueValue, revenueNote } from "../../../features/analytics/admin/figures/RevenueValue";
import { StatGrid, StatPart } from "../../../admin/figures/StatPart";
import type { AdminAnalyticsQuery } from "../../../graphql/generated/adminOperations";

type Analytics = AdminAnalyticsQuery["analytics"];

const nothing = (what: string): string => `No ${what} on these days.`;

/** All figures of one date range, lists of about the same length side by side. */
export function AnalyticsPageFigures({ analytics }: { analytics: Analytics }) {
  const { totals, days, revenueAsOf } = analytics;
  return (
    <Container>
      <FigureCards>
        <FigureCard label="Views" value={wholeCount(totals.views)} />
        <FigureCard label="Clicks" value={wholeCount(totals.clicks)} />
        <FigureCard
          label="Revenue"
          value={<RevenueValue revenue={totals.revenue} asOf={revenueAsOf} />}
          note={revenueNote(revenueAsOf)}
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
      <StatGrid>
        <StatPart title="Top outfits">
          <PerformanceTable
            label="Top outfits"
            noun="Outfit"
            rows={analytics.topOutfits}
            emptyText={`${nothing("views or clicks of outfits")} They appear with their first view or click.`}
          />
        </StatPart>
        <StatPart title="Top products">
          <PerformanceTable
            label="Top products"
            noun="Product"
            views={false}
            rows={analytics.topProducts}
            emptyText={`${nothing("clicks on products")} They appear with their first click or sale.`}
          />
        </StatPart>
        <StatPart title="Top posts">
          <PerformanceTable
            label="Top posts"
            noun="Post"
            rows={analytics.topPosts}
            emptyText={`${nothing("views or clicks of articles")} They appear with their first view, or a click that began in them.`}
          />
        </StatPart>
        <StatPart title="Top retailers">
          <RetailerTable
            label="Top retailers"
            rows={analytics.topRetailers}
            emptyText={`${nothing("clicks on affiliate links")} Retailers appear with the first click on one of their links, or the first sale.`}
          />
        </StatPart>
      </StatGrid>
    </Container>
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
