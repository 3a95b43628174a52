import { setTimeout as sleep } from "node:timers/promises";
import type { DataSource } from "typeorm";
import { testDatabase } from "../../../../../testing/database/testDatabase";
import { isRunning, killProcess, startMailProcess } from "../../../../../testing/mail/startMailProcess";
import { waitUntil } from "../../../../../testing/time/waiting";
import { sendDigests } from "../sendDigests.service";

const [readerCount, celebrityCount, lookCount] = [10_000, 150, 10];

/** Monday, Tuesday and the next Monday: the first and the last are weekly too. */
const days = ["2027-03-01", "2027-03-02", "2027-03-08"] as const;

/** Fails some transactions after their mails were written, and before they end, as the end of a process does. */
const failAtRandom = `
  CREATE FUNCTION fail_at_random() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF random() < 0.2 THEN RAISE EXCEPTION 'killed'; END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER fail_at_random AFTER UPDATE ON digest_runs FOR EACH ROW EXECUTE FUNCTION fail_at_random();`;

const build = `
  INSERT INTO celebrities (name, slug, category) SELECT 'Celebrity ' || n, 'celebrity-' || n, 'Actor' FROM generate_series(1, ${celebrityCount}) n;
  INSERT INTO newsletter_subscribers (email, source, digest, subscribed, confirmed_at)
    SELECT 'reader' || n || '@example.com', 'footer', (ARRAY['DAILY', 'WEEKLY', 'DAILY', 'WEEKLY', 'NEVER'])[n % 5 + 1], n % 50 <> 0,
      CASE WHEN n % 50 <> 1 THEN now() END FROM generate_series(1, ${readerCount}) n;`;

/** Each follows 1 to 50 celebrities. In parts, which a busy machine inserts in time. */
const parts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const follow = `
  INSERT INTO subscriber_celebrities (subscriber_id, celebrity_id)
    SELECT subscriber.id, celebrity.id
    FROM (SELECT id, row_number() OVER (ORDER BY email) AS n FROM newsletter_subscribers) subscriber
    JOIN (SELECT id, row_number() OVER (ORDER BY slug) AS n FROM celebrities) celebrity
      ON (celebrity.n * 7 + subscriber.n * 13) % ${celebrityCount} < 1 + subscriber.n / 10 % 50
    WHERE subscriber.n % 10 = $1::int`;

/** Every tenth look is a draft, every tenth in the trash, every tenth for a later day. */
const publish = (day: string): string => `
  INSERT INTO outfits (title, slug, celebrity_id, date, status, deleted_at)
    SELECT 'Look ' || n, 'look-${day}-' || n, celebrity.id,
      (now() AT TIME ZONE 'UTC')::date + CASE WHEN n % 10 = 3 THEN 2 ELSE -n END,
      CASE WHEN n % 10 = 1 THEN 'DRAFT' ELSE 'PUBLISHED' END, CASE WHEN n % 10 = 2 THEN now() END
    FROM generate_series(1, ${lookCount}) n
    JOIN (SELECT id, (row_number() OVER (ORDER BY md5(slug || '${day}')))::int AS n FROM celebrities) celebrity USING (n);`;

interface Sent {
  email: string;
  day: string;
  /** Slugs in their order. */
  looks: string[];
}

/** What readers should get, from the rows alone: readers of weekly digests get on a Monday what others got since. */
const expectedMails = `
  SELECT subscriber.email, due.day, array_agg(DISTINCT look.slug ORDER BY look.slug) AS looks
  FROM newsletter_subscribers subscriber
  JOIN subscriber_celebrities followed ON followed.subscriber_id = subscriber.id
  JOIN outfits look ON look.celebrity_id = followed.celebrity_id AND look.title ~ '[04-9]$'
  CROSS JOIN LATERAL (SELECT CASE WHEN subscriber.digest = 'WEEKLY' AND look.slug LIKE 'look-2027-03-02-%' THEN '2027-03-08'
    ELSE substring(look.slug FROM 'look-(.{10})') END AS day) due
  WHERE subscriber.subscribed AND subscriber.confirmed_at IS NOT NULL AND subscriber.digest <> 'NEVER'
  GROUP BY subscriber.email, due.day`;

describe("digests of 10,000 readers", () => {
  let dataSource: DataSource;
  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(() => dataSource.destroy());

  /** One of two processes: it is started again until it ends. */
  async function work(day: string): Promise<number> {
    for (let failures = 0; ; failures += 1) {
      const problem = await sendDigests(dataSource.manager, undefined, new Date(`${day}T12:00:00Z`)).then(
        () => null,
        (error: Error) => error.message,
      );
      if (problem === null) return failures;
      expect(problem).toBe("killed");
    }
  }

  /** A process that the system kills in the middle. The embedded engine serves one process only. */
  async function die(day: string): Promise<void> {
    if (!process.env.TEST_DATABASE_URL) return;
    const child = startMailProcess(dataSource, {}, `${day}T12:00:00Z`);
    const firstMail = "SELECT FROM mails WHERE key LIKE 'digest:' || $1 || ':%' LIMIT 1";
    await waitUntil(async () => !isRunning(child) || (await dataSource.query<[]>(firstMail, [day])).length > 0, 60_000);
    await sleep(Math.random() * 1_000);
    await killProcess(child);
  }

  test("miss nobody and nothing, and repeat nothing, when processes die in the middle", async () => {
    await dataSource.query(build);
    for (const part of parts) await dataSource.query(follow, [part]);
    await dataSource.query("ANALYZE");
    await dataSource.query(failAtRandom);
    let failures = 0;
    const begun = performance.now();
    try {
      for (const day of days) {
        await dataSource.query(publish(day));
        await die(day);
        const counts = await Promise.all([work(day), work(day), die(day)]);
        failures += counts[0] + counts[1];
      }
    } finally {
      await dataSource.query("DROP FUNCTION fail_at_random CASCADE");
    }
    const seconds = (performance.now() - begun) / 1_000;
    expect(failures).toBeGreaterThan(0);
    const mails: { recipient: string; day: string; text: string }[] = await dataSource.query(
      "SELECT recipient, split_part(key, ':', 2) AS day, text FROM mails",
    );
    const sent = mails.map(({ recipient, day, text }): Sent => {
      const looks = [...text.replace(/\s+/g, "").matchAll(/\/outfit\/(look-[\d-]+)\]/g)].map(([, slug]) => slug);
      return { email: recipient, day, looks: looks.sort() };
    });
    const expected: Sent[] = await dataSource.query(expectedMails);
    const format = (list: Sent[]) =>
      list.map(({ email, day, looks }) => `${email} ${day} ${[...looks].sort().join()}`).sort();
    const [actual, wanted] = [format(sent), format(expected)];
    expect(actual.length).toBe(wanted.length);
    expect(actual.filter((line, at) => line !== wanted[at]).slice(0, 3)).toEqual([]);
    expect(wanted.length).toBeGreaterThan(readerCount / 2);
    process.stdout.write(
      `${mails.length} digests in ${seconds.toFixed(1)} s, ${Math.round(mails.length / seconds)} a second; ${failures} failed batches\n`,
    );
  }, 900_000);
});
