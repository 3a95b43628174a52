import { randomUUID } from "node:crypto";
import type { DataSource } from "typeorm";
import {
  buildBrand,
  buildCelebrity,
  buildEvent,
  buildOutfit,
  buildPiece,
  buildScene,
  buildShow,
} from "../../../../testing/build";
import { testDatabase } from "../../../../testing/database/testDatabase";
import { dayFromToday } from "../../../../testing/time/days";
import type { Celebrity } from "../../../content/celebrity/celebrity.entity";
import { Mail } from "../../../site/mail/mail.entity";
import { Outfit } from "../../../content/outfit/outfit.entity";
import { Subscriber } from "../../readers/subscriber.entity";
import { SubscriberCelebrity } from "../../readers/subscriberCelebrity.entity";
import { SubscriberPlace } from "../../readers/subscriberPlace.entity";
import { sendDigests } from "./sendDigests.service";

/** A Tuesday: the first run of the week was the day before. */
const tuesday = Date.parse("2027-03-02T12:00:00Z");

describe("digests", () => {
  let dataSource: DataSource;
  let ada: Celebrity;
  let day: number;
  const db = () => dataSource.manager;
  const run = (days = 1, time = "T12:00:00Z") => {
    day += days;
    const date = new Date(tuesday + day * 86_400_000).toISOString().slice(0, 10);
    return sendDigests(db(), undefined, new Date(date + time));
  };

  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(() => dataSource.destroy());
  beforeEach(async () => {
    await dataSource.query(
      "TRUNCATE mails, newsletter_subscribers, digest_runs, digest_looks, celebrities, outfits, shows, events, brands CASCADE",
    );
    day = -2;
    ada = await buildCelebrity(db(), { name: "Ada", slug: "ada" });
    await run();
  });

  const build = async (row: Partial<Subscriber> = {}, followed: readonly string[] = [ada.id]): Promise<Subscriber> => {
    const values = { email: `${randomUUID()}@example.com`, source: "footer", confirmedAt: new Date(), digest: "DAILY" };
    const subscriber = await db().save(Subscriber, Object.assign(db().create(Subscriber, row), { ...values, ...row }));
    await db().insert(
      SubscriberCelebrity,
      followed.map((celebrityId) => ({ subscriberId: subscriber.id, celebrityId })),
    );
    return subscriber;
  };
  const publish = (row: Partial<Outfit> = {}) => buildOutfit(db(), { celebrityId: ada.id, ...row });
  /** Texts of the mails so far, with their lines joined. */
  const texts = async (): Promise<string[]> =>
    (await db().find(Mail, { order: { createdAt: "ASC", id: "ASC" } })).map(({ text }) => text.replace(/\s+/g, " "));

  test("have the new looks of followed celebrities, and links of the reader", async () => {
    const bea = await buildCelebrity(db(), { name: "Bea" });
    const other = await buildCelebrity(db(), { name: "Cleo" });
    const { id } = await build({ email: "reader@example.com" }, [ada.id, bea.id]);
    await publish({ title: "Blue Coat", slug: "blue-coat", occasion: "Premiere" });
    await publish({ title: "Red Gown", celebrityId: bea.id, date: "2026-06-01" });
    await publish({ title: "Of another", celebrityId: other.id });
    expect(await run()).toBe(1);
    const [mail] = await db().find(Mail);
    expect(mail).toMatchObject({
      kind: "DIGEST",
      recipient: "reader@example.com",
      subject: "2 new looks of Bea and Ada",
    });
    expect(mail.key).toBe(`digest:2027-03-02:${id}`);
    expect(mail.unsubscribeUrl).toContain(`id=${id}&list=digest`);
    expect(mail.text).toContain(mail.unsubscribeUrl);
    expect(mail.text).toContain("/newsletter/preferences?");
    const [text] = await texts();
    expect(text).toMatch(/Red Gown .*Bea.*Blue Coat \[http:\/\/127\.0\.0\.1:4000\/outfit\/blue-coat\] Ada Premiere/);
    expect(text).not.toContain("Of another");
  });

  test("have the new looks of followed places, each once, and none of a hidden place", async () => {
    const show = await buildShow(db(), { title: "Harbor Lights", slug: "harbor-lights" });
    const hidden = await buildShow(db(), { status: "DRAFT" });
    const scene = await buildScene(db(), show.id);
    const gala = await buildEvent(db(), { series: "Lumen Gala" });
    const brand = await buildBrand(db(), { name: "Northloom" });
    const follow = async (reader: Subscriber, ...ids: string[]) =>
      db().insert(
        SubscriberPlace,
        ids.map((placeId) => ({ subscriberId: reader.id, placeId })),
      );
    await follow(await build({ email: "show@example.com" }, []), show.id, scene.seasonId, hidden.id, randomUUID());
    await follow(await build({ email: "all@example.com" }), show.id, gala.id, brand.id);
    await follow(await build({ email: "none@example.com" }, []), hidden.id);
    const other = await buildCelebrity(db(), { name: "Bea" });
    await publish({ title: "Green Coat", celebrityId: other.id, ...scene });
    await publish({ title: "Hidden Cape", celebrityId: other.id, showId: hidden.id });
    await publish({ title: "Draft Cape", celebrityId: other.id, status: "DRAFT", ...scene });
    await publish({ title: "Red Gown", celebrityId: ada.id, eventId: gala.id });
    const clutch = await publish({ title: "Glass Clutch", celebrityId: other.id });
    await buildPiece(db(), { outfitId: clutch.id, brandName: "northloom" });
    expect(await run()).toBe(2);
    const mails = await db().find(Mail, { order: { recipient: "DESC" } });
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ["show@example.com", "1 new look of Harbor Lights"],
      ["all@example.com", expect.stringMatching(/^3 new looks of .* and 1 more$/)],
    ]);
    const [ofShow, ofAll] = mails.map(({ text }) => text.replace(/\s+/g, " "));
    expect(ofShow).toMatch(/Green Coat .*Bea Harbor Lights/);
    expect(ofAll).toMatch(/Bea Northloom/);
    expect(ofAll.match(/Red Gown/g)).toHaveLength(1);
    expect(ofShow + ofAll).not.toContain("Cape");
    expect(await run()).toBe(0);
  });

  test("are not sent without news, and have each look once", async () => {
    await publish({ title: "Before" });
    await run();
    await build();
    expect(await run()).toBe(0);
    await publish({ title: "After" });
    expect(await run()).toBe(1);
    expect(await run(0)).toBe(0);
    expect(await run()).toBe(0);
    const [text, ...others] = await texts();
    expect(text).toContain("After");
    expect(text).not.toContain("Before");
    expect(others).toEqual([]);
  });

  test("go to confirmed readers of digests only", async () => {
    await build({ email: "yes@example.com" });
    await build({ confirmedAt: null });
    await build({ subscribed: false });
    await build({ digest: "NEVER" });
    await build({}, []);
    await publish();
    await run();
    expect((await db().find(Mail)).map(({ recipient }) => recipient)).toEqual(["yes@example.com"]);
  });

  test("leave out what visitors cannot see", async () => {
    await build();
    const hidden = await buildCelebrity(db(), { status: "DRAFT" });
    await build({}, [hidden.id]);
    await publish({ deletedAt: new Date() });
    await publish({ status: "DRAFT" });
    await publish({ date: dayFromToday(3) });
    await publish({ celebrityId: hidden.id });
    expect(await run()).toBe(0);
  });

  test("find looks that are published late, backdated or scheduled, each once", async () => {
    await build();
    const [draft, scheduled] = [
      await publish({ title: "Late", status: "DRAFT" }),
      await publish({ title: "Scheduled", date: dayFromToday(3) }),
    ];
    await publish({ title: "Backdated", date: "2019-01-01" });
    await run();
    await db().update(Outfit, draft.id, { status: "PUBLISHED" });
    await run();
    await db().update(Outfit, scheduled.id, { date: dayFromToday(0) });
    await run();
    // One that is published again is not new again.
    await db().update(Outfit, draft.id, { status: "DRAFT" });
    await run();
    await db().update(Outfit, draft.id, { status: "PUBLISHED" });
    await run();
    const sent = (await texts()).map((text) =>
      ["Backdated", "Late", "Scheduled"].filter((title) => text.includes(title)),
    );
    expect(sent).toEqual([["Backdated"], ["Late"], ["Scheduled"]]);
  });

  test("come weekly with the first run of a week, and have all looks of the week", async () => {
    await build({ digest: "WEEKLY" });
    await publish({ title: "Tuesday" });
    await run();
    await publish({ title: "Wednesday" });
    expect(await run()).toBe(0);
    // There is no run on Monday.
    await publish({ title: "Sunday" });
    expect(await run(6)).toBe(1);
    await publish({ title: "Wednesday again" });
    expect(await run()).toBe(0);
    const [text] = await texts();
    for (const title of ["Tuesday", "Wednesday", "Sunday"]) expect(text).toContain(title);
  });

  test("have no look twice and miss none when the rhythm changes", async () => {
    const { id } = await build();
    await publish({ title: "First" });
    await run();
    await db().update(Subscriber, id, { digest: "WEEKLY" });
    await publish({ title: "Second" });
    expect(await run()).toBe(0);
    await db().update(Subscriber, id, { digest: "DAILY" });
    expect(await run()).toBe(1);
    const [, text] = await texts();
    expect(text).toContain("Second");
    expect(text).not.toContain("First");
  });

  test("begin with the wish for them, and with following", async () => {
    const bea = await buildCelebrity(db());
    const { id } = await build({ digest: "NEVER" });
    const late = await build({}, []);
    await publish();
    await publish({ celebrityId: bea.id });
    await run();
    await db().update(Subscriber, id, { digest: "DAILY" });
    await db().insert(SubscriberCelebrity, { subscriberId: late.id, celebrityId: bea.id });
    expect(await run()).toBe(0);
    await publish();
    await publish({ celebrityId: bea.id });
    expect(await run()).toBe(2);
  });

  test("wait for the morning of the site's time zone", async () => {
    await dataSource.query("UPDATE settings SET time_zone = 'America/New_York'");
    try {
      await build();
      await publish();
      expect(await run(1, "T12:59:00Z")).toBe(0);
      expect(await run(0, "T13:00:00Z")).toBe(1);
    } finally {
      await dataSource.query("UPDATE settings SET time_zone = 'UTC'");
    }
  });

  test("name the celebrities of looks that find no place", async () => {
    await build();
    for (let count = 0; count < 23; count += 1) await publish();
    await run();
    const [{ subject }] = await db().find(Mail);
    expect(subject).toBe("23 new looks of Ada");
    const [text] = await texts();
    expect(text.match(/\/outfit\//g)).toHaveLength(20);
    expect(text).toMatch(/3 more new looks .*Ada \[http:\/\/127\.0\.0\.1:4000\/celebrity\/ada\]: 3 looks/);
  });
});
