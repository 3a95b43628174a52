import type { Actor } from "../../../core/graphql/context";
import { PublicationStatus } from "../../../core/kinds/publishableRow";
import { editor } from "../../../testing/editor";
import { buildItem, buildOutfit, buildPost, buildProduct } from "../../../testing/build";
import { type TestApi, testApi } from "../../../testing/testApi";
import { testWithSample } from "../../../testing/testWithSample";
import { importSampleData } from "../../imports/sampleData/sampleData.service";
import { countClicks, countViews } from "../clicks/dayCounts.service";
import { makePartitions } from "../clicks/partitions.service";
import { deleteOldClicks } from "../clicks/retention.service";

const money = "revenue { currency amount }";
const page = `id title path views clicks ${money}`;
const dashboard = `{ dashboard {
  outfits { total change } affiliateProducts { total change } clicks { total change } revenue { currency amount change }
  revenueAsOf topPosts { ${page} } monthlyStats { month views clicks ${money} } retailerPerformance { retailer clicks ${money} } } }`;
const analytics = `query ($from: String!, $to: String!) { analytics(from: $from, to: $to) {
  revenueAsOf totals { views clicks ${money} } days { day views clicks ${money} }
  topPages { path views }
  discountedClicks { reason number } discountedViews { reason number } } }`;

