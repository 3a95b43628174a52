import { randomUUID } from "node:crypto";
import type { DataSource } from "typeorm";
import { buildItem, buildOutfit, buildProduct } from "../../../../testing/build";
import { testDatabase } from "../../../../testing/database/testDatabase";
import { type SimulatedDays, simulateDays } from "../../../../testing/time/simulatedDays";
import { Mail } from "../../../site/mail/mail.entity";
import { Subscriber } from "../../readers/subscriber.entity";
import { sendAlerts } from "./sendAlerts.service";
import { SubscriberProduct } from "./subscriberProduct.entity";

const start = Date.parse("2027-03-01T12:00:00Z");
const timeOf = (day: number): Date => new Date(start + day * 86_400_000);

describe("alerts", () => {
  let dataSource: DataSource;
  let clock: SimulatedDays;
  const db = () => clock.db;
  beforeAll(async () => {
    dataSource = await testDatabase();
    clock = await simulateDays(dataSource);
  });
  afterAll(async () => {
    await clock.stop();
    await dataSource.destroy();
  });
  beforeEach(async () => {
    await db().query("TRUNCATE mails, newsletter_subscribers CASCADE");
    await clock.setTime(timeOf(0));
  });

  const before = { createdAt: timeOf(-60), priceCheckedAt: timeOf(-60) };
  const buildCoat = (price = "$240") => buildItem(db(), { title: "Coat", price, ...before });
  const build = async (saved: Partial<SubscriberProduct>[], row: Partial<Subscriber> = {}): Promise<Subscriber> => {
    const values = { email: `${randomUUID()}@example.com`, source: "footer", confirmedAt: new Date(), alerts: true };
    const subscriber = await db().save(Subscriber, db().create(Subscriber, { ...values, ...row }));
    for (const one of saved) await db().insert(SubscriberProduct, { ...one, subscriberId: subscriber.id });
    return subscriber;
  };
  const setPrice = (id: string, amount: number, currency = "USD") =>
    db().query(
      `UPDATE category_items SET price = $2::numeric::text, price_amount = $2::numeric, price_currency = $3, price_checked_at = now() WHERE id = $1`,
      [id, amount, currency],
    );
  const setStock = (id: string, inStock: boolean) =>
    db().query("UPDATE category_items SET in_stock = $2 WHERE id = $1", [id, inStock]);
  const confirmPrice = (id: string) =>
    db().query("UPDATE category_items SET price_checked_at = now() WHERE id = $1", [id]);
  const on = async (day: number, ...actions: (() => Promise<unknown>)[]): Promise<number> => {
    await clock.setTime(timeOf(day));
    for (const action of actions) await action();
    return sendAlerts(db());
  };
  const subjects = async (): Promise<string[]> =>
    (await db().find(Mail, { order: { key: "ASC" } })).map(({ subject }) => subject).sort();

  test("tell about a real drop and a return to stock, once, with links of the reader", async () => {
    const coat = await buildCoat();
    const { id, email } = await build([{ offerId: coat.id }]);
    expect(await on(1, () => confirmPrice(coat.id))).toBe(0);
    expect(await on(2, () => setPrice(coat.id, 200))).toBe(1);
    expect(await on(2)).toBe(0);
    expect(await on(3, () => setStock(coat.id, false))).toBe(0);
    expect(await on(5, () => setStock(coat.id, true))).toBe(1);
    expect(await on(6)).toBe(0);
    expect(await subjects()).toEqual(["Back in stock: Coat", "Price drop: Coat"]);
    const mail = await db().findOneByOrFail(Mail, { subject: "Price drop: Coat" });
    expect(mail).toMatchObject({ kind: "ALERT", recipient: email, key: `alert:${id}:drop:${coat.id}:2027-03-03` });
    expect(mail.unsubscribeUrl).toContain(`id=${id}&list=alerts`);
    expect(mail.text).toContain("The price dropped from $240.00 to $200.00.");
    expect(mail.text).toContain(mail.unsubscribeUrl);
  });

  test("tell about a deeper drop again, and not about a price that was raised and reduced", async () => {
    const [deeper, raised] = [await buildCoat(), await buildCoat()];
    await build([{ offerId: deeper.id }]);
    await build([{ offerId: raised.id }]);
    const both = (first: number, second: number) => async () => {
      await setPrice(deeper.id, first);
      await setPrice(raised.id, second);
    };
    expect(
      await on(
        1,
        () => confirmPrice(deeper.id),
        () => confirmPrice(raised.id),
      ),
    ).toBe(0);
    expect(await on(2, both(200, 300))).toBe(1);
    expect(await on(3, both(180, 240))).toBe(1);
    // The same day's second price changes the drop, and is not another.
    expect(await on(3, both(170, 240))).toBe(0);
    expect(await on(4, both(240, 240), both(180, 240))).toBe(0);
  });

  test("wait for the target price, in its currency", async () => {
    const coat = await buildCoat();
    await build([{ offerId: coat.id, targetPrice: "180", currency: "USD" }]);
    await build([{ offerId: coat.id, targetPrice: "500", currency: "EUR" }]);
    await on(1, () => confirmPrice(coat.id));
    expect(await on(2, () => setPrice(coat.id, 200))).toBe(0);
    expect(await on(3, () => setPrice(coat.id, 180))).toBe(1);
    expect(await on(4)).toBe(0);
  });

  test("leave out what a reader knew when saving the piece", async () => {
    const coat = await buildCoat();
    await on(1, () => confirmPrice(coat.id));
    await on(
      2,
      () => setPrice(coat.id, 200),
      () => setStock(coat.id, false),
    );
    await on(3, () => setStock(coat.id, true));
    await build([{ offerId: coat.id }]);
    expect(await on(3)).toBe(0);
    expect(await on(4, () => setPrice(coat.id, 150))).toBe(1);
  });

  test("come in one mail for all pieces of a run, of those that visitors see", async () => {
    const outfit = await buildOutfit(db(), { title: "Gala", slug: "gala" });
    const product = await buildProduct(db(), { outfitId: outfit.id, title: "Boots", price: "$90", ...before });
    const coat = await buildCoat();
    const gone = await buildCoat();
    await build([{ offerId: product.id }, { offerId: coat.id }, { offerId: gone.id }]);
    for (const row of [{ alerts: false }, { confirmedAt: null }, { subscribed: false }])
      await build([{ offerId: coat.id }], row);
    await on(
      1,
      () => confirmPrice(coat.id),
      () => confirmPrice(gone.id),
    );
    await db().query("UPDATE affiliate_products SET price_checked_at = now() WHERE id = $1", [product.id]);
    const drop = () =>
      db().query(
        "UPDATE affiliate_products SET price = '$70', price_amount = 70, price_checked_at = now() WHERE id = $1",
        [product.id],
      );
    const trash = () => db().query("UPDATE category_items SET deleted_at = now() WHERE id = $1", [gone.id]);
    expect(
      await on(
        2,
        () => setPrice(coat.id, 200),
        () => setPrice(gone.id, 1),
        drop,
        trash,
      ),
    ).toBe(1);
    const [{ text, subject }] = await db().find(Mail);
    expect(subject).toMatch(/, and 1 more$/);
    expect(text).toContain("/outfit/gala");
    expect(text).toContain("Price drop: Coat");
    expect(text).toContain("Price drop: Boots");
  });
});
