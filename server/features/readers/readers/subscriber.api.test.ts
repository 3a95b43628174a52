import { askElsewhere } from "../../../testing/askElsewhere";
import { editor as actor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";
import { queueMails } from "../../site/mail/mails.service";

const list = `query ($first: Int, $after: String, $last: Int, $filter: SubscriberFilter, $sort: SubscriberSort, $reverse: Boolean) {
  subscribers(first: $first, after: $after, last: $last, filter: $filter, sort: $sort, reverse: $reverse) {
    totalCount nodes { email source status createdAt } pageInfo { hasNextPage endCursor } } }`;

describe("newsletter subscribers", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    await api.dataSource.query("TRUNCATE newsletter_subscribers, consents, audit_log CASCADE");
    await api.dataSource.query(
      `INSERT INTO newsletter_subscribers (email, source, subscribed, created_at, confirmed_at) VALUES
       ('ada@example.com', 'footer', TRUE, '2026-01-05', now()), ('bea_x@example.com', 'home', FALSE, '2026-02-05', now()),
       ('cleo@example.org', 'category-shoes', TRUE, '2026-03-05', NULL)`,
    );
  });

  const emails = async (variables: Record<string, unknown> = {}): Promise<string[]> =>
    (await api.run(list, variables, { actor })).data.subscribers.nodes.map((node: { email: string }) => node.email);

  test("paginate, newest first", async () => {
    const { data } = await api.run(list, { first: 2 }, { actor });
    expect(data.subscribers.totalCount).toBe(3);
    expect(data.subscribers.nodes[0]).toEqual({
      email: "cleo@example.org",
      source: "category-shoes",
      status: "WAITING",
      createdAt: "2026-03-05T00:00:00.000Z",
    });
    expect(data.subscribers.pageInfo.hasNextPage).toBe(true);
    expect(await emails({ first: 2, after: data.subscribers.pageInfo.endCursor })).toEqual(["ada@example.com"]);
  });

  test.each([
    ["EMAIL", ["ada@example.com", "bea_x@example.com", "cleo@example.org"]],
    ["SOURCE", ["cleo@example.org", "ada@example.com", "bea_x@example.com"]],
    ["STATUS", ["ada@example.com", "cleo@example.org", "bea_x@example.com"]],
  ])("sort by %s, also reversed and from the end", async (sort, order) => {
    expect(await emails({ sort })).toEqual(order);
    expect(await emails({ sort, reverse: true })).toEqual([...order].reverse());
    expect(await emails({ sort, last: 2 })).toEqual(order.slice(1));
  });

  test.each([
    [{ search: "EXAMPLE.ORG" }, ["cleo@example.org"]],
    [{ search: "a_x" }, ["bea_x@example.com"]],
    [{ search: "%" }, []],
    [{ search: "foot" }, ["ada@example.com"]],
    [{ status: "LEFT" }, ["bea_x@example.com"]],
    [{ status: "CONFIRMED", search: "example.com" }, ["ada@example.com"]],
    [{ search: "x".repeat(10_000) }, []],
  ])("are filtered by %j", async (filter, found) => {
    expect(await emails({ filter })).toEqual(found);
  });

  test("have one state each, in the list, in the filter and in the counts", async () => {
    const { manager } = api.dataSource;
    await manager.query(
      "INSERT INTO newsletter_subscribers (email, confirmed_at, created_at) VALUES ('dora@example.com', now(), '2026-01-01')",
    );
    await manager.query(
      "INSERT INTO mail_suppressions (address, reason) VALUES ('dora@example.com', 'BOUNCE'), ('bea_x@example.com', 'BOUNCE')",
    );
    const counts = await api.run("{ subscriberCounts { confirmed waiting left suppressed } }", {}, { actor });
    const { data } = await api.run(list, { sort: "STATUS" }, { actor });
    const suppressed = await emails({ filter: { status: "SUPPRESSED" } });
    await manager.query("TRUNCATE mail_suppressions");
    expect(counts.data.subscriberCounts).toEqual({ confirmed: 1, waiting: 1, left: 1, suppressed: 1 });
    expect(data.subscribers.nodes.map(({ email, status }: Record<string, string>) => `${email} ${status}`)).toEqual([
      "ada@example.com CONFIRMED",
      "cleo@example.org WAITING",
      "dora@example.com SUPPRESSED",
      "bea_x@example.com LEFT",
    ]);
    expect(suppressed).toEqual(["dora@example.com"]);
  });

  test("are asked to confirm once, and the record says so", async () => {
    await api.dataSource.query("TRUNCATE mails");
    const counts = async () =>
      (await api.run("{ subscriberCounts { confirmed waiting neverAsked } }", {}, { actor })).data.subscriberCounts;
    const ask = async () => (await api.run("mutation { askSubscribersToConfirm }", {}, { actor })).data;
    expect(await emails({ filter: { status: "CONFIRMED" } })).toEqual(["ada@example.com"]);
    expect(await emails({ filter: { status: "WAITING" } })).toEqual(["cleo@example.org"]);
    expect(await counts()).toEqual({ confirmed: 1, waiting: 1, neverAsked: 1 });
    expect(await ask()).toEqual({ askSubscribersToConfirm: 1 });
    expect(await counts()).toEqual({ confirmed: 1, waiting: 1, neverAsked: 0 });
    expect(await ask()).toEqual({ askSubscribersToConfirm: 0 });
    expect(await api.dataSource.query("SELECT kind, recipient FROM mails")).toEqual([
      { kind: "CONFIRMATION", recipient: "cleo@example.org" },
    ]);
    const [{ id }] = await api.dataSource.query("SELECT id FROM newsletter_subscribers WHERE email LIKE 'cleo%'");
    const consents = "query ($id: ID!) { subscriberConsents(id: $id) { action source } }";
    const { data } = await api.run(consents, { id }, { actor });
    expect(data.subscriberConsents).toEqual([{ action: "ASKED", source: "asked by an editor" }]);
    expect((await api.run(consents, { id })).errors[0].extensions.code).toBe("UNAUTHENTICATED");
    expect((await api.run("mutation { askSubscribersToConfirm }")).errors[0].extensions.code).toBe("UNAUTHENTICATED");
  });

  test("are counted by the week in which they joined, in UTC", async () => {
    await api.dataSource.query(
      `INSERT INTO newsletter_subscribers (email, confirmed_at) VALUES ('waits@example.com', NULL)`,
    );
    await api.dataSource.query(
      `INSERT INTO newsletter_subscribers (email, subscribed, confirmed_at, created_at)
       SELECT email, subscribed, now(), (date_trunc('week', now() AT TIME ZONE 'UTC') + age) AT TIME ZONE 'UTC'
       FROM (VALUES ('now@example.com', TRUE, interval '0'), ('left@example.com', FALSE, interval '0'),
                    ('sunday@example.com', TRUE, interval '-1 microsecond'), ('first@example.com', TRUE, interval '-25 weeks'),
                    ('older@example.com', TRUE, interval '-25 weeks -1 microsecond')) AS person (email, subscribed, age)`,
    );
    const { data } = await api.run("{ subscriberGrowth { monday active unsubscribed } }", {}, { actor });
    const weeks: { monday: string; active: number; unsubscribed: number }[] = data.subscriberGrowth;
    const mondays = weeks.map(({ monday }) => Date.parse(monday));
    expect(weeks).toHaveLength(26);
    expect(new Date(mondays[25]).getUTCDay()).toBe(1);
    expect(Date.now() - mondays[25]).toBeLessThan(7 * 86_400_000);
    expect(mondays.every((day, index) => index === 0 || day - mondays[index - 1] === 7 * 86_400_000)).toBe(true);
    const recent = weeks.filter(({ active, unsubscribed }) => active + unsubscribed > 0);
    expect(recent).toEqual(
      expect.arrayContaining([
        { monday: weeks[0].monday, active: 1, unsubscribed: 0 },
        { monday: weeks[24].monday, active: 1, unsubscribed: 0 },
        { monday: weeks[25].monday, active: 1, unsubscribed: 1 },
      ]),
    );
  });

  const remove = "mutation ($id: ID!) { removeSubscriber(input: { id: $id }) }";

  test("are deleted permanently, and the audit log does not contain the address", async () => {
    const [{ id }] = await api.dataSource.query("SELECT id FROM newsletter_subscribers WHERE email LIKE 'ada%'");
    await queueMails(api.dataSource.manager, [
      { key: "k", kind: "NEWSLETTER", recipient: "ada@example.com", subject: "s", html: "h", text: "t" },
    ]);
    expect((await api.run(remove, { id }, { actor })).data.removeSubscriber).toBe(id);
    expect(await api.dataSource.query("SELECT FROM mails WHERE recipient = 'ada@example.com'")).toEqual([]);
    expect(await api.dataSource.query("SELECT action, source, pressed_by FROM consents")).toEqual([
      { action: "DELETED", source: "deleted by an editor", pressed_by: "Editor" },
    ]);
    expect(await emails()).toEqual(["cleo@example.org", "bea_x@example.com"]);
    const notes: object[] = await api.dataSource.query("SELECT * FROM audit_log");
    expect(notes).toMatchObject([{ action: "delete", entity_type: "subscriber", entity_id: id, actor_name: "Editor" }]);
    expect(JSON.stringify(notes)).not.toContain("ada@");
    expect((await api.run(remove, { id }, { actor })).errors[0].extensions.code).toBe("NOT_FOUND");
  });

  test("are deleted with the address that they left with questions and corrections", async () => {
    const [{ id }] = await api.dataSource.query("SELECT id FROM newsletter_subscribers WHERE email LIKE 'ada%'");
    await askElsewhere(api.dataSource, "ada@example.com");
    await api.run(remove, { id }, { actor });
    expect(await api.dataSource.query("SELECT FROM reader_addresses")).toEqual([]);
    expect(await api.dataSource.query("SELECT body FROM corrections")).toEqual([{ body: "It is the midi." }]);
  });

  test.each(["not an id", "6a4d9a52-2f7c-4a4f-9d7c-111111111111", "\0"])("NOT_FOUND for %j", async (id) => {
    const { errors } = await api.run(remove, { id }, { actor });
    expect(errors[0].extensions.code).toBe("NOT_FOUND");
  });

  test("are hidden from visitors", async () => {
    const [{ id }] = await api.dataSource.query("SELECT id FROM newsletter_subscribers LIMIT 1");
    for (const text of [list, "{ subscriberCounts { confirmed } }", "{ subscriberGrowth { active } }", remove]) {
      expect((await api.run(text, { id })).errors[0].extensions.code).toBe("UNAUTHENTICATED");
    }
    expect(await emails()).toHaveLength(3);
  });
});
