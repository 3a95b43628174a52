import { generateKeyPairSync } from "node:crypto";
import { dkimVerify } from "mailauth/lib/dkim/verify";
import { type NewMail, queueMails } from "../mails.service";
import { allowOneMoreTry } from "../suppressions.service";
import { answerContent, answerRecipient, mailTo, refusal, setUpSending } from "../../../../testing/mail/mailSending";
import { keepMails } from "./sendMails.service";

const { privateKey, publicKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
  publicKeyEncoding: { type: "spki", format: "der" },
});
type DkimResult = Awaited<ReturnType<typeof dkimVerify>>["results"][number];
const dkim = { domainName: "wornby.example", keySelector: "mail", privateKey };
const leave = "https://wornby.example/newsletter/leave?token=abc";

describe("sending mails", () => {
  const { send, startServer, stopServer, db, query, queue, read, suppressed } = setUpSending(dkim);

  test("signs both headers that leave a list, and names the mail in its envelope", async () => {
    await queue(mailTo("reader@example.com"));
    const [{ raw, parsed, from, to }] = await send();
    const [{ id }]: [{ id: string }] = await query("SELECT id FROM mails");
    expect([from, to]).toEqual([`bounces+${id}@wornby.example`, "reader@example.com"]);
    expect(parsed.messageId).toBe(`<${id}@wornby.example>`);
    expect([parsed.subject, parsed.text?.trim(), parsed.html]).toEqual(["Looks of the wéek", "Hello", "<p>Hello</p>"]);
    expect(parsed.from?.text).toBe('"WornBy" <mail@wornby.example>');
    const header = (name: string) => parsed.headerLines.find(({ key }) => key === name)?.line;
    expect(header("list-unsubscribe")).toBe(`List-Unsubscribe: <${leave}>`);
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(header("list-id")).toContain("<newsletter.wornby.example>");
    const resolver = (name: string) =>
      name === "mail._domainkey.wornby.example"
        ? Promise.resolve([[`v=DKIM1; k=rsa; p=${publicKey.toString("base64")}`]])
        : Promise.reject(Object.assign(new Error("Nothing there."), { code: "ENOTFOUND" }));
    const verify = async (message: Buffer) => {
      const { results } = await dkimVerify(message, { resolver });
      // The library's types lack the list of signed headers.
      return (results as (DkimResult & { signingHeaders?: { keys: string } })[]).map(({ status, signingHeaders }) => ({
        result: status.result,
        headers: signingHeaders?.keys ?? "",
      }));
    };
    const [{ result, headers }] = await verify(raw);
    expect(result).toBe("pass");
    const signed = headers.toLowerCase().split(/[\s:]+/);
    expect(signed).toEqual(expect.arrayContaining(["list-unsubscribe", "list-unsubscribe-post", "from", "subject"]));
    // A changed header breaks the signature.
    for (const [before, after] of [
      ["token=abc", "token=abd"],
      ["One-Click", "Two-Click"],
    ])
      expect((await verify(Buffer.from(raw.toString().replace(before, after))))[0].result).toBe("fail");
  });

  test("sends a mail of an account without headers of a list", async () => {
    await queue(mailTo("ada@example.com", { kind: "ACCOUNT", unsubscribeUrl: null }));
    const [{ parsed }] = await send();
    expect(parsed.headers.has("list")).toBe(false);
    expect(await read("ada@example.com")).toMatchObject({ status: "SENT", attempts: 1, wait: null });
  });

  test("sends urgent mails first, and each once", async () => {
    await queue(...Array.from({ length: 20 }, (_, n) => mailTo(`reader${n}@example${n}.com`)));
    await queue(mailTo("ada@example.com", { kind: "ACCOUNT" }));
    const received = await send();
    expect(received).toHaveLength(21);
    expect(received.slice(0, 5).map(({ to }) => to)).toContain("ada@example.com");
    expect(new Set(received.map(({ to }) => to)).size).toBe(21);
  });

  test.each([
    [550, "5.1.1 No such user", "BOUNCED", [{ address: "reader@example.com", reason: "BOUNCE" }]],
    [550, "No such user", "BOUNCED", [{ address: "reader@example.com", reason: "BOUNCE" }]],
    [552, "5.2.2 Mailbox full", "BOUNCED", []],
    [552, "Requested mail action aborted: exceeded storage allocation", "BOUNCED", []],
    [554, "5.7.1 Relaying denied", "FAILED", []],
    [550, "Rejected because 192.0.2.7 is blocked using zen.spamhaus.org", "FAILED", []],
    [554, "blocked by bl.spamcop.net", "FAILED", []],
    [554, "IP frequency limited", "FAILED", []],
    [550, "5.1.8 Sender address rejected", "FAILED", []],
    [501, "5.1.7 Bad sender", "FAILED", []],
    [550, "5.2.1 The user is receiving mail at a rate that prevents more", "FAILED", []],
    [550, "Refused", "FAILED", []],
    [450, "4.2.0 Greylisted", "WAITING", []],
  ])("after %i %s for a recipient: %s", async (code, message, status, addresses) => {
    await queue(mailTo("reader@example.com"));
    await send(answerRecipient(code, message));
    const row = await read("reader@example.com");
    expect(row).toMatchObject({ status, attempts: 1, problem: expect.stringContaining(message) });
    expect(row.wait === null).toBe(status !== "WAITING");
    expect(await suppressed()).toEqual(addresses);
  });

  test.each([
    [550, "5.1.1 user unknown", "BOUNCED", ["reader@example.com"]],
    [552, "5.2.2 Mailbox full", "BOUNCED", []],
    [550, "Unknown user", "FAILED", []],
    [554, "5.6.0 Refused", "FAILED", []],
  ])("after %i %s for the content: %s", async (code, message, status, addresses) => {
    await queue(mailTo("reader@example.com"));
    await send(answerContent(code, message));
    expect(await read("reader@example.com")).toMatchObject({ status, wait: null });
    expect((await suppressed()).map(({ address }) => address)).toEqual(addresses);
  });

  test("suppresses an address whose mailbox stays full for two days, three times", async () => {
    for (const n of [1, 2, 3]) {
      await queue(mailTo("reader@example.com", { key: `test:${n}` }));
      await query("UPDATE mails SET attempts = 10 WHERE status = 'WAITING'");
      await send(answerRecipient(452, "4.2.2 Over quota"));
    }
    expect(await suppressed()).toEqual([{ address: "reader@example.com", reason: "BOUNCE" }]);
  });

  test("suppresses an address after its third soft bounce, and then sends it nothing", async () => {
    for (const n of [1, 2, 3]) {
      expect(await suppressed()).toEqual([]);
      await queue(mailTo("reader@example.com", { key: `test:${n}` }));
      await send(answerRecipient(552, "5.2.2 Mailbox full"));
    }
    expect(await suppressed()).toEqual([{ address: "reader@example.com", reason: "BOUNCE" }]);
    await stopServer();
    await queue(mailTo("reader@example.com", { key: "test:4" }));
    expect(await send()).toEqual([]);
    expect(await query("SELECT status FROM mails WHERE key = 'test:4'")).toEqual([{ status: "SUPPRESSED" }]);
  });

  test("waits longer after each failure, and gives up after two days", async () => {
    await queue(mailTo("reader@example.com"));
    const waits: (number | null)[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      await query("UPDATE mails SET next_attempt_at = now()");
      await send(answerRecipient(451, "4.3.0 Later"));
      waits.push((await read("reader@example.com")).wait);
    }
    expect(waits.at(-1)).toBeNull();
    const seconds = waits.slice(0, -1) as number[];
    expect(seconds[0]).toBeGreaterThanOrEqual(55);
    expect(seconds.every((wait, index) => index < 1 || wait > 0.85 * seconds[index - 1])).toBe(true);
    const hours = seconds.reduce((sum, wait) => sum + wait, 0) / 3_600;
    expect(hours).toBeGreaterThan(46);
    expect(hours).toBeLessThan(54);
    expect((await read("reader@example.com")).status).toBe("FAILED");
  });

  test("sends a suppressed address what an account needs, and the one try of a reader who signs up again", async () => {
    const address = "reader@example.com";
    await query("INSERT INTO mail_suppressions (address, reason) VALUES ($1, 'BOUNCE')", [address]);
    const mail = (key: string, kind: NewMail["kind"]) => mailTo(address, { key, kind, unsubscribeUrl: null });
    await queue(mail("1", "ACCOUNT"), mail("2", "CONFIRMATION"), mail("3", "WELCOME"));
    await send();
    await db().transaction(async (change) => {
      await allowOneMoreTry(change, address);
      await queueMails(change, [mail("4", "CONFIRMATION"), mail("5", "NEWSLETTER")]);
    });
    await send();
    await query("UPDATE mail_suppressions SET reason = 'COMPLAINT'");
    await queue(mail("6", "CONFIRMATION"), mail("7", "ACCOUNT"));
    await send();
    const rows: { status: string }[] = await query("SELECT status FROM mails ORDER BY key");
    expect(rows.map(({ status }) => status)).toEqual([
      ...["SENT", "SUPPRESSED", "SUPPRESSED", "SENT", "SUPPRESSED", "SUPPRESSED", "SENT"],
    ]);
  });

  test("stops asking a server that refuses the password, and suppresses nobody", async () => {
    await queue(...Array.from({ length: 30 }, (_, n) => mailTo(`reader${n}@example${n}.com`)));
    const server = await startServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refusal(535, "5.7.8 Wrong")),
    });
    await send(undefined, { url: server.url.replace("//", "//user:wrong@") });
    const rows: { status: string; attempts: number }[] = await query("SELECT status, attempts FROM mails");
    expect(rows.every(({ status }) => status === "WAITING")).toBe(true);
    expect(rows.filter(({ attempts }) => attempts > 0).length).toBeLessThanOrEqual(10);
    expect(await suppressed()).toEqual([]);
  });

  test("keeps the pace of each domain", async () => {
    await queue(...Array.from({ length: 12 }, (_, n) => mailTo(`reader${n}@slow.example`)));
    await queue(mailTo("reader@other.example"));
    const received = await send(undefined, { perMinute: 1 });
    // The first claim takes up to five of a domain; they count for the next minutes.
    expect(received.length).toBeLessThanOrEqual(6);
    expect(received.map(({ to }) => to)).toContain("reader@other.example");
    const [{ wait }] = await query(
      "SELECT extract(epoch FROM free_at - now())::int AS wait FROM mail_domains WHERE domain = 'slow.example'",
    );
    expect(wait).toBeGreaterThan((received.length - 2) * 60);
  });

  test("keeps mails in the outbox without a mail server", async () => {
    await queue(mailTo("reader@example.com"));
    expect(await keepMails(db())).toBe(1);
    expect(await read("reader@example.com")).toMatchObject({ status: "KEPT", wait: null });
    expect(await send()).toEqual([]);
  });
});
