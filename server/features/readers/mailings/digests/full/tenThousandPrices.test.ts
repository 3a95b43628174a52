import type { DataSource } from "typeorm";
import { testDatabase } from "../../../../../testing/database/testDatabase";
import { applyRules, buildPriceHistories, datePrices } from "../../../../../testing/priceHistories";
import { sendAlerts } from "../sendAlerts.service";

const readerCount = 400;

/** Pieces are shared out among the readers; nobody has seen any of these prices. */
const build = `
  INSERT INTO newsletter_subscribers (email, source, alerts, confirmed_at)
    SELECT 'reader' || n || '@example.com', 'footer', TRUE, now() FROM generate_series(1, ${readerCount}) n;
  INSERT INTO subscriber_products (subscriber_id, offer_id)
    SELECT subscriber.id, item.id FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM newsletter_subscribers) subscriber
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS n FROM category_items) item ON item.n % ${readerCount} + 1 = subscriber.n;
  UPDATE subscriber_products SET price_seen_on = NULL;`;

/** Fails some transactions after their mails were written. */
const failAtRandom = `
  CREATE FUNCTION fail_at_random() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF random() < 0.4 THEN RAISE EXCEPTION 'killed'; END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER fail_at_random AFTER UPDATE ON subscriber_products FOR EACH STATEMENT EXECUTE FUNCTION fail_at_random();`;

describe("alerts about 10,000 generated price histories", () => {
  let dataSource: DataSource;
  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(() => dataSource.destroy());

  /** One of two processes: it is started again until it ends. */
  async function work(): Promise<void> {
    for (;;) {
      const problem = await sendAlerts(dataSource.manager).then(
        () => null,
        (error: Error) => error.message,
      );
      if (problem === null) return;
      expect(problem).toBe("killed");
    }
  }

  test("tell about exactly the real drops, once each", async () => {
    const histories = await buildPriceHistories(dataSource.manager);
    await dataSource.query("UPDATE category_items SET title = 'Piece ' || id");
    // One statement makes ten thousand alerts, which takes a busy machine longer than a statement of the site may take.
    await dataSource.transaction(async (transaction) => {
      await transaction.query("SET LOCAL statement_timeout = 0");
      await transaction.query(build);
    });
    await dataSource.query(failAtRandom);
    try {
      await Promise.all([work(), work()]);
    } finally {
      await dataSource.query("DROP FUNCTION fail_at_random CASCADE");
    }
    expect(await sendAlerts(dataSource.manager)).toBe(0);
    const mails: { text: string }[] = await dataSource.query("SELECT text FROM mails");
    const sent = mails.flatMap(({ text }) => [
      ...text.replace(/\s+/g, " ").matchAll(/Price drop: Piece ([\da-f-]{36})/g),
    ]);
    const actual = sent.map(([, id]) => id).sort();
    const drops = [...histories].filter(([, one]) => applyRules(one).droppedFrom !== null);
    expect(drops.length).toBeGreaterThan(histories.size / 20);
    expect(actual).toEqual(drops.map(([id]) => id).sort());
    // What the former price and the new one are.
    const [id, one] = drops[0];
    const { amount, currency } = datePrices(one).at(-1) ?? { amount: 0, currency: "USD" };
    const format = (value: number) => new Intl.NumberFormat("en-US", { style: "currency", currency }).format(value);
    const text = mails.map((mail) => mail.text.replace(/\s+/g, " ")).find((mail) => mail.includes(id)) ?? "";
    const sentence = `dropped from ${format(applyRules(one).droppedFrom ?? 0)} to ${format(amount)}.`;
    expect(text.slice(text.indexOf(id))).toContain(sentence);
  }, 300_000);
});
