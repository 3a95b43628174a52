import type { MockLink } from "@apollo/client/testing";
import { screen, within } from "@testing-library/react";
import { dayInZone, defaultRange } from "../../../features/money/earnings/admin/analyticsRange";
import { buildAnalytics, buildMonths } from "../../../features/money/earnings/admin/testResponses";
import {
  AdminAnalyticsDocument,
  AdminMonthsDocument,
  SiteTimeZoneDocument,
} from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { AnalyticsPage } from "./AnalyticsPage";

const mockAnalytics = (from: string, to: string, changes: object = {}): MockLink.MockedResponse => ({
  request: { query: AdminAnalyticsDocument, variables: { from, to } },
  result: { data: { analytics: buildAnalytics(from, to, changes) } },
});
// A run of many files may pass midnight.
const today = () => dayInZone(Date.now(), "UTC");
const [from, to] = ["2026-01-01", "2026-01-02"];
const address = `/admin/analytics?from=${from}&to=${to}`;
const months = (...rows: ReturnType<typeof buildMonths>): MockLink.MockedResponse => ({
  request: { query: AdminMonthsDocument },
  result: { data: { dashboard: { __typename: "Dashboard", monthlyStats: rows } } },
});
const open = (url: string, ...mocks: MockLink.MockedResponse[]) =>
  openAdminScreen(<AnalyticsPage />, { url, mocks: [...mocks, months()] });
const findTable = async (name: string) =>
  within(await screen.findByRole("table", { name }))
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test("AnalyticsPage: shows the last 30 days by default", async () => {
  const usual = defaultRange(today());
  await open("/admin/analytics", mockAnalytics(usual.from, usual.to));
  expect(await screen.findByText("Most viewed pages")).toBeVisible();
  expect(screen.getByLabelText("From")).toHaveValue(usual.from);
  expect(screen.getByText("30 days")).toHaveAttribute("aria-pressed", "true");
});

// Two zones that never have the same day.
test.each([
  ["Pacific/Kiritimati", 14],
  ["Pacific/Pago_Pago", -11],
])("AnalyticsPage: ends the default range with today in %s, the time zone of the site", async (timeZone, hours) => {
  const there = new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);
  const zone = {
    request: { query: SiteTimeZoneDocument },
    result: { data: { settings: { __typename: "Settings", timeZone } } },
  };
  const usual = defaultRange(there);
  await open("/admin/analytics", zone, mockAnalytics(usual.from, there));
  expect(await screen.findByText("Most viewed pages")).toBeVisible();
  expect(screen.getByLabelText("To")).toHaveValue(there);
});

test("AnalyticsPage: has a table for every figure, including the charts", async () => {
  const { user } = await open(address, mockAnalytics(from, to));
  expect(await findTable("Most viewed pages")).toEqual([
    ["Page", "Views"],
    ["/outfit/navy-suit", "1,000"],
  ]);
  expect(screen.getByText("See earnings")).toHaveAttribute(
    "href",
    `/admin/analytics?tab=earnings&from=${from}&to=${to}`,
  );
  expect(await findTable("Not counted")).toEqual([
    ["Reason", "Clicks", "Views"],
    ["Bots", "7", "0"],
    ["Your own visits (signed in)", "0", "3"],
  ]);
  const summary =
    "1,200 views from Jan 01, 2026 to Jan 02, 2026, most on Jan 01, 2026 (1,200). Days in the site's time zone.";
  expect(screen.getByText(summary)).toBeVisible();
  await user.click(screen.getByText("Views as a table"));
  expect(await findTable("Views per day")).toEqual([
    ["Day", "Views"],
    ["Jan 01, 2026", "1,200"],
    ["Jan 02, 2026", "0"],
  ]);
});

