import { validate as isUuid } from "uuid";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";
import type { Actor } from "../../../core/graphql/context";
import { setUpMail } from "./mailSite.service";
import { type NewMail, queueMails } from "./mails.service";
import { Mail } from "./mail.entity";
import { deleteOldMails, findPublicMail, getOutboxPath, getShownContent } from "./outbox.service";

const administrator: Actor = { ...editor, role: "admin" };
const onlyEditor: Actor = { ...editor, role: "editor" };
const list = `query ($status: MailStatus, $kind: MailKind, $search: String) {
  mails(status: $status, kind: $kind, search: $search) { totalCount nodes { id recipient status } } }`;
const read = "query ($id: ID!) { mail(id: $id) { subject content { text } } }";
const retry = "mutation ($id: ID!) { retryMail(input: { id: $id }) { status attempts problem } }";

const mail = (recipient: string, values: Partial<NewMail> = {}): NewMail => ({
  key: recipient,
  kind: "NEWSLETTER",
  recipient,
  subject: "Looks",
  html: "<p>Hello</p>",
  text: "Hello",
  ...values,
});

describe("the outbox", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    await api.dataSource.query("TRUNCATE mails, mail_suppressions, mail_server");
    setUp({});
    await queueMails(api.dataSource.manager, [
      mail("reader@example.com"),
      mail("other@example.org", { subject: "Welcome", kind: "WELCOME" }),
      mail("ada@example.com", { kind: "ACCOUNT", subject: "Reset your password" }),
    ]);
  });

  const setUp = (setup: { canSend?: boolean; isOutboxPublic?: boolean }) =>
    setUpMail(api.dataSource.manager, { origin: "https://a.example", canSend: false, isOutboxPublic: false, ...setup });
  const recipients = async (actor: Actor, variables = {}): Promise<string[]> =>
    (await api.run(list, variables, { actor })).data.mails.nodes
      .map((row: { recipient: string }) => row.recipient)
      .sort();
  const idOf = async (recipient: string): Promise<string> =>
    (await api.dataSource.query("SELECT id FROM mails WHERE recipient = $1", [recipient]))[0].id;
  const set = (status: string, recipient: string) =>
    api.dataSource.query("UPDATE mails SET status = $1, next_attempt_at = NULL WHERE recipient = $2", [
      status,
      recipient,
    ]);

  test("lists mails by status, kind and words; those of accounts to administrators only", async () => {
    await set("SENT", "reader@example.com");
    expect(await recipients(administrator)).toEqual(["ada@example.com", "other@example.org", "reader@example.com"]);
    expect(await recipients(onlyEditor)).toEqual(["other@example.org", "reader@example.com"]);
    expect(await recipients(onlyEditor, { kind: "ACCOUNT" })).toEqual([]);
    expect(await recipients(onlyEditor, { status: "SENT" })).toEqual(["reader@example.com"]);
    expect(await recipients(onlyEditor, { search: "WELC" })).toEqual(["other@example.org"]);
    expect((await api.run(list)).errors[0].extensions.code).toBe("UNAUTHENTICATED");
  });

  test("shows what an account got only where no mail server sends it, and never to editors", async () => {
    const id = await idOf("ada@example.com");
    const content = async (actor: Actor) => (await api.run(read, { id }, { actor })).data.mail;
    await set("KEPT", "ada@example.com");
    expect(await content(administrator)).toMatchObject({ content: { text: "Hello" } });
    expect(await content(onlyEditor)).toBeNull();
    await set("SENT", "ada@example.com");
    expect(await content(administrator)).toEqual({ subject: "Reset your password", content: null });
    const other = await idOf("reader@example.com");
    expect((await api.run(read, { id: other }, { actor: onlyEditor })).data.mail.content.text).toBe("Hello");
  });

  test("shows links that act for a reader only where no mail server sends the mail", async () => {
    const url = "https://a.example/newsletter/confirm?id=1&sig=secret";
    await queueMails(api.dataSource.manager, [
      mail("links@example.com", {
        kind: "CONFIRMATION",
        html: `<p><a href="${url.replace("&", "&amp;")}">Confirm</a> <a href="https://a.example/outfit/coat">Coat</a></p>`,
        text: `Confirm [${url}] Coat [https://a.example/outfit/coat]`,
      }),
    ]);
    const found = await api.dataSource.manager.findOneByOrFail(Mail, { recipient: "links@example.com" });
    const text = async () =>
      (await api.run(read, { id: found.id }, { actor: administrator })).data.mail.content.text as string;
    expect(await text()).toContain("sig=secret");
    expect(getShownContent(api.dataSource.manager, found).html).toContain("sig=secret");
    setUp({ canSend: true });
    for (const status of ["WAITING", "SENT", "BOUNCED", "KEPT"]) {
      await set(status, "links@example.com");
      expect(await text()).toBe("Confirm [(only the reader has this link)] Coat [https://a.example/outfit/coat]");
    }
    const { html } = getShownContent(api.dataSource.manager, found);
    expect(html).not.toContain("sig=");
    expect(html).toContain('<a href="https://a.example/outfit/coat">');
    setUp({});
    await set("SENT", "links@example.com");
    expect(await text()).not.toContain("sig=");
  });

  test("lifts suppressions together by what the server said, but none of a complaint", async () => {
    await api.dataSource.query(
      `INSERT INTO mail_suppressions (address, reason, problem) VALUES
       ('a@example.com', 'BOUNCE', '550 blocked using Spamhaus'), ('b@example.com', 'BOUNCE', '550 SPAMHAUS 100% bad'),
       ('c@example.com', 'BOUNCE', '550 No such user'), ('d@example.com', 'COMPLAINT', 'spamhaus')`,
    );
    const query = "query ($search: String) { mailSuppressions(search: $search) { totalCount nodes { address } } }";
    const find = async (search: string | null): Promise<string[]> =>
      (await api.run(query, { search }, { actor: onlyEditor })).data.mailSuppressions.nodes
        .map((row: { address: string }) => row.address)
        .sort();
    expect(await find("SpamHaus")).toEqual(["a@example.com", "b@example.com", "d@example.com"]);
    expect(await find("c@EXAMPLE")).toEqual(["c@example.com"]);
    const lift = (search: string, actor: Actor | null = onlyEditor) =>
      api.run("mutation ($s: String!) { liftMailSuppressions(input: { search: $s }) }", { s: search }, { actor });
    expect((await lift(" ")).errors[0].extensions.code).toBe("BAD_USER_INPUT");
    expect((await lift("spamhaus", null)).errors[0].extensions.code).toBe("UNAUTHENTICATED");
    expect((await lift("spamhaus")).data.liftMailSuppressions).toBe(2);
    expect(await find(null)).toEqual(["c@example.com", "d@example.com"]);
    expect(JSON.stringify(await api.dataSource.query("SELECT * FROM audit_log"))).not.toContain("a@example");
  });

  test("sends a mail again that did not arrive, where there is a mail server", async () => {
    const id = await idOf("reader@example.com");
    const send = async () => api.run(retry, { id }, { actor: onlyEditor });
    await set("FAILED", "reader@example.com");
    expect((await send()).errors[0].message).toContain("SMTP_URL");
    setUp({ canSend: true });
    expect((await send()).data.retryMail).toEqual({ status: "WAITING", attempts: 0, problem: "" });
    expect((await send()).errors[0].extensions.code).toBe("CONFLICT");
    await api.dataSource.query("UPDATE mails SET status = 'FAILED', html = '' WHERE id = $1", [id]);
    expect((await send()).errors[0].message).toContain("deleted after 30 days");
    const account = await idOf("ada@example.com");
    await set("FAILED", "ada@example.com");
    expect((await api.run(retry, { id: account }, { actor: onlyEditor })).errors[0].extensions.code).toBe("NOT_FOUND");
  });

  test("sends no list's mail again to a reader who has left", async () => {
    setUp({ canSend: true });
    const mail = { key: "newsletter:1", recipient: "left@example.com", subject: "s", html: "<p>h</p>", text: "t" };
    await queueMails(api.dataSource.manager, [
      { ...mail, kind: "NEWSLETTER", unsubscribeUrl: "https://a.example/leave" },
    ]);
    await set("FAILED", "left@example.com");
    await api.dataSource.query(
      "INSERT INTO newsletter_subscribers (email, newsletters, alerts, confirmed_at) VALUES ('left@example.com', FALSE, TRUE, now())",
    );
    const send = async () => api.run(retry, { id: await idOf("left@example.com") }, { actor: onlyEditor });
    expect((await send()).errors[0]).toMatchObject({
      message: "The reader has left.",
      extensions: { code: "CONFLICT" },
    });
    await api.dataSource.query("UPDATE newsletter_subscribers SET newsletters = TRUE WHERE email = 'left@example.com'");
    expect((await send()).data.retryMail.status).toBe("WAITING");
  });

  test("lists suppressed addresses, and lifts one without its address in the audit log", async () => {
    await api.dataSource.query(
      "INSERT INTO mail_suppressions (address, reason) VALUES ('reader@example.com', 'BOUNCE')",
    );
    const query = "{ mailSuppressions { nodes { id address reason } } }";
    const read = async () => (await api.run(query, {}, { actor: onlyEditor })).data.mailSuppressions.nodes;
    const [{ id, address }] = await read();
    expect([isUuid(id), address]).toEqual([true, "reader@example.com"]);
    const lift = () =>
      api.run("mutation ($id: ID!) { liftMailSuppression(input: { id: $id }) }", { id }, { actor: onlyEditor });
    expect((await lift()).data.liftMailSuppression).toBe(id);
    expect(await read()).toEqual([]);
    expect((await lift()).errors[0].extensions.code).toBe("NOT_FOUND");
    expect(JSON.stringify(await api.dataSource.query("SELECT * FROM audit_log"))).not.toContain("reader@");
  });

  test("shows problems by domain, and lets administrators pause all mails", async () => {
    const fields = "failingSince problem pausedAt waiting domains { domain waiting failed bounced problem }";
    const fail = (status: string, recipient: string, problem: string) =>
      api.dataSource.query("UPDATE mails SET status = $1, problem = $3 WHERE recipient = $2", [
        status,
        recipient,
        problem,
      ]);
    await fail("FAILED", "reader@example.com", "554 blocked");
    await fail("WAITING", "other@example.org", "450 busy");
    await fail("BOUNCED", "ada@example.com", "550 no such user");
    const health = async (actor: Actor) =>
      (await api.run(`{ mailHealth { ${fields} } }`, {}, { actor })).data.mailHealth;
    const org = { domain: "example.org", waiting: 1, failed: 0, bounced: 0, problem: "450 busy" };
    const com = { domain: "example.com", waiting: 0, failed: 1, bounced: 0, problem: "554 blocked" };
    expect(await health(onlyEditor)).toEqual({
      failingSince: null,
      problem: "",
      pausedAt: null,
      waiting: 1,
      domains: [com, org],
    });
    expect((await health(administrator)).domains).toMatchObject([
      { domain: "example.com", failed: 1, bounced: 1 },
      org,
    ]);
    const change = (name: string, actor: Actor) => api.run(`mutation { ${name} { pausedAt } }`, {}, { actor });
    expect((await change("pauseMails", onlyEditor)).errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
    expect((await change("pauseMails", administrator)).data.pauseMails.pausedAt).toEqual(expect.any(String));
    expect((await change("resumeMails", administrator)).data.resumeMails).toEqual({ pausedAt: null });
  });

  test("is open to readers by a mail's id in a demo without a mail server only", async () => {
    const db = api.dataSource.manager;
    const id = await idOf("reader@example.com");
    const look = async () => [await getOutboxPath(db, "reader@example.com"), (await findPublicMail(db, id))?.subject];
    expect(await look()).toEqual([null, undefined]);
    setUp({ isOutboxPublic: true });
    expect(await look()).toEqual([`/outbox/${id}`, "Looks"]);
    expect(await findPublicMail(db, "1")).toBeNull();
    const account = await idOf("ada@example.com");
    expect([await getOutboxPath(db, "ada@example.com"), await findPublicMail(db, account)]).toEqual([null, null]);
  });

  test("loses the content of finished mails after 30 days, and the mails after a year", async () => {
    const age = (days: number, recipient: string) =>
      api.dataSource.query("UPDATE mails SET created_at = now() - make_interval(days => $1) WHERE recipient = $2", [
        days,
        recipient,
      ]);
    await set("SENT", "reader@example.com");
    await set("FAILED", "other@example.org");
    await age(31, "reader@example.com");
    await age(366, "other@example.org");
    // It waits, so it stays.
    await age(366, "ada@example.com");
    expect(await deleteOldMails(api.dataSource.manager)).toBe(3);
    expect(await api.dataSource.query("SELECT recipient, html, text FROM mails ORDER BY recipient")).toEqual([
      { recipient: "ada@example.com", html: "<p>Hello</p>", text: "Hello" },
      { recipient: "reader@example.com", html: "", text: "" },
    ]);
  });
});
