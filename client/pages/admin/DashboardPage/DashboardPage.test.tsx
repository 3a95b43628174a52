import type { MockLink } from "@apollo/client/testing";
import { screen, within } from "@testing-library/react";
import { performance, retailer } from "../../../features/money/earnings/admin/testResponses";
import {
  AdminDashboardDocument,
  AdminNoticesDocument,
  AdminProblemsDocument,
  AdminRecentActivityDocument,
  AdminWaitingDocument,
} from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { DashboardPage } from "./DashboardPage";

const figure = (total: number, change: number | null) => ({ __typename: "CountFigure", total, change });

const day = (name: string, clicks: number, amount: number) => ({
  __typename: "DayStats",
  day: name,
  clicks,
  revenue: amount === 0 ? [] : [{ __typename: "Money", currency: "USD", amount }],
});

const dashboard = (changes: object = {}): MockLink.MockedResponse => ({
  request: { query: AdminDashboardDocument, variables: { isEditor: true } },
  result: {
    data: {
      dashboard: {
        __typename: "Dashboard",
        outfits: figure(1_290, null),
        affiliateProducts: figure(270, 0),
        clicks: figure(280, -12.5),
        revenue: [{ __typename: "MoneyFigure", currency: "USD", amount: 1513.7, change: 8 }],
        revenueAsOf: "2026-11-20T06:35:42.052Z",
        days: [day("2026-11-19", 4, 20.5), day("2026-11-20", 8, 0)],
        topPosts: [performance("1"), performance("2", { title: "Cost per Wear", path: null, revenue: [] })],
        retailerPerformance: [retailer("Maison Verre")],
        ...changes,
      },
    },
  },
});

const dashboardForContributor: MockLink.MockedResponse = {
  request: { query: AdminDashboardDocument, variables: { isEditor: false } },
  result: {
    data: {
      dashboard: {
        __typename: "Dashboard",
        outfits: figure(1_290, null),
        affiliateProducts: figure(270, 0),
        clicks: figure(280, -12.5),
        days: [{ __typename: "DayStats", day: "2026-11-20", clicks: 8 }],
        topPosts: [{ __typename: "PostPerformance", id: "1", title: "Capes", path: null, views: 9, clicks: 3 }],
        retailerPerformance: [{ __typename: "RetailerPerformance", retailer: "Maison Verre", clicks: 3 }],
      },
    },
  },
};

const entry = (id: number, changes: object) => ({
  __typename: "AuditEntryEdge",
  node: {
    __typename: "AuditEntry",
    id: String(id),
    actorId: "admin-1",
    actorName: "Hanne",
    action: "update",
    entityType: "blogPost",
    entityId: "post-1",
    title: "A Field Guide to Loafers",
    changes: [],
    createdAt: "2026-11-20T06:35:42.052Z",
    ...changes,
  },
});
const activity = (...edges: object[]): MockLink.MockedResponse => ({
  request: { query: AdminRecentActivityDocument },
  result: { data: { auditEntries: { __typename: "AuditEntryConnection", edges } } },
});

const list = (kind: string, nodes: readonly object[] = [], totalCount = nodes.length) => ({
  __typename: `${kind}Connection`,
  totalCount,
  nodes,
});
const waiting = (changes: object = {}): MockLink.MockedResponse => ({
  request: { query: AdminWaitingDocument },
  result: {
    data: {
      draftOutfits: list("Outfit"),
      draftPosts: list("BlogPost"),
      draftCelebrities: list("Celebrity"),
      reviewOutfits: list("Outfit"),
      reviewPosts: list("BlogPost"),
      reviewCelebrities: list("Celebrity"),
      releases: list("Release"),
      ...changes,
    },
  },
});
const problems: MockLink.MockedResponse = {
  request: { query: AdminProblemsDocument },
  result: {
    data: {
      linkStateCounts: [
        { __typename: "LinkStateCount", state: "BROKEN", count: 2 },
        { __typename: "LinkStateCount", state: "OUT_OF_STOCK", count: 1 },
        { __typename: "LinkStateCount", state: "OK", count: 90 },
      ],
      missedSearches: list("MissedSearch", [], 5),
    },
  },
};

