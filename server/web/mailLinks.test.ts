import fastifyCookie from "@fastify/cookie";
import fastify, { type FastifyInstance } from "fastify";
import type { MailNotice, MailPreferences } from "../../site/mailPages";
import { buildAdministrator, buildCelebrity, buildItem, buildShow } from "../testing/build";
import { askElsewhere } from "../testing/askElsewhere";
import { type TestApi, testApi } from "../testing/testApi";
import { deleteUnconfirmed } from "../features/readers/readers/confirmation.service";
import { startSession } from "../features/people/accounts/session.service";
import { queueMails } from "../features/site/mail/mails.service";
import { leavePath } from "../features/readers/readers/subscriberLinks.service";
import { countReaders } from "../features/readers/mailings/newsletters/segment.service";
import { readLinkKey } from "../core/access/signedLink";
import { registerMailLinks } from "./mailLinks";

const mutation = `mutation ($input: SubscribeNewsletterInput!) { subscribeNewsletter(input: $input) { __typename } }`;

interface QueuedMail {
  kind: string;
  status: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
}

describe("links of mails", () => {
  let api: TestApi;
  let app: FastifyInstance;
  let caller = 0;
  beforeAll(async () => {
    api = await testApi();
    app = fastify();
    await app.register(fastifyCookie);
    await registerMailLinks(app, {
      db: () => api.dataSource.manager,
      publicUrl: null,
      // The page's content stands for the page.
      showPage: (_request, reply, { status, headers = {}, mailPage }) =>
        Promise.resolve(reply.status(status).headers(headers).send(mailPage)) as Promise<typeof reply>,
    });
  });
  afterAll(async () => {
    await app.close();
    await api.stop();
  });
  beforeEach(() =>
    api.dataSource.query(
      "TRUNCATE newsletter_subscribers, consents, mails, celebrities, questions RESTART IDENTITY CASCADE",
    ),
  );

  const subscribe = async (input: Record<string, string> = {}) => {
    const { data, errors } = await api.run(
      mutation,
      { input: { email: "reader@example.com", source: "footer", ...input } },
      { clientAddress: `198.51.100.${caller++ % 250}` },
    );
    return (data?.subscribeNewsletter.__typename ?? errors[0].extensions.code) as string;
  };
  const mails = (): Promise<QueuedMail[]> => api.dataSource.query("SELECT * FROM mails ORDER BY created_at, kind");
  const linksOf = ({ html }: QueuedMail): string[] =>
    [...html.matchAll(/href="http:\/\/[^/"]+(\/newsletter\/[^"]*)"/g)].map(([, path]) => path.replaceAll("&amp;", "&"));
  const newestLink = async (path: string): Promise<string> => {
    const links = (await mails()).flatMap(linksOf).filter((link) => link.startsWith(`/newsletter/${path}?`));
    const link = links.at(-1);
    if (!link) throw new Error(`no mail has a link to ${path}`);
    return link;
  };
  const get = (url: string, method: "GET" | "HEAD" = "GET") => app.inject({ method, url });
  const press = (url: string, form: [string, string][] = []) =>
    app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.example" },
      payload: new URLSearchParams(form).toString(),
    });
  const row = async () => {
    const [subscriber] = await api.dataSource.query<Record<string, unknown>[]>(
      "SELECT email, subscribed, confirmed_at IS NOT NULL AS confirmed, newsletters, digest, alerts, topics FROM newsletter_subscribers",
    );
    return subscriber;
  };
  const actions = async (): Promise<string[]> =>
    (await api.dataSource.query<{ action: string }[]>("SELECT action FROM consents ORDER BY given_at")).map(
      ({ action }) => action,
    );
  const everything = async (): Promise<unknown> => [
    await api.dataSource.query("SELECT * FROM newsletter_subscribers ORDER BY id"),
    await api.dataSource.query("SELECT * FROM subscriber_celebrities ORDER BY subscriber_id, celebrity_id"),
    await api.dataSource.query("SELECT * FROM consents ORDER BY id"),
    await api.dataSource.query("SELECT * FROM mails ORDER BY id"),
    await api.dataSource.query("SELECT * FROM page_views"),
    await api.dataSource.query("SELECT * FROM link_clicks"),
  ];
  const confirmed = async (): Promise<void> => {
    await subscribe();
    expect((await press(await newestLink("confirm"))).json<MailNotice>().title).toBe("You are subscribed");
  };

  test("confirm an address: asked, confirmed, welcomed, with a record of each act", async () => {
    expect(await subscribe()).toBe("NewsletterSubscribed");
    expect(await row()).toMatchObject({ subscribed: true, confirmed: false, newsletters: true, digest: "NEVER" });
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: "CONFIRMATION", recipient: "reader@example.com" });
    expect(mail.text).toContain("Our newsletter");
    const link = await newestLink("confirm");
    const page = await get(link);
    expect(page.json()).toMatchObject({ title: "Please confirm your address", button: { action: link } });
    expect(page.headers).toMatchObject({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
    expect((await press(link)).json()).toMatchObject({ title: "You are subscribed", items: ["Our newsletter"] });
    expect(await row()).toMatchObject({ subscribed: true, confirmed: true });
    expect((await mails()).map(({ kind }) => kind)).toEqual(["CONFIRMATION", "WELCOME"]);
    const consents = await api.dataSource.query("SELECT action, source, wording FROM consents ORDER BY given_at");
    expect(consents).toMatchObject([
      { action: "ASKED", source: "footer", wording: expect.stringContaining("one mail to confirm") as string },
      { action: "CONFIRMED", source: "confirmation page" },
    ]);
  });

  test("confirm once for 30 simultaneous presses", async () => {
    await subscribe();
    const link = await newestLink("confirm");
    const answers = await Promise.all(Array.from({ length: 30 }, () => press(link)));
    expect(answers.map((answer) => answer.json<MailNotice>().title)).toEqual(Array(30).fill("You are subscribed"));
    expect(await actions()).toEqual(["ASKED", "CONFIRMED"]);
    expect((await mails()).filter(({ kind }) => kind === "WELCOME")).toHaveLength(1);
  });

  test("change nothing for a scanner that opens them all", async () => {
    const { slug } = await buildCelebrity(api.dataSource.manager, { name: "Ada Lace" });
    await confirmed();
    await subscribe({ celebrity: slug, source: "celebrity_page" });
    await subscribe({ email: "other@example.com" });
    const links = (await mails()).flatMap(linksOf);
    expect(links.length).toBeGreaterThan(6);
    const before = await everything();
    for (const link of links) {
      expect((await get(link, "HEAD")).statusCode).toBe(200);
      expect((await get(link)).statusCode).toBe(200);
    }
    expect(await everything()).toEqual(before);
  });

  test("are refused when a part of them is changed", async () => {
    await confirmed();
    const before = await everything();
    for (const path of ["confirm", "leave", "preferences"]) {
      const link = new URL(await newestLink(path), "http://x");
      for (const name of link.searchParams.keys()) {
        const other = new URL(link);
        other.searchParams.set(name, name === "list" ? "digest" : `${link.searchParams.get(name)}1`);
        for (const search of [other.search, other.search.replace(`${name}=`, "x="), "", "?sig=%00", `?sig=a&sig=b`]) {
          expect((await get(other.pathname + search)).statusCode).toBe(404);
          expect((await press(other.pathname + search)).statusCode).toBe(404);
        }
      }
    }
    expect(await everything()).toEqual(before);
  });

  test("leave by one click, in both forms that programs send, again and again", async () => {
    await confirmed();
    const link = await newestLink("leave");
    const multipart = {
      headers: { "content-type": "multipart/form-data; boundary=b" },
      payload: '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    };
    for (const answer of [
      await press(link, [["List-Unsubscribe", "One-Click"]]),
      await app.inject({ method: "POST", url: link, ...multipart }),
      await press(link, [["List-Unsubscribe", "One-Click"]]),
    ])
      expect([answer.statusCode, answer.body]).toEqual([200, "You get no more mail from us."]);
    expect(await row()).toMatchObject({ subscribed: false, newsletters: false });
    expect(await actions()).toEqual(["ASKED", "CONFIRMED", "LEFT"]);
  });

  test("stop the mails that wait for their turn, of the list that was left alone", async () => {
    await confirmed();
    const { manager } = api.dataSource;
    const [{ id }] = await manager.query<{ id: string }[]>("SELECT id FROM newsletter_subscribers");
    const content = { recipient: "reader@example.com", subject: "s", html: "<p>h</p>", text: "t" };
    await queueMails(manager, [
      { ...content, key: "newsletter:1", kind: "NEWSLETTER" },
      { ...content, key: "digest:1", kind: "DIGEST" },
      { ...content, key: "newsletter:2", kind: "NEWSLETTER", recipient: "other@example.com" },
    ]);
    await manager.query("UPDATE newsletter_subscribers SET digest = 'DAILY'");
    await press(leavePath(await readLinkKey(manager), id, "newsletter"));
    const waiting = async (): Promise<string[]> =>
      (
        await manager.query<{ key: string }[]>(
          "SELECT key FROM mails WHERE status = 'WAITING' AND key LIKE '%:_' ORDER BY key",
        )
      ).map(({ key }) => key);
    expect(await waiting()).toEqual(["digest:1", "newsletter:2"]);
    await press(await newestLink("preferences"), [["digest", "NEVER"]]);
    expect(await waiting()).toEqual(["newsletter:2"]);
  });

  test("leave after the address was deleted, and after it was entered again", async () => {
    await confirmed();
    const link = await newestLink("leave");
    const preferences = await newestLink("preferences");
    expect((await press(preferences, [["press", "delete"]])).statusCode).toBe(422);
    expect(await row()).toBeDefined();
    const gone = await press(preferences, [
      ["press", "delete"],
      ["sure", "on"],
    ]);
    expect(gone.json()).toMatchObject({ title: "Everything is deleted" });
    expect(await row()).toBeUndefined();
    expect(await mails()).toEqual([]);
    expect(JSON.stringify(await everything())).not.toContain("reader@");
    expect((await press(link)).json()).toMatchObject({ title: "You have left" });
    expect((await get(preferences)).statusCode).toBe(410);
    await subscribe();
    expect(await row()).toMatchObject({ subscribed: true });
    await press(link);
    expect(await row()).toMatchObject({ subscribed: false });
  });

  test("do not bring back who has left: an old confirmation changes nothing", async () => {
    await confirmed();
    const link = await newestLink("confirm");
    await press(await newestLink("leave"));
    expect((await press(link)).json()).toMatchObject({ title: "You have chosen otherwise since" });
    expect(await row()).toMatchObject({ subscribed: false });
  });

  test("let who has left begin again, with a new confirmation, and nothing before it", async () => {
    const { slug } = await buildCelebrity(api.dataSource.manager, { name: "Ada Lace" });
    await confirmed();
    await press(await newestLink("leave"));
    const left = await row();
    // Anybody can type the address.
    expect(await subscribe({ celebrity: slug, source: "celebrity_page" })).toBe("NewsletterSubscribed");
    expect(await row()).toEqual(left);
    await api.dataSource.query("UPDATE consents SET given_at = given_at - interval '31 days'");
    expect(await deleteUnconfirmed(api.dataSource.manager)).toBe(0);
    await api.dataSource.query("UPDATE consents SET given_at = given_at + interval '31 days'");
    await press(await newestLink("confirm"));
    expect(await row()).toMatchObject({ subscribed: true, confirmed: true, newsletters: false, digest: "WEEKLY" });
    expect((await mails()).filter(({ kind }) => kind === "WELCOME")).toHaveLength(2);
  });

  test("keep who was on no list before out of it, when a stranger types an address that never confirmed and left", async () => {
    await subscribe();
    await press(await newestLink("leave"));
    await subscribe();
    expect(await row()).toMatchObject({ subscribed: false, confirmed: false });
    await api.dataSource.query("UPDATE consents SET given_at = given_at - interval '31 days'");
    expect(await deleteUnconfirmed(api.dataSource.manager)).toBe(0);
    expect(await row()).toMatchObject({ subscribed: false });
  });

  test("record who pressed, and from where, until everything is deleted", async () => {
    await subscribe();
    const { manager } = api.dataSource;
    const administrator = await buildAdministrator(manager, {
      email: "hanne@example.com",
      password: "a long password",
    });
    const { cookie } = await startSession(manager, administrator.id, "");
    const link = await newestLink("confirm");
    await app.inject({
      method: "POST",
      url: link,
      remoteAddress: "203.0.113.7",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
        cookie: `session=${cookie}`,
      },
      payload: "",
    });
    const records = () =>
      api.dataSource.query<Record<string, string>[]>(
        "SELECT action, pressed_by, client_address, device FROM consents ORDER BY given_at",
      );
    expect((await records()).at(-1)).toEqual({
      action: "CONFIRMED",
      pressed_by: administrator.name,
      client_address: "203.0.113.7",
      device: "Firefox on Linux",
    });
    expect((await records())[0].client_address).toMatch(/^198\.51\.100\./);
    await press(await newestLink("preferences"), [
      ["press", "delete"],
      ["sure", "on"],
    ]);
    expect(new Set((await records()).map(({ client_address: from }) => from))).toEqual(new Set([""]));
  });

  describe("to an address whose mails came back", () => {
    const suppress = (reason: "BOUNCE" | "COMPLAINT") =>
      api.dataSource.query("INSERT INTO mail_suppressions (address, reason) VALUES ('reader@example.com', $1)", [
        reason,
      ]);
    const suppressions = () => api.dataSource.query<object[]>("SELECT address FROM mail_suppressions");
    beforeEach(() => api.dataSource.query("TRUNCATE mail_suppressions"));
    afterEach(() => api.dataSource.query("TRUNCATE mail_suppressions"));

    test("go out once more for a subscriber who signs up again, and the confirmation ends the suppression", async () => {
      await confirmed();
      await suppress("BOUNCE");
      await api.dataSource.query("UPDATE mails SET status = 'BOUNCED' WHERE kind = 'CONFIRMATION'");
      expect(await subscribe()).toBe("NewsletterSubscribed");
      expect((await mails()).filter(({ kind }) => kind === "CONFIRMATION")).toHaveLength(2);
      const link = await newestLink("confirm");
      expect((await get(link)).json()).toMatchObject({ title: "Please confirm your address" });
      expect(await suppressions()).toHaveLength(1);
      await press(link);
      expect(await suppressions()).toEqual([]);
      expect((await get(link)).json()).toMatchObject({ title: "You are subscribed" });
    });

    test("are refused with a sentence after that try, and after a complaint", async () => {
      await suppress("BOUNCE");
      expect(await subscribe()).toBe("NewsletterSubscribed");
      expect(await subscribe()).toBe("NewsletterAlreadySubscribed");
      await api.dataSource.query("UPDATE mails SET status = 'BOUNCED'");
      expect(await subscribe()).toBe("BAD_USER_INPUT");
      await api.dataSource.query("UPDATE mail_suppressions SET reason = 'COMPLAINT', retried_at = NULL");
      expect(await subscribe()).toBe("BAD_USER_INPUT");
      expect((await mails()).filter(({ kind }) => kind === "CONFIRMATION")).toHaveLength(1);
    });
  });

  test("are sent again after an hour, and three times a day", async () => {
    const later = () => api.dataSource.query("UPDATE consents SET given_at = given_at - interval '61 minutes'");
    const answers = [await subscribe(), await subscribe()];
    for (let n = 0; n < 3; n++) {
      await later();
      answers.push(await subscribe());
    }
    expect(answers).toEqual([
      "NewsletterSubscribed",
      "NewsletterAlreadySubscribed",
      "NewsletterSubscribed",
      "NewsletterSubscribed",
      "TOO_MANY_REQUESTS",
    ]);
    expect(await mails()).toHaveLength(3);
  });

  test("of an address that nobody confirmed end after 30 days", async () => {
    await subscribe();
    await api.dataSource.query("INSERT INTO newsletter_subscribers (email) VALUES ('before@example.com')");
    const link = await newestLink("confirm");
    expect(await deleteUnconfirmed(api.dataSource.manager)).toBe(0);
    await api.dataSource.query("UPDATE consents SET given_at = given_at - interval '31 days'");
    expect(await deleteUnconfirmed(api.dataSource.manager)).toBe(1);
    expect((await press(link)).statusCode).toBe(410);
    expect(await row()).toMatchObject({ email: "before@example.com" });
    expect(await api.dataSource.query("SELECT client_address, device FROM consents")).toEqual([
      { client_address: "", device: "" },
    ]);
  });

  test("follow a celebrity once a week, without the newsletter", async () => {
    const { slug } = await buildCelebrity(api.dataSource.manager, { name: "Ada Lace" });
    await subscribe({ celebrity: slug, source: "celebrity_page" });
    const items = ["New looks of Ada Lace, once a week"];
    expect((await get(await newestLink("confirm"))).json()).toMatchObject({ items });
    expect((await press(await newestLink("confirm"))).json()).toMatchObject({ items });
    expect(await row()).toMatchObject({ confirmed: true, newsletters: false, digest: "WEEKLY" });
  });

  test("follow a place by mail, and end it on the preference page", async () => {
    const { manager } = api.dataSource;
    const show = await buildShow(manager, { title: "Harbor Lights" });
    const hidden = await buildShow(manager, { status: "DRAFT" });
    expect(await subscribe({ place: hidden.id, source: "place_page" })).toBe("BAD_USER_INPUT");
    await subscribe({ place: show.id, source: "place_page" });
    const items = ["New looks of Harbor Lights, once a week"];
    expect((await press(await newestLink("confirm"))).json()).toMatchObject({ items });
    expect(await row()).toMatchObject({ confirmed: true, newsletters: false, digest: "WEEKLY" });
    expect(await subscribe({ place: show.id, source: "place_page" })).toBe("NewsletterAlreadySubscribed");
    const segment = { source: null, topics: [], celebrityIds: [show.id] };
    await manager.query("UPDATE newsletter_subscribers SET newsletters = TRUE");
    expect(await countReaders(manager, segment)).toBe(1);
    const link = await newestLink("preferences");
    const chosen: [string, string][] = [
      ["digest", "DAILY"],
      ["shown", show.id],
    ];
    expect((await get(link)).json<MailPreferences>().celebrities).toMatchObject([
      { value: show.id, name: "Harbor Lights" },
    ]);
    expect((await press(link, [...chosen, ["press", "export"]])).json()).toMatchObject({ followed: ["Harbor Lights"] });
    await press(link, [...chosen, ["press", "save"], ["celebrity", show.id]]);
    expect((await get(link)).json<MailPreferences>().celebrities).toHaveLength(1);
    await press(link, [...chosen, ["press", "save"]]);
    expect((await get(link)).json<MailPreferences>().celebrities).toEqual([]);
    expect(await countReaders(manager, segment)).toBe(0);
  });

  test("are needed before a stranger's entry changes what a subscriber gets", async () => {
    const { slug } = await buildCelebrity(api.dataSource.manager, { name: "Ada Lace" });
    await confirmed();
    const before = await row();
    expect(await subscribe({ celebrity: slug })).toBe("NewsletterSubscribed");
    expect(await row()).toEqual(before);
    await press(await newestLink("confirm"));
    expect(await row()).toMatchObject({ newsletters: true, digest: "WEEKLY" });
    expect(await subscribe({ celebrity: slug })).toBe("NewsletterAlreadySubscribed");
    expect((await mails()).filter(({ kind }) => kind === "WELCOME")).toHaveLength(1);
  });

  test("save what a subscriber chooses, and find celebrities by name", async () => {
    const [ada, bea] = [
      await buildCelebrity(api.dataSource.manager, { name: "Ada Lace" }),
      await buildCelebrity(api.dataSource.manager, { name: "Bea Lace" }),
    ];
    await confirmed();
    const link = await newestLink("preferences");
    const chosen: [string, string][] = [
      ["digest", "DAILY"],
      ["alerts", "on"],
      ["topic", "vintage"],
    ];
    const found = await press(link, [...chosen, ["press", "save"], ["search", "lace"]]);
    expect(found.json<MailPreferences>()).toMatchObject({
      digest: "DAILY",
      alerts: true,
      newsletters: false,
      celebrities: [
        { value: ada.id, chosen: false },
        { value: bea.id, chosen: false },
      ],
    });
    const unknown = await press(link, [...chosen, ["press", "save"], ["search", "Nobody"]]);
    expect(unknown.statusCode).toBe(422);
    expect(unknown.json()).toMatchObject({ search: "Nobody", digest: "DAILY", message: { isError: true } });
    expect(await row()).toMatchObject({ digest: "NEVER" });
    const saved = await press(link, [...chosen, ["press", "save"], ["celebrity", ada.id], ["search", "bea lace"]]);
    expect([saved.statusCode, saved.headers.location]).toEqual([303, `${link}&saved=1`]);
    expect(await row()).toMatchObject({ newsletters: false, digest: "DAILY", alerts: true, topics: ["vintage"] });
    expect((await get(`${link}&saved=1`)).json()).toMatchObject({
      message: { text: "Your choices are saved.", isError: false },
      celebrities: [{ name: "Ada Lace" }, { name: "Bea Lace" }],
    });
    await press(link, [["press", "save"]]);
    expect(await row()).toMatchObject({ subscribed: false });
    expect((await actions()).slice(-2)).toEqual(["CHANGED", "LEFT"]);
  });

  test("set target prices of saved pieces, and remove pieces", async () => {
    const { manager } = api.dataSource;
    const [coat, hat] = [
      await buildItem(manager, { title: "Wool Coat" }),
      await buildItem(manager, { title: "Felt Hat" }),
    ];
    await confirmed();
    await manager.query(
      "INSERT INTO subscriber_products (subscriber_id, offer_id) SELECT id, unnest($1::uuid[]) FROM newsletter_subscribers",
      [[coat.id, hat.id]],
    );
    const link = await newestLink("preferences");
    const both: [string, string][] = [
      ["shown", coat.id],
      ["shown", hat.id],
      ["alerts", "on"],
      ["piece", coat.id],
      ["piece", hat.id],
      ["press", "save"],
    ];
    for (const typed of ["cheap", "-5", "0", "10 - 20", "0.001", "1e12", "9999999999999"]) {
      const refused = await press(link, [...both, [`target-${coat.id}`, typed]]);
      expect([typed, refused.statusCode]).toEqual([typed, 422]);
      const page = refused.json<MailPreferences>();
      expect(page.message?.text).toMatch(/^“Wool Coat”: .+ Nothing was saved[.]$/);
      expect(page.pieces.find(({ value }) => value === coat.id)?.target).toBe(typed);
    }
    await press(link, [...both, [`target-${coat.id}`, "€ 49,90"], [`target-${hat.id}`, "20"]]);
    const shown = async () =>
      (await get(link))
        .json<MailPreferences>()
        .pieces.map(({ name, target }) => `${name}: ${target}`)
        .sort();
    expect(await shown()).toEqual(["Felt Hat: USD 20.00", "Wool Coat: EUR 49.90"]);
    await press(link, [
      ...both.filter(([name, value]) => name !== "piece" || value !== hat.id),
      [`target-${coat.id}`, ""],
    ]);
    expect(await shown()).toEqual(["Wool Coat: "]);
  });

  test("keep what came after the preference page was opened, and a celebrity in the trash", async () => {
    const { manager } = api.dataSource;
    const { id, slug } = await buildCelebrity(manager, { name: "Ada Lace" });
    const coat = await buildItem(manager, { title: "Wool Coat" });
    await subscribe({ celebrity: slug, source: "celebrity_page" });
    await press(await newestLink("confirm"));
    await manager.query("UPDATE celebrities SET deleted_at = now() WHERE id = $1", [id]);
    const link = await newestLink("preferences");
    expect((await get(link)).json<MailPreferences>().celebrities).toEqual([]);
    await manager.query(
      "INSERT INTO subscriber_products (subscriber_id, offer_id) SELECT id, $1 FROM newsletter_subscribers",
      [coat.id],
    );
    const chosen: [string, string][] = [
      ["press", "save"],
      ["digest", "DAILY"],
      ["alerts", "on"],
    ];
    const unsaved = await press(link, [...chosen, ["search", "Nobody"]]);
    expect(unsaved.json<MailPreferences>().pieces).toMatchObject([{ name: "Wool Coat", chosen: true }]);
    await press(link, chosen);
    await manager.query("UPDATE celebrities SET deleted_at = NULL WHERE id = $1", [id]);
    const { celebrities, pieces } = (await get(link)).json<MailPreferences>();
    expect([celebrities, pieces]).toMatchObject([[{ name: "Ada Lace" }], [{ name: "Wool Coat" }]]);
  });

  test("stop every mail that waits, when the reader leaves all of them", async () => {
    await confirmed();
    const [{ id }] = await api.dataSource.query<{ id: string }[]>("SELECT id FROM newsletter_subscribers");
    await press(leavePath(await readLinkKey(api.dataSource.manager), id, "all"));
    expect((await mails()).map(({ status }) => status)).toEqual(["SUPPRESSED", "SUPPRESSED"]);
  });

  test("delete the address where else the reader left it; question and correction stay", async () => {
    await confirmed();
    await askElsewhere(api.dataSource, "reader@example.com");
    await api.dataSource.query(
      "INSERT INTO mail_suppressions (address, reason) VALUES ('reader@example.com', 'COMPLAINT')",
    );
    const link = await newestLink("preferences");
    expect((await press(link, [["press", "export"]])).json()).toMatchObject({ suppression: { reason: "COMPLAINT" } });
    const answer = await press(link, [
      ["press", "delete"],
      ["sure", "on"],
    ]);
    expect(answer.json<MailNotice>().text).toContain("stays on the list of addresses that get no mail");
    await api.dataSource.query("TRUNCATE mail_suppressions");
    expect(await api.dataSource.query("SELECT FROM reader_addresses")).toEqual([]);
    expect(await api.dataSource.query("SELECT body FROM corrections")).toEqual([{ body: "It is the midi." }]);
    expect(await api.dataSource.query("SELECT body FROM questions")).toEqual([{ body: "Which coat?" }]);
  });

  test("reach every table that keeps an address of a reader", async () => {
    const tables = await api.dataSource.query<{ name: string }[]>(
      `SELECT table_name AS name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name ~ '(^|_)(e?mail|recipient)$'
         AND table_name NOT IN ('admin_users', 'invites', 'settings')`,
    );
    expect(tables.map(({ name }) => name).sort()).toEqual(["mails", "newsletter_subscribers", "reader_addresses"]);
  });

  test("export everything about the address", async () => {
    await confirmed();
    await askElsewhere(api.dataSource, "reader@example.com");
    const file = await press(await newestLink("preferences"), [["press", "export"]]);
    expect(file.headers["content-disposition"]).toBe('attachment; filename="my-mails.json"');
    expect(file.json()).toMatchObject({
      email: "reader@example.com",
      newsletters: true,
      consents: [{ action: "CONFIRMED" }, { action: "ASKED" }],
      mails: [{ kind: "WELCOME" }, { kind: "CONFIRMATION" }],
      questions: [{ question: "Which coat?", confirmedAt: null }],
      corrections: [{ correction: "It is the midi." }],
    });
  });
});