test("AnalyticsPage: shows January to June by month, whatever range is selected", async () => {
  const half = buildMonths("2026-01", "2026-02", "2026-03", "2026-04", "2026-05", "2026-06");
  await open(address, mockAnalytics(from, to), months(...half));
  const [head, ...rows] = await findTable("Month by month");
  expect(head).toEqual(["Month", "Views", "Clicks", "Revenue"]);
  expect(rows[0]).toEqual(["Jan 2026", "310", "28", "$58.10"]);
  expect(rows.map(([month]) => month)).toEqual(
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun"].map((name) => `${name} 2026`),
  );
});

test("AnalyticsPage: retries the monthly figures alone", async () => {
  const failing: MockLink.MockedResponse = { request: { query: AdminMonthsDocument }, error: new Error("lost") };
  const { user } = await open(address, mockAnalytics(from, to), failing, months(...buildMonths("2026-01")));
  expect(await screen.findByText("Most viewed pages")).toBeVisible();
  expect(await screen.findByText("The months could not be loaded. Please try again.")).toBeVisible();
  await user.click(screen.getByText("Retry"));
  expect((await findTable("Month by month"))[1]).toEqual(["Jan 2026", "310", "28", "$58.10"]);
});

test("AnalyticsPage: sets the range by preset or dates and writes it to the URL", async () => {
  const year = { from: `${today().slice(0, 4)}-01-01`, to: today() };
  const { user, router } = await open(
    address,
    mockAnalytics(from, to),
    mockAnalytics(year.from, year.to),
    mockAnalytics("2026-02-01", to),
  );
  await screen.findByText("Most viewed pages");
  const csv = () => screen.getByText("Download CSV").getAttribute("href");
  expect(csv()).toBe(`/api/analytics.csv?from=${from}&to=${to}`);
  await user.click(screen.getByText("This year"));
  expect(router.state.location.search).toBe(`?from=${year.from}&to=${year.to}`);
  expect(csv()).toBe(`/api/analytics.csv?from=${year.from}&to=${year.to}`);
});

test("AnalyticsPage: reports an invalid range and sends no query", async () => {
  await open("/admin/analytics?from=2026-02-31&to=nonsense");
  expect(await screen.findByText("Enter a day as YYYY-MM-DD.")).toBeVisible();
  expect(screen.queryByText("Download CSV")).toBeNull();
});

test("AnalyticsPage: validates typed dates before it loads their figures", async () => {
  const { user, router } = await open(address, mockAnalytics(from, to));
  await screen.findByText("Most viewed pages");
  await user.clear(screen.getByLabelText("To"));
  await user.type(screen.getByLabelText("To"), "2025-12-31");
  await user.click(screen.getByText("Show"));
  expect(await screen.findByText("The last day must not be before the first.")).toBeVisible();
  expect(router.state.location.search).toBe(`?from=${from}&to=${to}`);
});

test("AnalyticsPage: explains what will appear when there is no data", async () => {
  const nothing = {
    revenueAsOf: null,
    totals: { __typename: "Totals", views: 0, clicks: 0, revenue: [] },
    days: [{ __typename: "DayStats", day: from, views: 0, clicks: 0, revenue: [] }],
    topPages: [],
    discountedClicks: [],
    discountedViews: [],
  };
  await open(address, mockAnalytics(from, to, nothing));
  expect(await screen.findByText("No conversion report imported yet.")).toBeVisible();
  for (const words of [
    /A view is counted when a visitor opens a page/,
    /A click is counted when a visitor follows an affiliate link/,
    /Pages appear with their first view/,
    /Everything recorded on these days is counted/,
    /A month appears with its first view, click or sale/,
  ])
    expect(await screen.findByText(words)).toBeVisible();
});

test("AnalyticsPage: shows editors the tabs that they may read", async () => {
  const mocks = [mockAnalytics(from, to), months()];
  await openAdminScreen(<AnalyticsPage />, { url: `${address}&tab=programs`, mocks, role: "editor" });
  expect(await screen.findByText("Most viewed pages")).toBeVisible();
  const names = within(screen.getByRole("tablist"))
    .getAllByRole("tab")
    .map(({ textContent }) => textContent);
  expect(names).toEqual(["Views & clicks", "Earnings", "Payouts"]);
});