const open = (...mocks: MockLink.MockedResponse[]) => openAdminScreen(<DashboardPage />, { mocks });
const card = (label: string) => screen.getByText(label, { selector: "dt" }).parentElement!;
const readCells = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test("DashboardPage: shows the four figures with their change", async () => {
  await open(dashboard(), activity());
  await screen.findByText("1,290");
  expect(card("Total Outfits")).toHaveTextContent(/^Total Outfits1,290$/);
  expect(card("Total Products")).toHaveTextContent("270" + "0% from the week before");
  expect(card("Affiliate Revenue")).toHaveTextContent(
    "$1,513.70$20.50 in the last 7 days, +8% from the 7 days before" + "As of Nov 20, 2026",
  );
  expect(card("Affiliate Clicks")).toHaveTextContent("280" + "12 in the last 7 days, -12.5% from the 7 days before");
});

test("DashboardPage: asks for no revenue, and shows none, as a contributor", async () => {
  const mocks = [dashboardForContributor];
  await openAdminScreen(<DashboardPage />, { mocks, role: "contributor" });
  await screen.findByText("1,290");
  expect(readCells(screen.getByRole("table", { name: "Retailer Performance" }))[1]).toEqual(["Maison Verre", "3"]);
  expect(document.body).not.toHaveTextContent(/revenue/i);
});

test("DashboardPage: shows no revenue before a report was imported", async () => {
  await open(dashboard({ revenue: [], revenueAsOf: null, topPosts: [], retailerPerformance: [] }), activity());
  await screen.findByText("1,290");
  expect(card("Affiliate Revenue")).toHaveTextContent("–");
  expect(card("Affiliate Revenue")).not.toHaveTextContent("0.00");
  const link = within(card("Affiliate Revenue")).getByText("Import one");
  expect(link).toHaveAttribute("href", "/admin/analytics?tab=reports");
  expect(screen.getByText(/Articles appear here with their first view or click/)).toBeVisible();
  expect(screen.getByText(/Retailers appear here with their first click/)).toBeVisible();
});

test("DashboardPage: shows every currency, and 0.00 after a report without revenue", async () => {
  const euros = { __typename: "MoneyFigure", currency: "EUR", amount: 20, change: null };
  const { unmount } = await open(
    dashboard({ revenue: [{ ...euros, currency: "USD", amount: 30 }, euros] }),
    activity(),
  );
  await screen.findByText("1,290");
  expect(card("Affiliate Revenue")).toHaveTextContent("$30.00€20.00");
  unmount();
  await open(dashboard({ revenue: [] }), activity());
  await screen.findByText("1,290");
  expect(card("Affiliate Revenue")).toHaveTextContent("0.00As of Nov 20, 2026");
});

test("DashboardPage: has the tables of the specification", async () => {
  await open(dashboard(), activity());
  expect(readCells(await screen.findByRole("table", { name: "Top Performing Posts" }))).toEqual([
    ["Post", "Views", "Clicks", "Revenue"],
    ["Article 1", "1,869", "85", "$165.55"],
    ["Cost per Wearin the trash", "1,869", "85", "–Unknown"],
  ]);
  expect(screen.getByText("Article 1")).toHaveAttribute("href", "/blog/article-1");
  expect(readCells(screen.getByRole("table", { name: "Retailer Performance" }))).toEqual([
    ["Retailer", "Clicks", "Revenue"],
    ["Maison Verre", "108", "$182.60"],
  ]);
});

test("DashboardPage: shows clicks and revenue of the last 30 days, also as tables", async () => {
  const { user } = await open(dashboard(), activity());
  expect(
    await screen.findByText(/^12 clicks from Nov 19, 2026 to Nov 20, 2026, most on Nov 20, 2026 \(8\)/),
  ).toBeVisible();
  expect(
    screen.getByText(/^\$20\.50 from Nov 19, 2026 to Nov 20, 2026, most on Nov 19, 2026 \(\$20\.50\)/),
  ).toBeVisible();
  await user.click(screen.getByText("Revenue as a table"));
  expect(readCells(screen.getByRole("table", { name: "Revenue per day" }))).toEqual([
    ["Day", "Revenue"],
    ["Nov 19, 2026", "$20.50"],
    ["Nov 20, 2026", "$0.00"],
  ]);
});

test("DashboardPage: says what waits, with links to it", async () => {
  const release = { __typename: "Release", id: "r", title: "Gala", publishAt: "2026-11-27T09:00:00Z", timeZone: "UTC" };
  await open(
    dashboard(),
    activity(),
    waiting({
      draftPosts: list("BlogPost", [], 2),
      reviewOutfits: list("Outfit", [{ __typename: "Outfit", id: "o", title: "Navy Suit" }]),
      releases: list("Release", [release], 4),
    }),
    problems,
  );
  const line = (label: string) => screen.getByText(label).closest("li")!;
  const suit = await screen.findByText("Navy Suit");
  expect(suit).toHaveAttribute("href", "/admin/outfits?edit=o");
  expect(line("In review")).toHaveTextContent("In review 1Navy Suit");
  expect(within(line("Drafts")).getByText("2 blog posts")).toHaveAttribute("href", "/admin/blog?status=DRAFT");
  expect(line("Scheduled")).toHaveTextContent(/^Scheduled 4Gala, Nov 27, 2026, 9:00.AM/);
  expect((await screen.findByText("Links with problems")).closest("li")).toHaveTextContent("3");
  expect(line("Searches without results")).toHaveTextContent("5");
});

