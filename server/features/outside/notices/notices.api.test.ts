import { PublicationStatus } from "../../../core/kinds/publishableRow";
import { buildOutfit, buildProduct } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { passDays } from "../../../testing/time/passDays";
import { type TestApi, testApi } from "../../../testing/testApi";
import { Conversion } from "../../money/sales/conversion.entity";
import { ConversionImport } from "../../money/sales/conversionImport.entity";
import { Feed } from "../../imports/feeds/feed.entity";
import { FeedRunStatus } from "../../imports/feeds/feed.types";
import { FeedRun } from "../../imports/feeds/run/feedRun.entity";
import { storeBackupRun } from "../../site/backups/backups.service";
import { pauseMails, watchMailServer } from "../../site/mail/delivery/mailServer.service";
import { AffiliateProgram, ProgramKind } from "../../site/programs/affiliateProgram.entity";

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describe("notices", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterEach(async () => {
    for (const table of ["conversions", "conversion_imports", "affiliate_programs", "feeds", "affiliate_products"])
      await db().query(`DELETE FROM ${table}`);
  });
  afterAll(() => api.stop());

  const db = () => api.dataSource.manager;
  const read = async (first = 100, actor = editor) => {
    const text = `query ($first: Int!) { notices(first: $first) { totalCount nodes { id kind text path } } }`;
    const { data, errors } = await api.run(text, { first }, { actor });
    expect(errors).toEqual([]);
    return data.notices as { totalCount: number; nodes: { id: string; kind: string; text: string; path: string }[] };
  };
  const texts = async () => (await read()).nodes.map(({ text }) => text);

  let transactions = 0;
  const sell = (occurredAt: Date, more: Partial<Conversion> = {}) =>
    db().insert(Conversion, {
      program: "Awin",
      transactionId: String((transactions += 1)),
      amount: "5",
      currency: "USD",
      occurredAt,
      ...more,
    });

  const buildFeed = () => db().save(Feed, db().create(Feed, { name: "Northloom" }));
  const run = (feedId: string, status: FeedRunStatus, daysBefore: number, more: Partial<FeedRun> = {}) =>
    db().insert(FeedRun, {
      feedId,
      status,
      message: "https://shop.example/feed?key=secret",
      createdAt: daysAgo(daysBefore),
      finishedAt: daysAgo(daysBefore),
      report: null as never,
      ...more,
    });
  const buildProgram = (name = "Awin") =>
    db().save(AffiliateProgram, db().create(AffiliateProgram, { name, kind: ProgramKind.COMMISSION_NETWORK }));

  describe("of a feed", () => {
    test("appear after a failed run, and go away with the next good one", async () => {
      const { id } = await buildFeed();
      await run(id, FeedRunStatus.DONE, 3);
      expect(await texts()).toEqual([]);
      await run(id, FeedRunStatus.FAILED, 2);
      await run(id, FeedRunStatus.DONE, 1, { isDryRun: true });
      await run(id, FeedRunStatus.QUEUED, 0, { finishedAt: null });
      expect((await read()).nodes).toMatchObject([
        { kind: "FAILED_FEED", text: "The last run of the feed “Northloom” failed.", path: `/admin/feeds?feed=${id}` },
      ]);
      await run(id, FeedRunStatus.UNCHANGED, 0);
      expect(await texts()).toEqual([]);
    });

    test("are for administrators, who alone open the feeds", async () => {
      const { id } = await buildFeed();
      await run(id, FeedRunStatus.FAILED, 1);
      const { id: actorId, name } = editor;
      const person = { id: actorId, name, sessionHash: "", authenticatedAt: new Date(), role: "editor" as const };
      expect(await read(6, person)).toEqual({ totalCount: 0, nodes: [] });
    });
  });

  describe("of backups", () => {
    const backups = async (actor = editor) =>
      (await read(100, actor)).nodes.filter(({ kind }) => kind.startsWith("BACKUP_"));
    afterEach(() => db().query("TRUNCATE backup_state"));

    test("appear when a backup or its proof fails, for administrators, and go away", async () => {
      await storeBackupRun(db(), "backup", "");
      await storeBackupRun(db(), "proof", "");
      expect(await backups()).toEqual([]);
      await db().query("UPDATE backup_state SET backed_up_at = '2026-11-27T02:10:30Z', proven_at = NULL");
      await storeBackupRun(db(), "backup", "ENOSPC");
      await storeBackupRun(db(), "proof", "The table settings has other values.");
      expect((await backups()).map(({ text }) => text)).toEqual([
        "The backup failed. The last one is from 2026-11-27 02:10 UTC. The log says why.",
        "A backup could not be restored whole. There is none yet. The log says why.",
      ]);
      const { id, name } = editor;
      const person = { id, name, sessionHash: "", authenticatedAt: new Date(), role: "editor" as const };
      expect(await backups(person)).toEqual([]);
      await storeBackupRun(db(), "backup", "");
      await storeBackupRun(db(), "proof", "");
      expect(await backups()).toEqual([]);
    });

    test("have their times for administrators", async () => {
      const query = "{ backups { backedUpAt provenAt } }";
      expect((await api.run(query, {}, { actor: editor })).data).toEqual({
        backups: { backedUpAt: null, provenAt: null },
      });
      await storeBackupRun(db(), "backup", "");
      const { data } = await api.run(query, {}, { actor: editor });
      expect(data.backups).toEqual({ backedUpAt: expect.anything() as Date, provenAt: null });
    });
  });

  describe("of mails", () => {
    const stopped = async () => (await read()).nodes.filter(({ kind }) => kind === "MAILS_STOPPED");
    afterEach(() => db().query("TRUNCATE mail_server"));

    test("appear while the mail server cannot be used or mails are paused, and go away", async () => {
      const health = watchMailServer(db(), { onFailure: () => undefined, onSuccess: () => undefined });
      await health.failed("connect ECONNREFUSED");
      expect(await stopped()).toEqual([
        {
          id: "MAILS_STOPPED:00000000-0000-0000-0000-000000000001",
          kind: "MAILS_STOPPED",
          text: expect.stringMatching(
            /^The mail server cannot be used since [-0-9]{10} [:0-9]{5} UTC: 0 mails waiting\.$/,
          ),
          path: "/admin/outbox?tab=delivery",
        },
      ]);
      await health.worked();
      expect(await stopped()).toEqual([]);
      await pauseMails(db(), true);
      expect(await stopped()).toMatchObject([{ text: expect.stringContaining("Mails have been paused since") }]);
      await pauseMails(db(), false);
      expect(await stopped()).toEqual([]);
    });
  });

  describe("of a program", () => {
    const importReport = (createdAt: Date, program = "Awin") =>
      db().insert(ConversionImport, { program, fileName: "", createdAt });

    test("appear after a week without sales, and go away with a sale", async () => {
      await buildProgram();
      await importReport(daysAgo(1));
      await sell(daysAgo(36));
      expect(await texts()).toEqual([]);
      await sell(daysAgo(8));
      await sell(daysAgo(9), { transactionId: "one", line: "1" });
      await sell(daysAgo(9), { transactionId: "one", line: "2" });
      expect((await read()).nodes).toMatchObject([
        {
          kind: "NO_SALES",
          text: "“Awin” has had no sales for a week. It had 2 sales in the 28 days before.",
          path: "/admin/analytics?tab=earnings&by=PROGRAM",
        },
      ]);
      await sell(daysAgo(6));
      expect(await texts()).toEqual([]);
    });

    test("say when no report was imported", async () => {
      await buildProgram();
      await buildProgram("CJ");
      await importReport(daysAgo(8));
      await importReport(daysAgo(1), "CJ");
      await sell(daysAgo(8));
      expect((await read()).nodes).toMatchObject([
        {
          kind: "NO_REPORT",
          text: "No report of “Awin” was imported for a week. It had 1 sale in the 28 days before.",
          path: "/admin/analytics?tab=reports",
        },
      ]);
    });

    test("ignore declined sales, returns, dates in the future and deleted programs", async () => {
      await importReport(daysAgo(1));
      await sell(daysAgo(8));
      expect(await texts()).toEqual([]);
      await buildProgram();
      await sell(daysAgo(2), { state: "declined" });
      await sell(daysAgo(2), { amount: "-5" });
      await sell(daysAgo(-300));
      expect(await texts()).toHaveLength(1);
    });
  });

  test("tell of a program that declines far more sales than before", async () => {
    await buildProgram();
    const sellMany = async (count: number, day: Date, state: Conversion["state"]) => {
      for (let at = 0; at < count; at++) await sell(day, { state, transactionId: `${state} ${day.getTime()} ${at}` });
    };
    await sellMany(9, daysAgo(60), "approved");
    await sellMany(1, daysAgo(60), "declined");
    await sellMany(4, daysAgo(5), "declined");
    await sellMany(6, daysAgo(5), "approved");
    await sellMany(3, daysAgo(5), "pending");
    expect(await texts()).toEqual([]);
    await sellMany(1, daysAgo(4), "declined");
    expect((await read()).nodes).toMatchObject([
      {
        kind: "DECLINED_SALES",
        text: "“Awin” declined 5 of 11 decided sales of the last 30 days. It was 10 percent in the five months before.",
        path: "/admin/analytics?tab=earnings&by=PROGRAM",
      },
    ]);
    await sellMany(20, daysAgo(3), "approved");
    expect(await texts()).toEqual([]);
  });

  describe("of a price drop", () => {
    const setPrice = (id: string, amount: number) =>
      db().query("UPDATE affiliate_products SET price = '$' || $2::text, price_amount = $2::numeric WHERE id = $1", [
        id,
        amount,
      ]);
    const buildDropped = async (more: object = {}) => {
      const product = await buildProduct(db(), { price: "$240", ...more });
      await passDays(api.dataSource, 3);
      await setPrice(product.id, 180);
      return product;
    };

    test("appear with the drop that visitors see, the largest first, and go away with it", async () => {
      const { id } = await buildDropped();
      const large = await buildProduct(db(), { title: "Wool Coat" });
      await passDays(api.dataSource, 3);
      await setPrice(large.id, 60.5);
      expect((await read()).nodes).toMatchObject([
        { text: "The price of “Wool Coat” in “Navy Suit” dropped from $240.00 to $60.50." },
        {
          id: `PRICE_DROP:${id}`,
          text: "The price of “Navy Blazer” in “Navy Suit” dropped from $240.00 to $180.00.",
          path: `/admin/products?edit=${id}`,
        },
      ]);
      await passDays(api.dataSource, 31);
      expect(await texts()).toEqual([]);
    });

    test("leave out a price that was as low in the 30 days before", async () => {
      const { id } = await buildProduct(db(), { price: "$180" });
      for (const amount of [240, 180]) {
        await passDays(api.dataSource, 3);
        await setPrice(id, amount);
      }
      expect(await texts()).toEqual([]);
    });

    test("leave out drafts, the trash, and prices whose program forbids former ones", async () => {
      const draft = await buildOutfit(db(), { status: PublicationStatus.DRAFT });
      await buildDropped({ outfitId: draft.id });
      const { id } = await buildDropped();
      await db().query("UPDATE affiliate_products SET deleted_at = now() WHERE id = $1", [id]);
      const market = { name: "Market", kind: ProgramKind.MARKETPLACE, hosts: ["shop.example"], priceLimitHours: 24 };
      await db().save(AffiliateProgram, db().create(AffiliateProgram, market));
      await buildDropped({ affiliateLink: "https://shop.example/blazer" });
      expect(await texts()).toEqual([]);
    });
  });

  test("are limited, programs before feeds", async () => {
    const { id } = await buildFeed();
    await run(id, FeedRunStatus.FAILED, 1);
    await buildProgram();
    await sell(daysAgo(8));
    expect(await read(1)).toMatchObject({ totalCount: 2, nodes: [{ kind: "NO_REPORT" }] });
    for (const first of [0, 101]) {
      const { errors } = await api.run(`{ notices(first: ${first}) { totalCount } }`, {}, { actor: editor });
      expect(errors[0].extensions.code).toBe("BAD_USER_INPUT");
    }
  });
});
