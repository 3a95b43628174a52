import { setUpMail } from "../../site/mail/mailSite.service";
import { type TestApi, testApi } from "../../../testing/testApi";

const subscribe = `mutation ($input: SubscribeNewsletterInput!) { subscribeNewsletter(input: $input) {
  __typename ... on NewsletterSubscribed { message next outboxPath } ... on NewsletterAlreadySubscribed { message next outboxPath } } }`;

describe("subscribeNewsletter", () => {
  let api: TestApi;
  let caller = 0;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  beforeEach(() => {
    setUp({ canSend: true });
    return api.dataSource.query("TRUNCATE newsletter_subscribers, consents CASCADE");
  });
  const setUp = (setup: { canSend: boolean; isOutboxPublic?: boolean }) =>
    setUpMail(api.dataSource.manager, { origin: "https://a.example", isOutboxPublic: false, ...setup });

  const from = () => ({ clientAddress: `198.51.100.${caller++}` });
  const rows = (): Promise<{ email: string; source: string }[]> =>
    api.dataSource.query("SELECT email, source FROM newsletter_subscribers");

  test("thanks a new subscriber, and recognizes the address later in any case", async () => {
    const first = await api.run(subscribe, { input: { email: "  Reader@Example.com ", source: "footer" } }, from());
    expect(first.data.subscribeNewsletter).toEqual({
      __typename: "NewsletterSubscribed",
      message: "Thank you for subscribing to our newsletter!",
      next: "Please open the mail that we have sent you, and confirm your address.",
      outboxPath: null,
    });
    const second = await api.run(subscribe, { input: { email: "reader@example.COM", source: "blog_page" } }, from());
    expect(second.data.subscribeNewsletter).toEqual({
      __typename: "NewsletterAlreadySubscribed",
      message: "This email is already subscribed to our newsletter.",
      next: "It is not confirmed yet. Please open the mail that we sent you a moment ago, and confirm your address.",
      outboxPath: null,
    });
    expect(await rows()).toEqual([{ email: "reader@example.com", source: "footer" }]);
  });

  test("adds an address once for 30 simultaneous requests", async () => {
    const results = await Promise.all(
      Array.from({ length: 30 }, () =>
        api.run(subscribe, { input: { email: "reader@example.com", source: "footer" } }, from()),
      ),
    );
    const kinds = results.map(({ data }) => data.subscribeNewsletter.__typename);
    expect(kinds.filter((kind) => kind === "NewsletterSubscribed")).toHaveLength(1);
    expect(kinds.filter((kind) => kind === "NewsletterAlreadySubscribed")).toHaveLength(29);
    expect(await rows()).toHaveLength(1);
  });

  const answer = async (source = "home") =>
    (await api.run(subscribe, { input: { email: "reader@example.com", source } }, from())).data.subscribeNewsletter;

  test("asks who has left, and changes nothing before the confirmation", async () => {
    await api.dataSource.query(
      "INSERT INTO newsletter_subscribers (email, subscribed, confirmed_at) VALUES ('reader@example.com', FALSE, '2026-01-05')",
    );
    const read = () => api.dataSource.query("SELECT * FROM newsletter_subscribers");
    const before = await read();
    expect((await answer()).__typename).toBe("NewsletterSubscribed");
    expect(await read()).toEqual(before);
  });

  test("says nothing more to a confirmed reader, and to everybody when the site cannot send mails", async () => {
    await api.dataSource.query(
      "INSERT INTO newsletter_subscribers (email, confirmed_at) VALUES ('reader@example.com', now())",
    );
    expect(await answer()).toMatchObject({ __typename: "NewsletterAlreadySubscribed", next: null });
    setUp({ canSend: false });
    await api.dataSource.query("TRUNCATE newsletter_subscribers CASCADE");
    expect((await answer()).next).toMatch(/^This site cannot send mails yet[.]/);
  });

  test("leads to the mail in a local demo, which sends none", async () => {
    setUp({ canSend: false, isOutboxPublic: true });
    const { outboxPath, next } = await answer();
    expect([outboxPath, next]).toEqual([expect.stringMatching(/^[/]outbox[/]/), expect.stringMatching(/^Please open/)]);
    expect((await answer()).outboxPath).toBe(outboxPath);
  });

  test.each([
    ["", "Please enter your email address."],
    ["   ", "Please enter your email address."],
    ["reader", "Please enter a valid email address"],
    ["reader@example.com\r\nBcc: all@example.com", "Please enter a valid email address"],
    [`${"r".repeat(250)}@example.com`, "Please enter a valid email address"],
    ['"\\r\\eader"@example.com', "Please enter a valid email address"],
    ['"reader"@example.com', "Please enter a valid email address"],
    ["reader\u202e@example.com", "Please enter a valid email address"],
    ["rea\u200bder@example.com", "Please enter a valid email address"],
  ])("rejects %j with a message", async (email, sentence) => {
    const { errors } = await api.run(subscribe, { input: { email, source: "footer" } }, from());
    expect(errors[0].extensions).toEqual({ code: "BAD_USER_INPUT", fieldErrors: { email: sentence } });
    expect(await rows()).toEqual([]);
  });

  test("rejects an unknown form", async () => {
    const { errors } = await api.run(subscribe, { input: { email: "reader@example.com", source: "popup" } }, from());
    expect(errors[0].extensions.code).toBe("BAD_USER_INPUT");
  });

  test("rejects the sixth attempt per minute from one address", async () => {
    const place = from();
    const attempt = (n: number) =>
      api.run(subscribe, { input: { email: `reader${n}@example.com`, source: "footer" } }, place);
    for (let n = 0; n < 5; n++) expect((await attempt(n)).errors).toEqual([]);
    expect((await attempt(5)).errors[0].extensions.code).toBe("TOO_MANY_REQUESTS");
    expect(await rows()).toHaveLength(5);
  });

  test("rejects the 51st attempt per day from one address", async () => {
    const place = from();
    const attempt = (n: number) =>
      api.run(subscribe, { input: { email: `reader${n}@example.com`, source: "footer" } }, place);
    const answers: unknown[] = [];
    for (let n = 0; n < 51; n++) {
      // Another minute.
      await api.dataSource.query("DELETE FROM attempts WHERE key LIKE 'subscriptions:%'");
      answers.push((await attempt(n)).errors[0]?.message);
    }
    expect(answers.slice(0, 50)).toEqual(Array(50).fill(undefined));
    expect(answers[50]).toBe("Too many subscriptions from your network. Please try again tomorrow.");
    expect(await rows()).toHaveLength(50);
  });

  test("answers a bot with success and writes nothing", async () => {
    const { data } = await api.run(
      subscribe,
      { input: { email: "bot@example.com", source: "footer", website: "https://spam.example" } },
      from(),
    );
    expect(data.subscribeNewsletter.__typename).toBe("NewsletterSubscribed");
    expect(await rows()).toEqual([]);
  });
});
