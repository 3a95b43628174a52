import pino from "pino";
import { dayFromToday as day } from "../../../testing/time/days";
import { editor } from "../../../testing/editor";
import { exportHeader, kite, wave } from "../../../testing/feeds/feedFiles";
import { type FeedServer, startFeedServer } from "../../../testing/feeds/feedServer";
import { passDays } from "../../../testing/time/passDays";
import { type TestApi, testApi } from "../../../testing/testApi";
import { queueDueFeeds } from "./run/feedRuns.service";
import { runWaitingFeeds } from "./run/runFeed.service";

const log = pino({ level: "silent" });
const shirt = "shirt,Linen Dress,,Tide,Dresses,,true,80,,";

describe("a week of nightly runs", () => {
  let api: TestApi;
  let shop: FeedServer;
  let feedId: string;
  beforeAll(async () => {
    api = await testApi();
    shop = await startFeedServer();
    const data = await asEditor("mutation ($input: CreateFeedInput!) { createFeed(input: $input) { id } }", {
      input: { name: "Tide", address: shop.url, currency: "USD", isNightly: true, runHour: 3 },
    });
    feedId = data.createFeed.id;
  }, 60_000);
  afterAll(async () => {
    await shop.stop();
    await api.stop();
  });

  const asEditor = async (text: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await api.run(text, variables, { actor: editor });
    expect(errors).toEqual([]);
    return data;
  };

  interface Night {
    status: string;
    report: { created: number; updated: number; unchanged: number; missing: number; unavailable: number } | null;
  }

  /** One night: a day passes, the feed is due, and its run imports what the shop serves then. */
  async function night(...rows: string[]): Promise<Night> {
    await passDays(api.dataSource, 1);
    await api.dataSource.query("UPDATE feeds SET next_run_at = now() - interval '1 minute'");
    shop.serve([exportHeader, ...rows, ""].join("\n"));
    await queueDueFeeds(api.dataSource.manager);
    expect(await runWaitingFeeds(api.dataSource.manager, log, { isRefused: () => false })).toBe(1);
    const data = await asEditor(
      "query ($id: ID!) { feed(id: $id) { runs { status report { created updated unchanged missing unavailable } } } }",
      { id: feedId },
    );
    return data.feed.runs[0];
  }

  /** What a visitor reads of a product. */
  async function read(title: string) {
    const { data, errors } = await api.run(
      `query ($search: String) { categoryItems(filter: { search: $search }) { nodes {
         id price isAvailable priceAsOf priceDroppedFrom priceHistory { day amount } } } }`,
      { search: title },
    );
    expect(errors).toEqual([]);
    const { priceAsOf, priceHistory, ...rest } = data.categoryItems.nodes[0];
    const history = (priceHistory as { day: string; amount: number }[]).map((point) => [point.day, point.amount]);
    return { ...rest, asOf: priceAsOf.slice(0, 10), history };
  }

  /** The transaction that wrote each row last. */
  const writers = async (): Promise<unknown[]> =>
    api.dataSource.query(
      `SELECT id::text, xmin::text FROM category_items UNION ALL SELECT offer_id || day::text, xmin::text FROM price_days ORDER BY 1`,
    );

  /** The transactions after a night without the day's passing, which writes the rows itself. */
  async function writersOfNight(work: () => Promise<unknown>): Promise<{ before: unknown[]; after: unknown[] }> {
    const before = await writers();
    await work();
    return { before, after: await writers() };
  }

  test("keeps every price, reports a drop, and loses nothing that an editor wrote", async () => {
    // Monday: everything is new.
    expect(await night(wave, kite, shirt)).toMatchObject({ status: "DONE", report: { created: 3 } });
    expect(await read("Wave Gown")).toMatchObject({
      price: "$120.00",
      history: [[day(0), 120]],
      priceDroppedFrom: null,
    });
    const { id } = await read("Linen Dress");
    await asEditor(
      `mutation { updateCategoryItem(input: { id: "${id}", version: 1, title: "Linen Day Dress" }) { id } }`,
    );

    // Tuesday: nothing changed; the prices are a day fresher all the same.
    expect(await night(wave, kite, shirt)).toMatchObject({ status: "UNCHANGED" });
    expect(await read("Wave Gown")).toMatchObject({
      asOf: day(0),
      history: [
        [day(-1), 120],
        [day(0), 120],
      ],
    });

    // Wednesday: the gown costs less, the sandal is not in the feed.
    const cheaper = wave.replace(",120,", ",99,");
    expect(await night(cheaper, shirt)).toMatchObject({ report: { updated: 1, unchanged: 1, missing: 1 } });
    const drop = [
      [day(-2), 120],
      [day(0), 99],
    ];
    expect(await read("Wave Gown")).toMatchObject({ price: "$99.00", priceDroppedFrom: 120, history: drop });
    expect(await read("Kite Sandal")).toMatchObject({ isAvailable: true, asOf: day(-2) });

    // Thursday: the sandal is missing for the second time. The file differs by a comma, or it would not be read.
    expect(await night(`${cheaper},`, shirt)).toMatchObject({ report: { unavailable: 1 } });
    expect(await read("Kite Sandal")).toMatchObject({ isAvailable: false });

    // Friday: it returns at a higher price.
    expect(await night(cheaper, shirt, kite.replace("49.9", "59.9"))).toMatchObject({ report: { updated: 1 } });
    expect(await read("Kite Sandal")).toMatchObject({
      isAvailable: true,
      price: "$59.90",
      priceDroppedFrom: null,
      history: [
        [day(-4), 49.9],
        [day(0), 59.9],
      ],
    });

    // Saturday: the dress changes in the feed; the editor's title stays.
    const renamed = shirt.replace("Linen Dress", "Flax Dress").replace(",80,", ",75,");
    expect(await night(cheaper, renamed, kite.replace("49.9", "59.9"))).toMatchObject({ report: { updated: 1 } });
    expect(await read("Linen Day Dress")).toMatchObject({ price: "$75.00", priceDroppedFrom: 80 });

    // Sunday: the gown costs more again, so nothing has dropped.
    expect(await night(wave, renamed, kite.replace("49.9", "59.9"))).toMatchObject({ report: { updated: 1 } });
    expect(await read("Wave Gown")).toMatchObject({
      priceDroppedFrom: null,
      history: [
        [day(-6), 120],
        [day(-4), 99],
        [day(0), 120],
      ],
    });
  });

  test("writes no row in a night in which the feed is the same", async () => {
    const rows = [wave, kite, shirt];
    await night(...rows);
    const run = () =>
      asEditor("mutation ($input: RunFeedInput!) { runFeed(input: $input) { status } }", {
        input: { id: feedId },
      }).then(() => runWaitingFeeds(api.dataSource.manager, log, { isRefused: () => false }));
    const same = await writersOfNight(run);
    expect(same.after).toEqual(same.before);
    // Also when the file differs, but none of its products.
    shop.serve([exportHeader, ...rows.toReversed(), ""].join("\n"));
    const reordered = await writersOfNight(run);
    expect(reordered.after).toEqual(reordered.before);
  });
});