describe("analytics API", () => {
  let api: TestApi;
  const ask = async (text: string, variables = {}) => {
    const { data, errors } = await api.run(text, variables, { actor: editor });
    expect(errors).toEqual([]);
    return data;
  };
  const record = async (clicks: object[], views: object[] = []): Promise<void> => {
    const { manager } = api.dataSource;
    for (const row of clicks) await manager.insert("link_clicks", row);
    for (const row of views) await manager.insert("page_views", row);
    await manager.query("TRUNCATE traffic_days, click_days, view_days");
    for (const statement of [...countClicks("link_clicks"), ...countViews("page_views")])
      await manager.query(statement);
  };

  beforeEach(async () => (api = await testApi()));
  afterEach(() => api.stop());

  test("returns zeros and no invented figures for an empty site", async () => {
    expect((await ask(dashboard)).dashboard).toEqual({
      outfits: { total: 0, change: null },
      affiliateProducts: { total: 0, change: null },
      clicks: { total: 0, change: null },
      revenue: [],
      revenueAsOf: null,
      topPosts: [],
      monthlyStats: [],
      retailerPerformance: [],
    });
  });

  test.each([
    "revenue { amount }",
    "revenueAsOf",
    "days { revenue { amount } }",
    "monthlyStats { revenue { amount } }",
    "topPosts { revenue { amount } }",
    "retailerPerformance { revenue { amount } }",
  ])("shows a contributor no money: dashboard { %s }", async (field) => {
    const contributor: Actor = { ...editor, role: "contributor" };
    const { id } = await buildPost(api.dataSource.manager);
    await record(
      [{ targetType: "item", targetId: id, retailer: "Northloom", clickedAt: new Date() }],
      [{ path: "/blog/a", subjectType: "blogPost", subjectId: id, viewedAt: new Date() }],
    );
    const rows = `{ dashboard { ${field.replace(/ revenue.+/, " clicks }")} } }`;
    if (field.includes(" revenue")) expect((await api.run(rows, {}, { actor: contributor })).errors).toEqual([]);
    const { errors } = await api.run(`{ dashboard { ${field} } }`, {}, { actor: contributor });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(["FORBIDDEN"]);
    expect((await api.run(`{ dashboard { ${field} } }`, {}, { actor: { ...editor, role: "editor" } })).errors).toEqual(
      [],
    );
  });

  test("reports the same before and after clicks get a partition, and after it is dropped", async () => {
    const { id: outfitId } = await buildOutfit(api.dataSource.manager);
    const { id } = await buildProduct(api.dataSource.manager, { outfitId });
    const target = { targetType: "product", targetId: id, outfitId, retailer: "Northloom" };
    await record(
      [1, 31].map((day) => ({ ...target, clickedAt: new Date(Date.UTC(2025, 2, day)) })),
      [{ path: "/outfit/a", subjectType: "outfit", subjectId: outfitId, viewedAt: new Date(Date.UTC(2025, 2, 1)) }],
    );
    const report = () => ask(analytics, { from: "2025-03-01", to: "2025-03-31" });
    const before = await report();
    expect(before.analytics).toMatchObject({
      totals: { clicks: 2, views: 1 },
      topPages: [{ path: "/outfit/a", views: 1 }],
    });
    const partitions: unknown = expect.arrayContaining(["link_clicks_2025_03", "page_views_2025_03"]);
    expect(await makePartitions(api.dataSource.manager)).toEqual(partitions);
    expect(await report()).toEqual(before);
    expect(await deleteOldClicks(api.dataSource.manager)).toEqual({ partitions, rows: 0 });
    expect(await report()).toEqual(before);
  });

  testWithSample(
    "returns the sample data in the specification's shape: five posts, six months, three retailers and Other",
    async () => {
      await importSampleData(api.dataSource.manager, null);
      const shown = (await ask(dashboard)).dashboard;
      expect(shown.topPosts).toHaveLength(5);
      expect(shown.monthlyStats).toHaveLength(6);
      expect(shown.monthlyStats.at(-1).month).toBe(new Date().toISOString().slice(0, 7));
      const retailers = shown.retailerPerformance.map(({ retailer }: { retailer: string }) => retailer);
      expect(retailers.slice(0, 3).sort()).toEqual(["Maison Verre", "Northloom", "Velvet Row"]);
      expect(retailers.slice(3)).toEqual(["Other"]);
      const sum = (rows: { clicks: number }[]) => rows.reduce((total, { clicks }) => total + clicks, 0);
      expect(sum(shown.monthlyStats)).toBe(shown.clicks.total);
      expect(sum(shown.retailerPerformance)).toBe(shown.clicks.total);
      expect(shown.revenueAsOf).not.toBeNull();
    },
  );

  testWithSample("shows changes and pages of the sample data on the day of its import", async () => {
    await importSampleData(api.dataSource.manager, null);
    const { outfits, affiliateProducts, clicks, revenue } = (await ask(dashboard)).dashboard;
    for (const figure of [outfits, affiliateProducts, clicks, revenue[0]]) expect(figure.change).not.toBeNull();
    const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    const shown = (await ask(analytics, { from: day(29), to: day(0) })).analytics;
    expect(shown.topPages).toHaveLength(10);
    expect(shown.totals.revenue).not.toEqual([]);
  });

  test("counts published outfits and their products only", async () => {
    const { manager } = api.dataSource;
    const [shown, draft] = [
      await buildOutfit(manager),
      await buildOutfit(manager, { status: PublicationStatus.DRAFT }),
    ];
    for (const { id: outfitId } of [shown, draft]) await buildProduct(manager, { outfitId });
    const { outfits, affiliateProducts } = (await ask(dashboard)).dashboard;
    expect([outfits.total, affiliateProducts.total]).toEqual([1, 1]);
  });

  test("compares the last week with the week before", async () => {
    const { id } = await buildItem(api.dataSource.manager);
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    const click = (days: number) => ({ clickedAt: ago(days), targetType: "item", targetId: id });
    await record([click(0), click(1), click(2), click(8), click(9), click(40)]);
    const sale = (name: string, days: number, amount: number, currency = "USD") =>
      api.dataSource.query(
        "INSERT INTO conversions (program, transaction_id, occurred_at, amount, currency) VALUES ('P', $1, $2, $3, $4)",
        [name, ago(days), amount, currency],
      );
    await sale("1", 1, 10.1);
    await sale("2", 8, 20.2);
    await sale("3", 1, 5, "EUR");
    const shown = (await ask(dashboard)).dashboard;
    expect(shown.clicks).toEqual({ total: 6, change: 50 });
    expect(shown.revenue).toEqual([
      { currency: "USD", amount: 30.3, change: -50 },
      { currency: "EUR", amount: 5, change: null },
    ]);
  });

  test("leaves uncounted clicks and views out of all figures of the dashboard", async () => {
    const { manager } = api.dataSource;
    const item = await buildItem(manager);
    const post = await buildPost(manager, { title: "Loafers" });
    const clickedAt = new Date();
    const target = { clickedAt, targetType: "item", targetId: item.id, retailer: "Velvet" };
    const view = { viewedAt: clickedAt, path: "/blog/loafers", subjectType: "blogPost", subjectId: post.id };
    const reasons = ["bot", "repeat", "own"].map((discountReason) => ({ discountReason }));
    await record(
      [target, ...reasons.map((reason) => ({ ...target, ...reason }))],
      [view, ...reasons.map((reason) => ({ ...view, ...reason }))],
    );
    const { clicks, monthlyStats, retailerPerformance, topPosts } = (await ask(dashboard)).dashboard;
    expect(clicks.total).toBe(1);
    expect(monthlyStats).toMatchObject([{ views: 1, clicks: 1 }]);
    expect(retailerPerformance).toMatchObject([{ retailer: "Velvet", clicks: 1 }]);
    expect(topPosts).toMatchObject([{ title: "Loafers", views: 1 }]);
  });

  test("lists articles by clicks, then views, and last those that only had sales", async () => {
    const { manager } = api.dataSource;
    const titles = ["Sold", "Seen", "Clicked", "Pending"];
    const [sold, seen, clicked, pending] = await Promise.all(titles.map((title) => buildPost(manager, { title })));
    const viewedAt = new Date();
    await record(
      [
        {
          clickedAt: viewedAt,
          targetType: "blogPost",
          targetId: clicked.id,
          articleId: clicked.id,
          retailer: "Velvet",
        },
      ],
      [{ viewedAt, path: "/blog/seen", subjectType: "blogPost", subjectId: seen.id }],
    );
    const sale = (post: { id: string }, state: string, retailer: string) =>
      api.dataSource.query(
        `INSERT INTO conversions (program, transaction_id, occurred_at, amount, currency, retailer, subject_type, subject_id, article_id, state)
         VALUES ('P', $1::uuid, '2025-01-03T12:00Z', 1.0055, 'USD', $2, 'blogPost', $1, $1, $3)`,
        [post.id, retailer, state],
      );
    await sale(sold, "approved", "");
    await sale(pending, "pending", "Velvet");
    const { topPosts, retailerPerformance } = (await ask(dashboard)).dashboard;
    const rows = topPosts.map(({ title, clicks, views, revenue }: never) => [title, clicks, views, revenue]);
    const revenue = [{ currency: "USD", amount: 1.01 }];
    expect(rows.slice(0, 2)).toEqual([
      ["Clicked", 1, 0, []],
      ["Seen", 0, 1, []],
    ]);
    expect(rows).toContainEqual(["Sold", 0, 0, revenue]);
    expect(rows).toContainEqual(["Pending", 0, 0, []]);
    expect(retailerPerformance).toEqual([
      { retailer: "Velvet", clicks: 1, revenue: [] },
      { retailer: "Other", clicks: 0, revenue },
    ]);
  });

  test("returns every day of a range, the most viewed pages first, and uncounted clicks by reason", async () => {
    const { manager } = api.dataSource;
    const outfit = await buildOutfit(manager, { slug: "suit", title: "Suit" });
    const product = await buildProduct(manager, { outfitId: outfit.id, title: "Blazer" });
    const item = await buildItem(manager, { title: "Dress" });
    const post = await buildPost(manager, { slug: "loafers", title: "Loafers" });
    const at = (day: string) => new Date(`2026-03-0${day}T23:59:59Z`);
    const ofProduct = { targetType: "product", targetId: product.id, outfitId: outfit.id, retailer: "Northloom" };
    const ofItem = { targetType: "item", targetId: item.id, retailer: "Velvet" };
    await record(
      [
        { clickedAt: at("1"), ...ofProduct },
        { clickedAt: at("3"), ...ofProduct },
        { clickedAt: at("3"), ...ofItem },
        { clickedAt: at("3"), ...ofItem, discountReason: "bot" },
        { clickedAt: at("3"), ...ofItem, discountReason: "bot" },
        { clickedAt: at("2"), ...ofItem, discountReason: "own" },
        { clickedAt: at("4"), ...ofItem },
      ],
      [
        { viewedAt: at("2"), path: "/outfit/suit", subjectType: "outfit", subjectId: outfit.id },
        { viewedAt: at("3"), path: "/outfit/suit", subjectType: "outfit", subjectId: outfit.id },
        { viewedAt: at("4"), path: "/blog/loafers", subjectType: "blogPost", subjectId: post.id },
        { viewedAt: at("2"), path: "/blog/loafers", subjectType: "blogPost", subjectId: post.id },
        { viewedAt: at("2"), path: "/", discountReason: "repeat" },
      ],
    );
    await api.dataSource.query(
      `INSERT INTO conversions (program, transaction_id, occurred_at, amount, currency, retailer, subject_type, subject_id, outfit_id)
       VALUES ('P', '1', '2026-03-03T12:00Z', 7.5, 'USD', 'Northloom', 'product', $1, $2)`,
      [product.id, outfit.id],
    );
    const shown = (await ask(analytics, { from: "2026-03-01", to: "2026-03-03" })).analytics;
    const revenue = [{ currency: "USD", amount: 7.5 }];
    expect(shown.days).toEqual([
      { day: "2026-03-01", views: 0, clicks: 1, revenue: [] },
      { day: "2026-03-02", views: 2, clicks: 0, revenue: [] },
      { day: "2026-03-03", views: 1, clicks: 2, revenue },
    ]);
    expect(shown.totals).toEqual({ views: 3, clicks: 3, revenue });
    expect(shown.topPages).toEqual([
      { path: "/outfit/suit", views: 2 },
      { path: "/blog/loafers", views: 1 },
    ]);
    expect(shown.discountedClicks).toEqual([
      { reason: "bot", number: 2 },
      { reason: "own", number: 1 },
    ]);
    expect(shown.discountedViews).toEqual([{ reason: "repeat", number: 1 }]);
  });

  test.each([
    ["2026-02-30", "2026-03-01", { from: "Enter a day as YYYY-MM-DD." }],
    ["", "x".repeat(40), { from: "Enter a day as YYYY-MM-DD.", to: "Enter a day as YYYY-MM-DD." }],
    ["2026-03-02", "2026-03-01", { to: "The last day must not be before the first." }],
    ["2025-01-01", "2026-01-02", { to: "Choose at most 366 days." }],
  ])("rejects the range from %j to %j", async (from, to, fieldErrors) => {
    const { errors } = await api.run(analytics, { from, to }, { actor: editor });
    expect(errors[0].extensions).toMatchObject({ code: "BAD_USER_INPUT", fieldErrors });
  });
});
