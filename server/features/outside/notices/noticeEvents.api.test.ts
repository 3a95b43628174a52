import { buildCelebrity } from "../../../testing/build";
import { type TestApi, testApi } from "../../../testing/testApi";
import { Feed } from "../../imports/feeds/feed.entity";
import { FeedRunStatus } from "../../imports/feeds/feed.types";
import { FeedRun } from "../../imports/feeds/run/feedRun.entity";
import { collectLinks } from "../../shops/links/collectLinks";
import { importSampleData } from "../../imports/sampleData/sampleData.service";
import { WebhookEndpoint } from "../webhooks/webhookEndpoint.entity";
import { createDispatcher, deliveryOptions } from "../webhooks/delivery/dispatch.service";
import { announceNotices } from "./notices.service";

describe("webhook events of notices", () => {
  let api: TestApi;
  beforeEach(async () => (api = await testApi()));
  afterEach(() => api.stop());

  const db = () => api.dataSource.manager;
  const events = (): Promise<{ type: string; data: object }[]> => db().query("SELECT type, data FROM content_events");
  const run = (feedId: string, status: FeedRunStatus) =>
    db().insert(FeedRun, { feedId, status, report: null as never, finishedAt: new Date(), createdAt: new Date() });
  const failFeed = async () => {
    const { id } = await db().save(Feed, db().create(Feed, { name: "Northloom" }));
    await run(id, FeedRunStatus.FAILED);
    return id;
  };

  test("are written once, and again when the cause comes back", async () => {
    const id = await failFeed();
    expect([await announceNotices(db()), await announceNotices(db())]).toEqual([1, 0]);
    const title = "The last run of the feed “Northloom” failed.";
    const data = { id, slug: null, title, status: null, path: `/admin/feeds?feed=${id}` };
    expect(await events()).toEqual([{ type: "feed.failed", data }]);
    for (const status of [FeedRunStatus.DONE, FeedRunStatus.FAILED]) {
      await run(id, status);
      await announceNotices(db());
    }
    expect(await events()).toHaveLength(2);
  });

  test("are written once by two processes", async () => {
    await failFeed();
    await Promise.all([announceNotices(db()), announceNotices(db())]);
    expect(await events()).toHaveLength(1);
  });

  test("go to endpoints that chose them", async () => {
    for (const eventType of ["feed.failed", "link.dead"]) {
      const endpoint = { url: `https://hooks.example/${eventType}`, eventTypes: [eventType], secret: "whsec_c2VjcmV0" };
      await db().insert(WebhookEndpoint, endpoint);
    }
    await failFeed();
    await announceNotices(db());
    const dispatcher = createDispatcher(
      db(),
      { ...deliveryOptions, isRefused: () => true, publicUrl: null },
      () => undefined,
    );
    expect(await dispatcher.start()).toBe(1);
    await dispatcher.settle();
    expect(await db().query("SELECT event_type FROM webhook_deliveries")).toEqual([{ event_type: "feed.failed" }]);
  });

  test("leave what was announced about content", async () => {
    const { id } = await buildCelebrity(db());
    await db().query("INSERT INTO announced_rows VALUES ('celebrity', $1, 'PUBLIC', 1)", [id]);
    await announceNotices(db());
    expect(await db().query("SELECT row_type FROM announced_rows")).toEqual([{ row_type: "celebrity" }]);
  });

  test("are not written for the sample data", async () => {
    await importSampleData(db(), null);
    await collectLinks(db());
    expect(await announceNotices(db())).toBe(0);
  });
});
