import { pressedBy } from "../../../core/access/press";
import { buildItem } from "../../../testing/build";
import { type TestApi, testApi } from "../../../testing/testApi";
import { mailPaths } from "../../../../site/mailPages";
import { readLinkKey } from "../../../core/access/signedLink";
import { Mail } from "../../site/mail/mail.entity";
import { confirm } from "./confirmation.service";
import { Subscriber } from "./subscriber.entity";
import { readConfirmLink } from "./subscriberLinks.service";

const subscribe = `mutation ($input: SubscribeNewsletterInput!) {
  subscribeNewsletter(input: $input) { __typename } }`;

describe("asking for alerts", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  const db = () => api.dataSource.manager;

  let caller = 0;
  const ask = (email: string, pieces: readonly string[]) =>
    api.run(subscribe, { input: { email, source: "favorites", pieces } }, { clientAddress: `198.51.100.${caller++}` });
  const readPieces = async (email: string): Promise<string[]> => {
    const rows: { id: string }[] = await db().query(
      `SELECT offer_id AS id FROM subscriber_products JOIN newsletter_subscribers subscriber ON subscriber.id = subscriber_id
       WHERE email = $1 ORDER BY offer_id`,
      [email],
    );
    return rows.map(({ id }) => id);
  };
  /** Presses the button of the page that the newest mail links to. */
  const confirmNewest = async (recipient: string) => {
    const mail = await db().findOneOrFail(Mail, { where: { recipient }, order: { createdAt: "DESC" } });
    const [address] = new RegExp(`http\\S+${mailPaths.confirm()}[^\\]\\s]+`).exec(mail.text.replace(/\n/g, "")) ?? [""];
    const link = readConfirmLink(await readLinkKey(db()), Object.fromEntries(new URL(address).searchParams));
    if (!link) throw new Error("The link has a wrong signature.");
    return (await confirm(db(), link, pressedBy(null))).state;
  };

  test("stores the pieces after the confirmation only, also of a confirmed subscriber", async () => {
    const email = "saver@example.com";
    const [first, second] = [await buildItem(db()), await buildItem(db())];
    expect((await ask(email, [first.id])).data.subscribeNewsletter.__typename).toBe("NewsletterSubscribed");
    expect(await readPieces(email)).toEqual([]);
    expect(await confirmNewest(email)).toBe("open");
    expect(await readPieces(email)).toEqual([first.id]);
    const subscriber = await db().findOneByOrFail(Subscriber, { email });
    expect(subscriber).toMatchObject({ alerts: true, newsletters: false, digest: "NEVER" });
    await ask(email, [first.id, second.id]);
    expect(await readPieces(email)).toEqual([first.id]);
    expect(await confirmNewest(email)).toBe("open");
    expect(await readPieces(email)).toEqual([first.id, second.id].sort());
    expect(await confirmNewest(email)).toBe("done");
    const again = await ask(email, [second.id]);
    expect(again.data.subscribeNewsletter.__typename).toBe("NewsletterAlreadySubscribed");
  });

  test("asks at once about other pieces, and not again about the same", async () => {
    const email = "two@example.com";
    const [first, second] = [await buildItem(db()), await buildItem(db())];
    const kinds: string[] = [];
    for (const { id } of [first, first, second])
      kinds.push((await ask(email, [id])).data.subscribeNewsletter.__typename as string);
    expect(kinds).toEqual(["NewsletterSubscribed", "NewsletterAlreadySubscribed", "NewsletterSubscribed"]);
    expect(await confirmNewest(email)).toBe("open");
    expect(await readPieces(email)).toEqual([second.id]);
  });

  test("refuses too many pieces, and what is no id", async () => {
    const { id } = await buildItem(db());
    const many = await ask("many@example.com", Array<string>(51).fill(id));
    expect(many.errors[0]).toMatchObject({ extensions: { code: "BAD_USER_INPUT" } });
    const wrong = await ask("wrong@example.com", ["coat"]);
    expect(wrong.errors[0]).toMatchObject({ extensions: { code: "BAD_USER_INPUT" } });
  });

  test("takes 50 pieces by one link", async () => {
    const email = "fifty@example.com";
    const items = await Promise.all(Array.from({ length: 50 }, () => buildItem(db())));
    await ask(
      email,
      items.map(({ id }) => id),
    );
    expect(await confirmNewest(email)).toBe("open");
    expect(await readPieces(email)).toHaveLength(50);
  });
});
