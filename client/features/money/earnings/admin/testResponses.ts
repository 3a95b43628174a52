import type { AdminAnalyticsQuery } from "../../../../graphql/generated/adminOperations";

const dollars = (amount: number) => [{ __typename: "Money" as const, currency: "USD", amount }];

export const performance = (id: string, changes: object = {}) => ({
  __typename: "PostPerformance" as const,
  id,
  title: `Article ${id}`,
  path: `/blog/article-${id}`,
  views: 1_869,
  clicks: 85,
  revenue: dollars(165.55),
  ...changes,
});

export const retailer = (name: string, changes: object = {}) => ({
  __typename: "RetailerPerformance" as const,
  retailer: name,
  clicks: 108,
  revenue: dollars(182.6),
  ...changes,
});

/** Months as 2026-01. */
export const buildMonths = (...months: string[]) =>
  months.map((month) => ({
    __typename: "MonthStats" as const,
    month,
    views: 310,
    clicks: 28,
    revenue: dollars(58.1),
  }));

/** Two days; the first has every kind of data. */
export const buildAnalytics = (
  from: string,
  to: string,
  changes: object = {},
): AdminAnalyticsQuery["analytics"] & { __typename: "Analytics" } => ({
  __typename: "Analytics",
  from,
  to,
  revenueAsOf: "2026-11-20T06:35:42.052Z",
  totals: { __typename: "Totals", views: 1_200, clicks: 9, revenue: dollars(68.95) } as never,
  days: [
    { __typename: "DayStats", day: from, views: 1_200, clicks: 9, revenue: dollars(68.95) },
    { __typename: "DayStats", day: to, views: 0, clicks: 0, revenue: [] },
  ] as never,
  topPages: [{ __typename: "PageViews", path: "/outfit/navy-suit", views: 1_000 }] as never,
  discountedClicks: [{ __typename: "Discount", reason: "bot", number: 7 }] as never,
  discountedViews: [{ __typename: "Discount", reason: "own", number: 3 }] as never,
  ...changes,
});