test("DashboardPage: says when nothing waits", async () => {
  await open(dashboard(), activity(), waiting());
  for (const text of ["Nothing waits for review.", "There are no drafts.", "Nothing is scheduled."])
    expect(await screen.findByText(text)).toBeVisible();
});

const notices = (texts: readonly string[], totalCount = texts.length): MockLink.MockedResponse => ({
  request: { query: AdminNoticesDocument },
  result: {
    data: {
      notices: {
        __typename: "NoticeList",
        totalCount,
        nodes: texts.map((text) => ({ __typename: "Notice", id: text, text, path: "/admin/links?search=shop" })),
      },
    },
  },
});

test("DashboardPage: lists notices with links to where one acts", async () => {
  await open(dashboard(), activity(), notices(["The link of “Navy Blazer” is dead.", "“Awin” has had no sales."], 9));
  const part = await screen.findByRole("region", { name: "Notices" });
  expect(
    within(part)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["The link of “Navy Blazer” is dead.", "“Awin” has had no sales.", "and 7 more"]);
  expect(within(part).getByText(/Navy Blazer/)).toHaveAttribute("href", "/admin/links?search=shop");
});

test("DashboardPage: shows no part for notices without one, and none to contributors", async () => {
  const { unmount } = await open(dashboard(), activity(entry(1, {})), notices([]));
  expect(await screen.findByText("A Field Guide to Loafers")).toBeVisible();
  expect(screen.queryByText("Notices")).toBeNull();
  unmount();
  await openAdminScreen(<DashboardPage />, {
    mocks: [dashboardForContributor, notices(["Dead."])],
    role: "contributor",
  });
  await screen.findByText("1,290");
  expect(screen.queryByText("Notices")).toBeNull();
});

test("DashboardPage: loads the notices again after a failure", async () => {
  const failing: MockLink.MockedResponse = { request: { query: AdminNoticesDocument }, error: new Error("down") };
  const { user } = await open(dashboard(), activity(), waiting(), failing, notices(["Dead."]));
  const part = await screen.findByRole("region", { name: "Notices" });
  expect(within(part).getByText("The notices could not be loaded. Please try again.")).toBeVisible();
  await user.click(within(part).getByText("Retry"));
  expect(await screen.findByText("Dead.")).toBeVisible();
});

test("DashboardPage: links to forms", async () => {
  await open(dashboard(), activity());
  const hrefs = ["New Outfit", "New Celebrity", "New Blog Post", "View Analytics", "Settings"].map((name) =>
    screen.getByText(name).closest("a")?.getAttribute("href"),
  );
  expect(hrefs).toEqual([
    "/admin/outfits?new=1",
    "/admin/celebrities?new=1",
    "/admin/blog?new=1",
    "/admin/analytics",
    "/admin/settings",
  ]);
});

test("DashboardPage: lists recent activity as sentences, without sign-ins", async () => {
  await open(
    dashboard(),
    activity(
      entry(2, { action: "signIn", entityType: "administrator", entityId: "admin-1", title: "Hanne" }),
      entry(1, {}),
    ),
  );
  const sentence = (await screen.findByText("A Field Guide to Loafers")).closest("li")!;
  expect(sentence).toHaveTextContent("Hanne changed the blog post A Field Guide to Loafers");
  expect(within(sentence).getByText("A Field Guide to Loafers")).toHaveAttribute("href", "/admin/blog?edit=post-1");
  expect(screen.queryByText(/signed in/)).toBeNull();
});

test("DashboardPage: retries a failed part without affecting the others", async () => {
  const { request } = dashboard();
  const failing: MockLink.MockedResponse = { request, error: new Error("down") };
  const { user } = await open(failing, dashboard(), activity(entry(1, {})));
  expect(await screen.findByText("The figures could not be loaded. Please try again.")).toBeVisible();
  expect(await screen.findByText("A Field Guide to Loafers")).toBeVisible();
  await user.click(screen.getAllByText("Retry")[0]!);
  expect(await screen.findByText("1,290")).toBeVisible();
});
