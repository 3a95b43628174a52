import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DataSource } from "typeorm";
import { testDatabase } from "../../../../testing/database/testDatabase";
import { queueMails } from "../mails.service";
import { recordBounce } from "./bounces.service";
import { readBounce } from "./readBounce";
import type { ReplyMeaning } from "./replyMeanings";

const id = "6a4d9a52-2f7c-4a4f-9d7c-0123456789ab";

/** A report as Postfix and mailbox providers send it. */
const report = (
  type: string,
  part: string,
  fields: string[],
  { to = `bounces+${id}@wornby.example`, quoted = "" } = {},
) =>
  Buffer.from(
    [
      "From: MAILER-DAEMON@mx.example",
      `To: ${to}`,
      "Subject: Undelivered Mail Returned to Sender",
      "MIME-Version: 1.0",
      `Content-Type: multipart/report; report-type=${type}; boundary=x`,
      "",
      "--x",
      "Content-Type: text/plain",
      "",
      "Sorry.",
      "",
      "--x",
      `Content-Type: ${part}`,
      "",
      ...fields,
      "",
      "--x",
      "Content-Type: message/rfc822",
      "",
      `Message-ID: <${quoted}@wornby.example>`,
      "Subject: Looks",
      "",
      "Hello",
      "--x--",
      "",
    ].join("\r\n"),
  );

const statusReport = (status: string, action = "failed", more = {}) =>
  report(
    "delivery-status",
    "message/delivery-status",
    [
      "Reporting-MTA: dns; mx.example",
      "",
      "Final-Recipient: rfc822; reader@example.com",
      `Action: ${action}`,
      `Status: ${status}`,
      "Diagnostic-Code: smtp; 550 5.1.1 <reader@example.com>:",
      "    Recipient address rejected",
    ],
    more,
  );
const complaint = (type: string, more = {}) =>
  report(
    "feedback-report",
    "message/feedback-report",
    [`Feedback-Type: ${type}`, "User-Agent: Example/1", "Version: 1"],
    more,
  );

const problem = expect.stringContaining("Recipient address rejected");

/** Mails of the file, whose `From ` lines say what each means. */
const examples = readFileSync(join(__dirname, "bounces.mbox"), "utf8")
  .split(/^From (?=\w+: )/m)
  .slice(1)
  .map((mail) => {
    const end = mail.indexOf("\n");
    const [meaning, title] = mail.slice(0, end).split(": ");
    return { title, meaning: meaning === "null" ? undefined : meaning, message: mail.slice(end + 1) };
  });

describe("a message to the bounce address", () => {
  test.each(examples)("is read as what it says about the address: $title", ({ message, meaning }) => {
    expect(readBounce(Buffer.from(message))?.meaning).toBe(meaning);
    // As a program on Windows pipes it.
    expect(readBounce(Buffer.from(message.replaceAll("\n", "\r\n")))?.meaning).toBe(meaning);
  });

  test.each([
    ["an unknown address", statusReport("5.1.1"), { mailId: id, reason: "BOUNCE", meaning: "gone", problem }],
    ["a success", statusReport("2.0.0", "delivered"), null],
    [
      "a mail that only its quoted Message-ID names",
      statusReport("5.1.1", "failed", { to: "bounces@wornby.example", quoted: id }),
      { mailId: id, reason: "BOUNCE", meaning: "gone", problem },
    ],
    ["an unknown mail", statusReport("5.1.1", "failed", { to: "bounces@wornby.example" }), null],
    [
      "a complaint",
      complaint("abuse"),
      { mailId: id, reason: "COMPLAINT", meaning: "gone", problem: "The reader reported a mail: abuse" },
    ],
    ["the opposite of a complaint", complaint("not-spam"), null],
    ["a failed signature of the sender", complaint("auth-failure"), null],
    ["nothing", Buffer.alloc(0), null],
  ])("is read: %s", (_name, message, expected) => {
    expect(readBounce(message)).toEqual(expected);
  });

  test("is read with 3,000 parts, and with parts in parts", () => {
    const parts = "--x\r\nContent-Type: text/plain\r\n\r\nSorry.\r\n".repeat(3_000);
    const report = statusReport("5.1.1").toString();
    const mail = { mailId: id, meaning: "gone" };
    expect(readBounce(Buffer.from(report.replace("--x--", parts)))).toMatchObject(mail);
    expect(readBounce(Buffer.from(report.replace("--x", `${parts}--x`)))?.mailId).toBe(id);
    const nested = Array.from(
      { length: 2_000 },
      (_, n) => `--y${n}\nContent-Type: multipart/mixed; boundary=y${n + 1}\n\n`,
    );
    const deep = `To: bounces+${id}@wornby.example\nContent-Type: multipart/mixed; boundary=y0\n\n${nested.join("")}`;
    expect(readBounce(Buffer.from(deep))).toBeNull();
  });
});

