import pino from "pino";
import { editor } from "../../../testing/editor";
import { type FeedServer, startFeedServer } from "../../../testing/feeds/feedServer";
import { exportHeader, kite, wave } from "../../../testing/feeds/feedFiles";
import { type TestApi, testApi } from "../../../testing/testApi";
import { CategoryItem } from "../../content/category/categoryItem.entity";
import { queueDueFeeds } from "./run/feedRuns.service";
import { runWaitingFeeds } from "./run/runFeed.service";

const log = pino({ level: "silent" });
const runFields =
  "id status isDryRun message finishedAt report { created updated unchanged questions decisions { category phrase count } }";

describe("feeds", () => {
  let api: TestApi;
  let shop: FeedServer;
  beforeAll(async () => {
    api = await testApi();
    shop = await startFeedServer();
  }, 60_000);
  afterAll(async () => {
    await shop.stop();
    await api.stop();
  });
  afterEach(async () => {
    shop.statuses.length = 0;
    for (const table of ["category_items", "feeds", "category_rules WHERE NOT is_standard", "audit_log"])
      await api.dataSource.query(`DELETE FROM ${table}`);
  });

  const asAdmin = (text: string, variables: Record<string, unknown> = {}) =>
    api.run(text, variables, { actor: editor });
  const create = async (input: Record<string, unknown> = {}) => {
    const { data, errors } = await asAdmin(
      "mutation ($input: CreateFeedInput!) { createFeed(input: $input) { id version nextRunAt mapping { content title } } }",
      { input: { name: "Tide", address: shop.url, currency: "usd", ...input } },
    );
    return { feed: data?.createFeed, fieldErrors: errors[0]?.extensions.fieldErrors };
  };
  const queue = (id: string, more = "") => asAdmin(`mutation { runFeed(input: { id: "${id}" ${more} }) { status } }`);
  const work = (options = {}) => runWaitingFeeds(api.dataSource.manager, log, { isRefused: () => false, ...options });
  const lastRun = async (id: string) => {
    const { data } = await asAdmin(`query { feed(id: "${id}") { confirmedAt itemCount runs { ${runFields} } } }`);
    return { ...data.feed, last: data.feed.runs[0] };
  };
  const run = async (id: string, more?: string) => {
    expect((await queue(id, more)).errors).toEqual([]);
    await work();
    return (await lastRun(id)).last;
  };
  const items = () => api.dataSource.manager.find(CategoryItem, { order: { createdAt: "ASC" } });
  const lines = (...rows: string[]) => [exportHeader, ...rows, ""].join("\n");

  test("are closed to everyone but administrators", async () => {
    for (const actor of [null, { ...editor, role: "editor" as const }]) {
      const { errors } = await api.run("query { feeds { id } }", {}, { actor });
      expect(errors[0].extensions.code).toBe(actor ? "FORBIDDEN" : "UNAUTHENTICATED");
    }
  });

  test("have settings, whose problems are named by field", async () => {
    const { feed } = await create({ isNightly: true, runHour: 4 });
    expect(new Date(feed.nextRunAt).getUTCHours()).toBe(4);
    expect((await create()).fieldErrors).toEqual({ name: "Another feed has this name" });
    const wrong = {
      name: "x",
      address: "",
      isNightly: true,
      currency: "XYZ",
      linkTemplate: "ftp://a",
      format: "MAPPED",
    };
    expect(Object.keys((await create(wrong)).fieldErrors ?? {}).sort()).toEqual([
      "address",
      "currency",
      "linkTemplate",
      "mapping",
    ]);
    const update = (version: number) =>
      asAdmin("mutation ($input: UpdateFeedInput!) { updateFeed(input: $input) { name version nextRunAt } }", {
        input: { id: feed.id, version, name: "Ebb", address: shop.url },
      });
    expect((await update(1)).data.updateFeed).toEqual({ name: "Ebb", version: 2, nextRunAt: null });
    expect((await update(1)).errors[0].extensions.code).toBe("CONFLICT");
  });

  test("are imported from their address, and read again only when they changed", async () => {
    const { feed } = await create();
    shop.serve(lines(wave, kite));
    expect(await run(feed.id)).toMatchObject({ status: "DONE", report: { created: 2 } });
    const before = await items();
    expect(before).toMatchObject([{ title: "Wave Gown" }, { title: "Kite Sandal" }]);
    const first = await lastRun(feed.id);
    expect(await run(feed.id)).toMatchObject({ status: "UNCHANGED" });
    expect(shop.statuses).toEqual([200, 304]);
    expect(await items()).toEqual(before);
    const second = await lastRun(feed.id);
    expect(second.confirmedAt > first.confirmedAt).toBe(true);
    shop.serve(lines(wave.replace("120", "110"), kite));
    expect(await run(feed.id)).toMatchObject({ status: "DONE", report: { updated: 1, unchanged: 1 } });
  });

  test("are read again unchanged while sales have dates, which end", async () => {
    const { feed } = await create();
    const sale = (range: string) =>
      `id,title,link,price,sale_price,sale_price_effective_date,product_type\n1,Dress,https://a.example/1,9 USD,5 USD,${range},Dresses\n`;
    shop.serve(sale("2016-02-24/2999-02-28"));
    expect(await run(feed.id)).toMatchObject({ status: "DONE", report: { created: 1 } });
    expect(await run(feed.id)).toMatchObject({ status: "DONE", report: { unchanged: 1 } });
    expect(shop.statuses).toEqual([200, 200]);
    shop.serve(sale(""));
    await run(feed.id);
    expect(await run(feed.id)).toMatchObject({ status: "UNCHANGED" });
  });

  test("tell in a run's report what an editor has changed", async () => {
    const { feed } = await create();
    shop.serve(lines(wave, kite));
    await run(feed.id);
    const [{ id }] = await items();
    await asAdmin(`mutation { updateCategoryItem(input: { id: "${id}", version: 1, title: "The Wave" }) { id } }`);
    shop.serve(lines(wave, kite.replace("Kite", "New Kite")));
    const { id: runId } = await run(feed.id);
    const { data } = await asAdmin(
      `query { feedRun(id: "${runId}") { report { editedItems edited { id title fields { field label item source } } } } }`,
    );
    expect(data.feedRun.report).toEqual({
      editedItems: 1,
      edited: [
        {
          id,
          title: "The Wave",
          fields: [{ field: "title", label: "Title", item: "The Wave", source: "Wave Gown" }],
        },
      ],
    });
    const { errors } = await asAdmin(`query { feedRun(id: "${feed.id}") { id } }`);
    expect(errors[0].extensions.code).toBe("NOT_FOUND");
  });

  test("date their prices for visitors by the last run", async () => {
    const { feed } = await create();
    shop.serve(lines(wave));
    await run(feed.id);
    await api.dataSource.query("UPDATE category_items SET price_checked_at = now() - interval '3 days'");
    const age = async () => {
      const { data } = await api.run("query { categoryItems { nodes { priceAsOf } } }");
      return Date.now() - Date.parse(data.categoryItems.nodes[0].priceAsOf);
    };
    expect(await age()).toBeLessThan(3_600_000);
    await api.dataSource.query("UPDATE category_items SET price_feed_id = NULL");
    expect(await age()).toBeGreaterThan(2 * 24 * 3_600_000);
  });

  test("run one at a time", async () => {
    const { feed } = await create();
    shop.serve(lines(wave));
    await queue(feed.id);
    expect((await queue(feed.id)).errors[0].extensions.code).toBe("CONFLICT");
    expect(await work()).toBe(1);
    expect(await work()).toBe(0);
    const { feed: uploaded } = await create({ name: "Uploaded", address: null });
    expect((await queue(uploaded.id)).errors[0].message).toBe("This feed has no address. Upload its file instead.");
  });

  test("write nothing when the download fails or ends early", async () => {
    const { feed } = await create();
    for (const [change, message] of [
      [{ cutAfter: 150 }, /closed the connection before the end/],
      [{ status: 500 }, /responds with status 500/],
      [{ status: 302, location: "ftp://shop.example/" }, /redirects to something/],
      [{ status: 302, location: "/again" }, /redirects more than 5 times/],
    ] as const) {
      shop.serve(lines(wave, kite), change);
      expect(await run(feed.id)).toMatchObject({ status: "FAILED", message: expect.stringMatching(message) });
    }
    shop.serve(lines(wave));
    await queue(feed.id);
    await work({ isRefused: (address: string) => address === "127.0.0.1" });
    expect((await lastRun(feed.id)).last).toMatchObject({
      status: "FAILED",
      message: expect.stringMatching(/is on a private network/),
    });
    expect(await items()).toEqual([]);
  });

  test("ask when they shrink, and go on when a person says so", async () => {
    const { feed } = await create();
    const shoes = (count: number) =>
      Array.from({ length: count }, (_, at) => `s-${at},Shoe ${at},,Tide,Shoes,,true,10,,`);
    shop.serve(lines(...shoes(20)));
    await run(feed.id);
    shop.serve(lines(...shoes(5)));
    expect(await run(feed.id)).toMatchObject({
      status: "WAITING",
      report: { questions: ["The feed shrank: it no longer contains 15 of 20 items."] },
    });
    expect((await items()).every(({ missingRuns }) => missingRuns === 0)).toBe(true);
    expect(await run(feed.id, "isForced: true")).toMatchObject({ status: "DONE" });
    expect((await items()).filter(({ missingRuns }) => missingRuns === 1)).toHaveLength(15);
  });

  test("are repeated when the server ended during a run", async () => {
    const { feed } = await create();
    shop.serve(lines(wave));
    await queue(feed.id);
    await api.dataSource.query("UPDATE feed_runs SET status = 'RUNNING', heartbeat_at = now() - interval '3 minutes'");
    expect(await work()).toBe(0);
    await queueDueFeeds(api.dataSource.manager);
    expect(await work()).toBe(1);
    expect((await lastRun(feed.id)).last).toMatchObject({ status: "DONE", report: { created: 1 } });
  });

  test("show in a check which rule decides, and a new rule mends it", async () => {
    const { feed } = await create();
    shop.serve(lines("pump,Women's Pump,,Velo,Shoes,Bicycle,true,10,,", wave));
    const check = () => run(feed.id, "isDryRun: true");
    expect((await check()).report.decisions).toEqual([
      { category: "shoes", phrase: "shoe", count: 1 },
      { category: "dresses", phrase: "dress", count: 1 },
    ]);
    const { errors } = await asAdmin(
      "mutation ($input: CreateCategoryRuleInput!) { createCategoryRule(input: $input) { id } }",
      { input: { feedId: feed.id, kind: "WORDS", phrases: ["Pump", "Bicycle"], outcome: "LEAVE_OUT" } },
    );
    expect(errors).toEqual([]);
    expect((await check()).report.decisions).toEqual([
      { category: null, phrase: "pump + bicycle", count: 1 },
      { category: "dresses", phrase: "dress", count: 1 },
    ]);
    expect(await items()).toEqual([]);
  });

  test("reject rules that cannot decide", async () => {
    const fieldErrors = async (input: Record<string, unknown>) => {
      const base = { kind: "WORDS", phrases: ["a"], outcome: "CATEGORY", categoryName: "shoes" };
      const { errors } = await asAdmin(
        "mutation ($input: CreateCategoryRuleInput!) { createCategoryRule(input: $input) { id } }",
        { input: { ...base, ...input } },
      );
      return errors[0]?.extensions.fieldErrors;
    };
    expect(await fieldErrors({})).toBeUndefined();
    expect(await fieldErrors({ phrases: [" - "] })).toEqual({ phrases: "Enter at least one word" });
    expect(await fieldErrors({ categoryName: null })).toEqual({ categoryName: "Choose a category" });
    expect(await fieldErrors({ categoryName: "hats" })).toEqual({ categoryName: "Choose a category that exists" });
  });

  test("keep an editor's values until the editor accepts the feed's", async () => {
    const { feed } = await create({ linkTemplate: "https://t.example/{handle}" });
    shop.serve(lines(wave));
    await run(feed.id);
    const [{ id }] = await items();
    await asAdmin(
      `mutation { updateCategoryItem(input: { id: "${id}", version: 1, title: "Tide Gown", price: "$100", affiliateLink: "https://n.example/1" }) { id } }`,
    );
    shop.serve(lines(wave.replace("120", "110").replace("Dresses", "Gowns")));
    await run(feed.id);
    const differences = async () => {
      const { data } = await asAdmin(
        `query { categoryItem(id: "${id}") { title price sourceDifferences { field label source } } }`,
      );
      return data.categoryItem;
    };
    expect(await differences()).toEqual({
      title: "Tide Gown",
      price: "$100",
      sourceDifferences: [
        { field: "TITLE", label: "Title", source: "Wave Gown" },
        { field: "PRICE", label: "Price", source: "$110.00" },
        { field: "AFFILIATE_LINK", label: "Affiliate Link", source: "https://t.example/wave" },
      ],
    });
    expect((await api.run(`query { categoryItem(id: "${id}") { sourceDifferences { field } } }`)).errors).not.toEqual(
      [],
    );
    const { data } = await asAdmin(
      `mutation { acceptSourceValues(input: { ids: ["${id}"], fields: [TITLE, PRICE] }) { matched changed undoId } }`,
    );
    expect(data.acceptSourceValues).toEqual({ matched: 1, changed: 1, undoId: expect.any(String) });
    expect(await differences()).toMatchObject({ title: "Wave Gown", price: "$110.00" });
    const [accepted] = await items();
    expect(accepted).toMatchObject({
      priceAmount: 110,
      priceCurrency: "USD",
      priceFeedId: feed.id,
      garments: ["gown"],
    });
    await asAdmin(`mutation { undo(input: { id: "${data.acceptSourceValues.undoId}" }) { undone } }`);
    expect(await differences()).toMatchObject({ title: "Tide Gown", price: "$100" });
  });

  test("leave their items behind when they are deleted", async () => {
    const { feed } = await create();
    shop.serve(lines(wave));
    await run(feed.id);
    expect((await asAdmin(`mutation { deleteFeed(input: { id: "${feed.id}" }) { id } }`)).errors).toEqual([]);
    expect(await items()).toMatchObject([{ title: "Wave Gown", feedId: null, sourceKey: null, priceFeedId: null }]);
  });
});
