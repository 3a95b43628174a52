import { randomUUID } from "node:crypto";
import type { DataSource } from "typeorm";
import { requestLoaders } from "../../../../core/graphql/context";
import { buildCelebrity, buildEvent } from "../../../../testing/build";
import { testDatabase } from "../../../../testing/database/testDatabase";
import { waitUntil } from "../../../../testing/time/waiting";
import { Consent } from "../../readers/consent.entity";
import { Subscriber } from "../../readers/subscriber.entity";
import { SubscriberCelebrity } from "../../readers/subscriberCelebrity.entity";
import { SubscriberPlace } from "../../readers/subscriberPlace.entity";
import { Newsletter, type NewsletterSegment } from "./newsletter.entity";
import { figuresOfNewsletters, storeFigures } from "./newsletterFigures.service";
import { countReaders } from "./segment.service";
import { sendDueNewsletters } from "./sendNewsletters.service";
import { testOnPostgres } from "../../../../testing/skipped";

const onPostgres = testOnPostgres("the embedded engine has one connection");
const everyone: NewsletterSegment = { source: null, topics: [], celebrityIds: [] };

describe("newsletters: sending", () => {
  let dataSource: DataSource;
  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(() => dataSource.destroy());
  beforeEach(() => dataSource.query("TRUNCATE newsletters, mails, newsletter_subscribers, consents CASCADE"));

  const db = () => dataSource.manager;
  const buildReader = (row: Partial<Subscriber> = {}): Promise<Subscriber> => {
    const values = {
      email: `${randomUUID()}@example.com`,
      source: "footer",
      confirmedAt: new Date("2026-01-01"),
      ...row,
    };
    return db().save(Subscriber, db().create(Subscriber, values));
  };
  const buildReaders = (count: number) =>
    db().query(
      `INSERT INTO newsletter_subscribers (email, source, confirmed_at)
       SELECT 'reader' || n || '@example.com', 'footer', now() - interval '1 day' FROM generate_series(1, $1::int) n`,
      [count],
    );
  /** One that is due. */
  const buildDue = (row: Partial<Newsletter> = {}): Promise<Newsletter> =>
    db().save(
      Newsletter,
      db().create(Newsletter, {
        subject: "Coats",
        body: "[a](/blog/x)",
        segment: everyone,
        status: "SCHEDULED",
        scheduledAt: new Date(Date.now() - 1_000),
        ...row,
      }),
    );
  const listRecipients = async (): Promise<string[]> =>
    (await db().query("SELECT recipient FROM mails ORDER BY recipient")).map(
      (row: { recipient: string }) => row.recipient,
    );
  const readAgain = (id: string) => db().findOneByOrFail(Newsletter, { id });
  const readFigures = (id: string) => requestLoaders(db())(figuresOfNewsletters).load(id);

  test("reach confirmed readers of newsletters only, each with links of the reader", async () => {
    const reader = await buildReader({ email: "yes@example.com" });
    await buildReader({ confirmedAt: null });
    await buildReader({ subscribed: false });
    await buildReader({ newsletters: false });
    const { id } = await buildDue();
    expect(await sendDueNewsletters(db())).toBe(1);
    const [mail] = await db().query("SELECT * FROM mails");
    expect(mail).toMatchObject({
      recipient: "yes@example.com",
      kind: "NEWSLETTER",
      subject: "Coats",
      newsletter_id: id,
    });
    expect(mail.unsubscribe_url).toContain(`id=${reader.id}`);
    expect(mail.html).toContain(`href="${mail.unsubscribe_url.replaceAll("&", "&amp;")}"`);
    expect(mail.text).toContain(mail.unsubscribe_url);
    expect(mail.html).toContain(`/blog/x?c=newsletter-${id}"`);
    expect(mail.html + mail.text).not.toMatch(/\{(?:leave|preferences)-link\}/);
    expect(mail.html).not.toMatch(/<img/);
    expect(await readAgain(id)).toMatchObject({ status: "SENT", recipients: 1 });
    expect(await sendDueNewsletters(db())).toBe(0);
  });

  onPostgres("nobody gets one who leaves while it is queued", async () => {
    const { id } = await buildReader();
    await buildDue();
    let sending: Promise<number> | undefined;
    await db().transaction(async (leaving) => {
      await leaving.query("UPDATE newsletter_subscribers SET subscribed = FALSE WHERE id = $1", [id]);
      sending = sendDueNewsletters(db());
      await waitUntil(async () => {
        const waiting: unknown[] = await db().query(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        );
        return waiting.length > 0;
      });
    });
    await sending;
    expect(await listRecipients()).toEqual([]);
  });

  test("one that is not due waits", async () => {
    await buildReader();
    await buildDue({ scheduledAt: new Date(Date.now() + 60_000) });
    expect(await sendDueNewsletters(db())).toBe(0);
  });

  test("nobody is missed and nobody gets two when queueing ends in the middle, between batches or inside one", async () => {
    await buildReaders(1_000);
    const { id } = await buildDue();
    // The process dies in the transaction of the second batch.
    await db().query(`
      CREATE FUNCTION break_queue() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN IF (SELECT count(*) FROM mails) > 400 THEN RAISE EXCEPTION 'the process died'; END IF; RETURN NEW; END $$;
      CREATE TRIGGER break_queue BEFORE INSERT ON mails FOR EACH ROW EXECUTE FUNCTION break_queue();`);
    await expect(sendDueNewsletters(db())).rejects.toThrow("the process died");
    await db().query("DROP TRIGGER break_queue ON mails; DROP FUNCTION break_queue()");
    expect(await readAgain(id)).toMatchObject({ status: "SENDING", recipients: 300 });
    expect(await listRecipients()).toHaveLength(300);

    // It is stopped between two batches.
    let batches = 0;
    const end = {
      get aborted() {
        batches += 1;
        return batches > 1;
      },
    } as AbortSignal;
    expect(await sendDueNewsletters(db(), end)).toBe(300);
    expect(await listRecipients()).toHaveLength(600);

    // What was committed is forgotten: the keys alone keep readers from getting two.
    await db().update(Newsletter, id, { lastSubscriberId: null });
    expect(await sendDueNewsletters(db())).toBe(400);
    expect(await listRecipients()).toEqual(
      Array.from({ length: 1_000 }, (_, n) => `reader${n + 1}@example.com`).sort(),
    );
    expect(await readAgain(id)).toMatchObject({ status: "SENT", recipients: 1_000 });
  });

  test("people who confirm later do not get it, and later changes do not reach it", async () => {
    await buildReaders(350);
    const { id } = await buildDue();
    let steps = 0;
    const end = {
      get aborted() {
        steps += 1;
        return steps > 2;
      },
    } as AbortSignal;
    expect(await sendDueNewsletters(db(), end)).toBe(300);
    await buildReader({
      email: "late@example.com",
      id: "ffffffff-ffff-4fff-bfff-ffffffffffff",
      confirmedAt: new Date(Date.now() + 5_000),
    });
    const started = await readAgain(id);
    await db().update(Newsletter, id, { body: "Changed." });
    expect(await sendDueNewsletters(db())).toBe(50);
    expect(await listRecipients()).not.toContain("late@example.com");
    expect((await readAgain(id)).html).toBe(started.html);
    expect(await db().query("SELECT DISTINCT length(text) FROM mails")).toHaveLength(1);
  });

  test("the readers of a segment are those of a direct computation", async () => {
    const celebrities = [await buildCelebrity(db()), await buildCelebrity(db()), await buildCelebrity(db())];
    const sources = ["footer", "home", "blog_page"];
    const topics = ["red-carpet", "vintage", "menswear"];
    /** Always the same numbers. */
    let seed = 7;
    const next = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const pick = <Item>(items: readonly Item[]): Item[] => items.filter(() => next(2) === 0);
    const readers: { row: Subscriber; follows: string[] }[] = [];
    for (let n = 0; n < 60; n += 1) {
      const row = await buildReader({
        source: sources[next(3)],
        topics: pick(topics),
        subscribed: next(6) > 0,
        newsletters: next(6) > 0,
        confirmedAt: next(6) > 0 ? new Date("2026-01-01") : null,
      });
      const follows = pick(celebrities).map(({ id }) => id);
      for (const celebrityId of follows) await db().insert(SubscriberCelebrity, { subscriberId: row.id, celebrityId });
      readers.push({ row, follows });
    }
    const matches = (segment: NewsletterSegment) =>
      readers.filter(
        ({ row, follows }) =>
          row.subscribed &&
          row.newsletters &&
          row.confirmedAt !== null &&
          (segment.source === null || segment.source === row.source) &&
          (segment.topics.length === 0 ||
            row.topics.length === 0 ||
            row.topics.some((topic) => segment.topics.includes(topic))) &&
          (segment.celebrityIds.length === 0 || follows.some((id) => segment.celebrityIds.includes(id))),
      );
    let most = 0;
    for (let n = 0; n < 12; n += 1) {
      const segment = {
        source: next(2) ? null : sources[next(3)],
        topics: pick(topics),
        celebrityIds: pick(celebrities).map(({ id }) => id),
      };
      const expected = matches(segment)
        .map(({ row }) => row.email)
        .sort();
      expect(await countReaders(db(), segment)).toBe(expected.length);
      await db().query("TRUNCATE mails");
      await buildDue({ segment });
      expect(await sendDueNewsletters(db())).toBe(expected.length);
      expect(await listRecipients()).toEqual(expected);
      most = Math.max(most, expected.length);
    }
    expect(most).toBeGreaterThan(0);
  });

  test("a segment has the readers who follow a series by another year", async () => {
    const [chosen, followed, other] = [
      await buildEvent(db(), { series: "Lumen Gala" }),
      await buildEvent(db(), { series: "Lumen Gala" }),
      await buildEvent(db(), { series: "Harbor Gala" }),
    ];
    const [reader, stranger] = [await buildReader(), await buildReader()];
    await db().insert(SubscriberPlace, { subscriberId: reader.id, placeId: followed.id });
    await db().insert(SubscriberPlace, { subscriberId: stranger.id, placeId: other.id });
    await buildDue({ segment: { ...everyone, celebrityIds: [chosen.id] } });
    await sendDueNewsletters(db());
    expect(await listRecipients()).toEqual([reader.email]);
  });

  test("figures count mails, clicks of the campaign and readers who left, and stay when mails are deleted", async () => {
    const readers = [await buildReader(), await buildReader(), await buildReader(), await buildReader()];
    const { id } = await buildDue();
    const other = await buildDue({ scheduledAt: new Date(Date.now() + 60_000) });
    await sendDueNewsletters(db());
    const setStatus = (reader: Subscriber, status: string) =>
      db().query("UPDATE mails SET status = $1 WHERE recipient = $2", [status, reader.email]);
    await setStatus(readers[0], "SENT");
    await setStatus(readers[1], "BOUNCED");
    await setStatus(readers[2], "SUPPRESSED");
    const leave = async ({ id: subscriberId }: Subscriber, givenAt = new Date()) => {
      const act = { subscriberId, emailHash: "", source: "mail", wording: "" };
      await db().insert(Consent, { ...act, action: "LEFT", givenAt });
      await db().update(Subscriber, subscriberId, { subscribed: false });
    };
    await leave(readers[0]);
    // Too late, and one who came back.
    await leave(readers[1], new Date(Date.now() + 8 * 86_400_000));
    await leave(readers[2]);
    await db().update(Subscriber, readers[2].id, { subscribed: true });
    for (const [campaign, clicks] of [
      [`newsletter-${id}`, 3],
      [`newsletter-${other.id}`, 5],
      ["winter", 7],
    ] as const)
      await db().query(
        `INSERT INTO click_days (day, target_type, target_id, retailer, campaign, clicks)
         VALUES ('2026-11-27', 'product', $1, '', $2, $3)`,
        [randomUUID(), campaign, clicks],
      );
    const figures = { delivered: 1, bounced: 1, failed: 1, clicks: 3, left: 1 };
    expect(await readFigures(id)).toEqual({ ...figures, waiting: 1 });
    await storeFigures(db());
    await db().query("TRUNCATE mails");
    expect(await readFigures(id)).toEqual({ ...figures, waiting: 0 });
  });
});