describe("recordBounce", () => {
  let dataSource: DataSource;
  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(() => dataSource.destroy());
  beforeEach(() => dataSource.query("TRUNCATE mails, mail_suppressions"));

  /** Queues a mail that was sent some days ago. @returns its id. */
  async function sentMail(daysAgo = 0): Promise<string> {
    const key = `test:${Math.random()}`;
    const text = { subject: "Looks", html: "<p>Hello</p>", text: "Hello" };
    await queueMails(dataSource.manager, [{ key, kind: "NEWSLETTER", recipient: "reader@example.com", ...text }]);
    const [rows]: [{ id: string }[]] = await dataSource.query(
      `UPDATE mails SET status = 'SENT', sent_at = now(), created_at = now() - make_interval(days => $2)
       WHERE key = $1 RETURNING id`,
      [key, daysAgo],
    );
    return rows[0].id;
  }
  const suppressions = (): Promise<object[]> =>
    dataSource.query("SELECT address, reason, problem FROM mail_suppressions");
  const bounce = async (meaning: ReplyMeaning, daysAgo = 0) =>
    recordBounce(dataSource.manager, { mailId: await sentMail(daysAgo), reason: "BOUNCE", meaning, problem: "No" });

  test("suppresses an address at once after a hard bounce, and a complaint replaces the reason", async () => {
    const mailId = await sentMail();
    const hard = { mailId, reason: "BOUNCE", meaning: "gone", problem: "No such user" } as const;
    expect(await recordBounce(dataSource.manager, hard)).toBe(true);
    expect(await suppressions()).toEqual([
      { address: "reader@example.com", reason: "BOUNCE", problem: "No such user" },
    ]);
    expect(await dataSource.query("SELECT status FROM mails")).toEqual([{ status: "BOUNCED" }]);
    await recordBounce(dataSource.manager, { ...hard, reason: "COMPLAINT", problem: "abuse" });
    expect(await suppressions()).toEqual([{ address: "reader@example.com", reason: "COMPLAINT", problem: "abuse" }]);
  });

  test("suppresses an address after three bounces of a full mailbox within 14 days, not over a longer time", async () => {
    for (const daysAgo of [30, 20, 10, 2]) await bounce("mailbox", daysAgo);
    expect(await suppressions()).toEqual([]);
    await bounce("mailbox");
    expect(await suppressions()).toHaveLength(1);
  });

  test("never suppresses an address for replies about the sender, and does not count them", async () => {
    for (let n = 0; n < 5; n += 1) await bounce("other");
    expect(await dataSource.query("SELECT DISTINCT status FROM mails")).toEqual([{ status: "FAILED" }]);
    for (let n = 0; n < 2; n += 1) await bounce("mailbox");
    expect(await suppressions()).toEqual([]);
  });

  test("knows nothing about an unknown mail", async () => {
    const unknown = { mailId: id, reason: "BOUNCE", meaning: "gone", problem: "" } as const;
    expect(await recordBounce(dataSource.manager, unknown)).toBe(false);
    expect(await suppressions()).toEqual([]);
  });
});
