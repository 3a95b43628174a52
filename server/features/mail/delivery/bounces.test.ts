import type { DataSource } from "typeorm";
import { testDatabase } from "../../../testing/database/testDatabase";
import { queueMails } from "../mails.service";
import { recordBounce } from "./bounces.service";
import { readBounce } from "./readBounce";

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

describe("a message to the bounce address", () => {
  test.each([
    ["an unknown address", statusReport("5.1.1"), { mailId: id, reason: "BOUNCE", isHard: true, problem }],
    ["a full mailbox", statusReport("5.2.2"), { mailId: id, reason: "BOUNCE", isHard: false, problem }],
    ["a refusal by a policy", statusReport("5.7.1"), { mailId: id, reason: "BOUNCE", isHard: false, problem }],
    ["an end of patience", statusReport("4.4.7"), { mailId: id, reason: "BOUNCE", isHard: false, problem }],
    ["a delay", statusReport("4.4.1", "delayed"), null],
    ["a success", statusReport("2.0.0", "delivered"), null],
    [
      "a mail that only its quoted Message-ID names",
      statusReport("5.1.1", "failed", { to: "bounces@wornby.example", quoted: id }),
      { mailId: id, reason: "BOUNCE", isHard: true, problem },
    ],
    ["an unknown mail", statusReport("5.1.1", "failed", { to: "bounces@wornby.example" }), null],
    [
      "a complaint",
      complaint("abuse"),
      { mailId: id, reason: "COMPLAINT", isHard: true, problem: "The reader reported a mail: abuse" },
    ],
    ["the opposite of a complaint", complaint("not-spam"), null],
    [
      "an automatic reply",
      Buffer.from(`To: bounces+${id}@wornby.example\r\nSubject: I am away\r\n\r\nUntil Monday.`),
      null,
    ],
    ["nothing", Buffer.alloc(0), null],
  ])("is read: %s", async (_name, message, expected) => {
    expect(await readBounce(message)).toEqual(expected);
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
  const soft = async (daysAgo: number) =>
    recordBounce(dataSource.manager, {
      mailId: await sentMail(daysAgo),
      reason: "BOUNCE",
      isHard: false,
      problem: "Full",
    });

  test("suppresses an address at once after a hard bounce, and a complaint replaces the reason", async () => {
    const mailId = await sentMail();
    const bounce = { mailId, reason: "BOUNCE", isHard: true, problem: "No such user" } as const;
    expect(await recordBounce(dataSource.manager, bounce)).toBe(true);
    expect(await suppressions()).toEqual([
      { address: "reader@example.com", reason: "BOUNCE", problem: "No such user" },
    ]);
    expect(await dataSource.query("SELECT status FROM mails")).toEqual([{ status: "BOUNCED" }]);
    await recordBounce(dataSource.manager, { ...bounce, reason: "COMPLAINT", problem: "abuse" });
    expect(await suppressions()).toEqual([{ address: "reader@example.com", reason: "COMPLAINT", problem: "abuse" }]);
  });

  test("suppresses an address after three soft bounces within 14 days, not over a longer time", async () => {
    for (const daysAgo of [30, 20, 10, 2]) await soft(daysAgo);
    expect(await suppressions()).toEqual([]);
    await soft(0);
    expect(await suppressions()).toHaveLength(1);
  });

  test("knows nothing about an unknown mail", async () => {
    const bounce = { mailId: id, reason: "BOUNCE", isHard: true, problem: "" } as const;
    expect(await recordBounce(dataSource.manager, bounce)).toBe(false);
    expect(await suppressions()).toEqual([]);
  });
});
