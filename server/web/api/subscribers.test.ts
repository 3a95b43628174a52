import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { DataSource } from "typeorm";
import { pressedBy } from "../../core/access/press";
import { toUtcDay } from "../../core/time/dateRange";
import { queueMails } from "../../features/site/mail/mails.service";
import { askConfirmation } from "../../features/readers/readers/askConfirmation.service";
import { leave } from "../../features/readers/readers/leaving.service";
import { deleteSubscriber } from "../../features/readers/readers/preferences.service";
import { CountingLogger } from "../../testing/countingLogger";
import { testDatabase } from "../../testing/database/testDatabase";
import { type TestRoutes, testRoutes } from "../../testing/testRoutes";
import { registerSubscribers } from "./subscribers";

const csv = "/api/subscribers.csv";
const header = "Email,Subscribed Date,Source,Subscribed Status";

describe("subscriber file", () => {
  const logger = new CountingLogger();
  let routes: TestRoutes;
  let db: DataSource;
  /** A private temporary folder, because other tests run at the same time. */
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-subscribers-"));
  beforeAll(async () => {
    process.env.TMPDIR = folder;
    db = await testDatabase(logger);
    routes = await testRoutes(db, registerSubscribers);
  });
  afterAll(async () => {
    await routes.app.close();
    await db.destroy();
    fs.rmSync(folder, { recursive: true });
  });
  beforeEach(() => db.query("TRUNCATE newsletter_subscribers, consents, audit_log CASCADE"));

  const add = (email: string, date: string, source = "footer", subscribed = true) =>
    db.query(
      "INSERT INTO newsletter_subscribers (email, created_at, source, subscribed, confirmed_at) VALUES ($1, $2, $3, $4, $2)",
      [email, date, source, subscribed],
    );
  const rows = () =>
    db.query(
      'SELECT email, created_at AS entered, source, subscribed FROM newsletter_subscribers ORDER BY email COLLATE "C"',
    );
  const bring = (lines: string[], fields?: Record<string, string>) =>
    routes.upload("/api/subscribers", [header, ...lines].join("\r\n"), fields);

  describe("export", () => {
    test("has the specified columns, name and format", async () => {
      await add("ada@example.com", "2026-01-05T23:59:59Z", "");
      await add("bea@example.com", "2026-02-05", "home", false);
      const response = await routes.get(csv);
      expect(response.headers["content-type"]).toBe("text/csv; charset=utf-8");
      const today = new Date().toISOString().slice(0, 10);
      expect(response.headers["content-disposition"]).toBe(
        `attachment; filename="newsletter-subscribers-${today}.csv"`,
      );
      expect(response.headers["cache-control"]).toBe("no-store");
      expect(response.body).toBe(
        `\uFEFF${header}\r\nbea@example.com,2026-02-05,home,Unsubscribed\r\nada@example.com,2026-01-05,N/A,Active\r\n`,
      );
    });

    test("has one word for each state: only who confirmed is Active", async () => {
      await add("active@example.com", "2026-01-05");
      await add("left@example.com", "2026-01-04", "footer", false);
      await add("came-back@example.com", "2026-01-03");
      await db.query(
        "INSERT INTO newsletter_subscribers (email, created_at) VALUES ('waiting@example.com', '2026-01-02')",
      );
      await db.query("INSERT INTO mail_suppressions (address, reason) VALUES ('came-back@example.com', 'BOUNCE')");
      const lines = (await routes.get(csv)).body.trimEnd().split("\r\n").slice(1);
      await db.query("TRUNCATE mail_suppressions");
      expect(lines.map((line) => line.replace(/,.*,/, " "))).toEqual([
        "active@example.com Active",
        "left@example.com Unsubscribed",
        "came-back@example.com Suppressed",
        "waiting@example.com Waiting",
      ]);
    });

    test("contains only the header without subscribers", async () => {
      expect((await routes.get(csv)).body).toBe(`\uFEFF${header}\r\n`);
    });

    test("contains the subscribers that match the filter", async () => {
      await add("ada@example.com", "2026-01-05");
      await add("bea@example.org", "2026-02-05");
      await add("cleo@example.org", "2026-02-05", "footer", false);
      const { body } = await routes.get(`${csv}?search=.ORG&status=CONFIRMED`);
      expect(body).toBe(`\uFEFF${header}\r\nbea@example.org,2026-02-05,footer,Active\r\n`);
      const wrong = await routes.get(`${csv}?status=constructor`);
      expect([wrong.statusCode, wrong.json().errors[0].extensions.code]).toEqual([400, "BAD_USER_INPUT"]);
    });

    test("escapes formulas of spreadsheets", async () => {
      await add("=1+1@example.com", "2026-01-05", '@"sum",\n1');
      expect((await routes.get(csv)).body).toContain(`'=1+1@example.com,2026-01-05,"'@""sum"",\n1",Active\r\n`);
    });

    test("is read in batches without gaps or repeats, and holds no connection", async () => {
      await db.query(
        `INSERT INTO newsletter_subscribers (email, created_at)
         SELECT 'reader' || n || '@example.com', '2026-01-01'::timestamptz + (n / 3) * interval '1 microsecond' FROM generate_series(1, 2500) n`,
      );
      logger.statements = [];
      const { body } = await routes.get(csv);
      const lines = body.trimEnd().split("\r\n").slice(1);
      expect(lines).toHaveLength(2_500);
      expect(new Set(lines).size).toBe(2_500);
      expect(logger.statements.filter((text) => text.includes("newsletter_subscribers"))).toHaveLength(3);
      expect(logger.statements.filter((text) => text.includes("TRANSACTION"))).toEqual([]);
    });

    test("requires a session", async () => {
      await add("ada@example.com", "2026-01-05");
      const response = await routes.get(csv, {});
      expect(response.statusCode).toBe(401);
      expect(response.body).not.toContain("ada");
    });
  });

  describe("import", () => {
    test("restores the exported rows with any content, and changes nothing the second time", async () => {
      await add("ada@example.com", "2026-01-05T00:00:00Z", "");
      await add("=1+1@example.com", "2026-02-05T00:00:00Z", "=HYPERLINK(1)");
      await add("+tag@example.com", "2026-03-05T00:00:00Z", '"quoted", and more');
      await add("'-x@example.com", "2024-02-29T00:00:00Z", "'=text", false);
      const before = await rows();
      const { body } = await routes.get(csv);
      await db.query("TRUNCATE newsletter_subscribers, consents CASCADE");
      const first = await routes.upload("/api/subscribers", body);
      expect(first.json()).toEqual({
        dryRun: false,
        rows: 4,
        created: 4,
        updated: 0,
        unchanged: 0,
        keptUnsubscribed: 0,
        changes: [expect.objectContaining({ rows: "subscribers", created: 4 })],
        importId: expect.any(String) as string,
        problemCount: 0,
        problems: [],
      });
      expect(await rows()).toEqual(before);
      const second = await routes.upload("/api/subscribers", body);
      expect(second.json()).toMatchObject({ created: 0, updated: 0, unchanged: 4 });
      expect(await rows()).toEqual(before);
      const notes = await db.query("SELECT action, entity_type, title FROM audit_log");
      expect(notes).toEqual([
        { action: "import", entity_type: "subscriber", title: "Newsletter subscribers: 4 created, 0 updated" },
      ]);
    });

    test("keeps the time of day of an unchanged date, and updates another date", async () => {
      await add("ada@example.com", "2026-01-05T18:30:00Z");
      await add("bea@example.com", "2026-01-05T18:30:00Z");
      await bring(["ada@example.com,2026-01-05,footer,Active", "bea@example.com,2026-01-06,home,Active"]);
      expect(await rows()).toEqual([
        expect.objectContaining({ entered: new Date("2026-01-05T18:30:00Z") }),
        expect.objectContaining({ entered: new Date("2026-01-06T00:00:00Z"), source: "home" }),
      ]);
    });

    test("does not reactivate unsubscribed people", async () => {
      await add("ada@example.com", "2026-01-05", "footer", false);
      const response = await bring(["ada@example.com,2026-01-05,footer,Active"]);
      expect(response.json()).toMatchObject({ updated: 0, unchanged: 1, keptUnsubscribed: 1 });
      expect(await rows()).toMatchObject([{ subscribed: false }]);
    });

    test("confirms the active people of a file who agreed, as an editor states, and no others", async () => {
      const confirmed = (): Promise<unknown> =>
        db.query("SELECT email FROM newsletter_subscribers WHERE confirmed_at IS NOT NULL");
      const lines = "Mail\r\nada@example.com\r\nbea@example.com";
      const columns = JSON.stringify({ email: "Mail" });
      await routes.upload("/api/subscribers", lines, { columns });
      expect(await confirmed()).toEqual([]);
      await db.query("UPDATE newsletter_subscribers SET subscribed = FALSE WHERE email LIKE 'bea%'");
      await routes.upload("/api/subscribers", lines, { columns, agreed: "true", dryRun: "true" });
      expect(await confirmed()).toEqual([]);
      await routes.upload("/api/subscribers", lines, { columns, agreed: "true" });
      expect(await confirmed()).toEqual([{ email: "ada@example.com" }]);
      expect(await db.query("SELECT action, source FROM consents")).toEqual([{ action: "IMPORTED", source: "file" }]);
    });

    test("confirms nobody whom the file calls Waiting or Suppressed, whatever an editor states", async () => {
      const lines = ["a@example.com,2026-01-05,footer,Waiting", "b@example.com,2026-01-05,footer,Suppressed"];
      await bring([...lines, "c@example.com,2026-01-05,footer,Active"], { agreed: "true" });
      const found = await db.query(
        "SELECT email, subscribed FROM newsletter_subscribers WHERE confirmed_at IS NULL ORDER BY 1",
      );
      expect(found).toEqual([
        { email: "a@example.com", subscribed: true },
        { email: "b@example.com", subscribed: true },
      ]);
      expect(await db.query("SELECT action, pressed_by FROM consents")).toEqual([
        { action: "IMPORTED", pressed_by: expect.stringMatching(/./) },
      ]);
      const wrong = await routes.upload("/api/subscribers", "Mail\r\na@example.com", {
        columns: '{"email":"Mail"}',
        status: "UNSUBSCRIBED",
      });
      expect(wrong.statusCode).toBe(400);
    });

    test("confirms nobody who left, or who had everything deleted, by an old file", async () => {
      const [left, deleted] = ["left@example.com", "deleted@example.com"];
      await db.query("INSERT INTO newsletter_subscribers (email, confirmed_at) SELECT unnest($1::text[]), now()", [
        [left, deleted],
      ]);
      const idOf = async (email: string): Promise<string> => {
        const [{ id }] = await db.query<[{ id: string }]>("SELECT id FROM newsletter_subscribers WHERE email = $1", [
          email,
        ]);
        return id;
      };
      await leave(db.manager, { id: await idOf(left), list: "all" }, "test", pressedBy(null));
      await deleteSubscriber(db.manager, await idOf(deleted), "test", pressedBy(null));
      // Anybody can enter any address in a form.
      await askConfirmation(db.manager, { email: left, source: "footer", followed: null, pieces: [] }, pressedBy(null));
      const lines = `Mail\r\n${left}\r\n${deleted}\r\nnew@example.com`;
      const response = await routes.upload("/api/subscribers", lines, { columns: '{"email":"Mail"}', agreed: "true" });
      expect(response.json()).toMatchObject({ keptUnsubscribed: 2 });
      const active = "SELECT email FROM newsletter_subscribers WHERE subscribed AND confirmed_at IS NOT NULL";
      expect(await db.query(active)).toEqual([{ email: "new@example.com" }]);
    });

    test("records who left by a file, and stops the mails that wait", async () => {
      await add("ada@example.com", "2026-01-05", "footer", true);
      const mail = { key: "newsletter:1", recipient: "ada@example.com", subject: "s", html: "<p>h</p>", text: "t" };
      await queueMails(db.manager, [{ ...mail, kind: "NEWSLETTER" }]);
      await bring(["ada@example.com,2026-01-05,footer,Unsubscribed"]);
      await bring(["ada@example.com,2026-01-05,footer,Unsubscribed"]);
      expect(await db.query("SELECT action, source FROM consents")).toEqual([{ action: "LEFT", source: "file" }]);
      expect(await db.query("SELECT status FROM mails WHERE key = 'newsletter:1'")).toEqual([{ status: "SUPPRESSED" }]);
    });

    test("writes nothing in a dry run", async () => {
      const response = await bring(["ada@example.com,2026-01-05,N/A,active"], { dryRun: "true" });
      expect(response.json()).toMatchObject({ dryRun: true, created: 1 });
      expect(await rows()).toEqual([]);
      expect(await db.query("SELECT FROM audit_log")).toEqual([]);
    });

    test("reports invalid rows by line and imports the others", async () => {
      const response = await bring([
        "no address,2026-01-05,footer,Active",
        "b@example.com,2026-02-30,footer,Active",
        "c@example.com,2999-01-01,footer,Active",
        "d@example.com,2026-01-05,footer,Perhaps",
        "e@example.com,2026-01-05,footer",
        `f@example.com,2026-01-05,${"x".repeat(101)},Active`,
        "Good@Example.com ,2026-01-05,footer,Active",
        "good@example.com,2026-01-05,home,Active",
      ]);
      expect(response.json()).toMatchObject({ created: 4, problemCount: 7 });
      expect(response.json().problems).toEqual([
        { line: 2, sentence: "Please enter a valid email address. The row was skipped." },
        { line: 3, sentence: 'The date "2026-02-30" cannot be read; the row was imported without it.' },
        { line: 4, sentence: 'The date "2999-01-01" is in the future; the row was imported without it.' },
        { line: 5, sentence: "The status is none of Active, Unsubscribed, Waiting, Suppressed. The row was skipped." },
        { line: 6, sentence: "The number of cells differs from the header; the row was skipped." },
        {
          line: 7,
          sentence: "The source is longer than 100 characters or not plain text; the row was imported without it.",
        },
        { line: 9, sentence: "The email address appears twice in the file. This row was skipped." },
      ]);
      const today = new Date().toISOString().slice(0, 10);
      const written: { email: string; source: string; entered: Date }[] = await rows();
      expect(written.map(({ email, source, entered }) => [email, source, toUtcDay(entered)])).toEqual([
        ["b@example.com", "footer", today],
        ["c@example.com", "footer", today],
        ["f@example.com", "", "2026-01-05"],
        ["good@example.com", "footer", "2026-01-05"],
      ]);
    });

    test.each([
      [
        "another file",
        "Name,Age\r\nAda,36",
        /^This is not a subscriber list that was exported from this page: the first line/,
      ],
      ["nothing", "", /^The file is empty/],
      ["a quotation that never ends", `${header}\r\n"ada@example.com,2026`, /is never closed\. Nothing was written\.$/],
    ])("rejects %s with a message", async (_, file, sentence) => {
      const response = await routes.upload("/api/subscribers", file);
      expect(response.statusCode).toBe(400);
      expect(response.json().errors[0]).toMatchObject({
        message: expect.stringMatching(sentence),
        extensions: { code: "BAD_USER_INPUT" },
      });
      expect(await rows()).toEqual([]);
    });

    const mailchimp = [
      "Email Address,First Name,MEMBER_RATING,OPTIN_TIME,CONFIRM_TIME",
      "Ada@Example.com,Ada,2,,2026-01-05 10:00:00",
      "bea@example.com,Bea,2,3/14/2026,3/15/2026",
      "nobody,N.,2,,2026-01-05 10:00:00",
      "cleo@example.com,Cleo,2,,soon",
    ].join("\r\n");
    const mapping = JSON.stringify({ email: "Email Address", date: "OPTIN_TIME", confirmedOn: "CONFIRM_TIME" });

    test("shows the columns of a Mailchimp file with its first rows, and what they contain", async () => {
      const response = await routes.upload("/api/subscribers/columns", mailchimp);
      expect(response.statusCode).toBe(200);
      const body = response.json();
      expect(body).toMatchObject({
        isExported: false,
        program: "Mailchimp",
        status: "CONFIRMED",
        columns: {
          email: "Email Address",
          date: "OPTIN_TIME",
          confirmedOn: "CONFIRM_TIME",
          source: null,
          status: null,
        },
      });
      expect(body.headers.slice(3)).toEqual([
        { title: "OPTIN_TIME", samples: ["", "3/14/2026", "", ""] },
        { title: "CONFIRM_TIME", samples: ["2026-01-05 10:00:00", "3/15/2026", "2026-01-05 10:00:00", "soon"] },
      ]);
      expect(await rows()).toEqual([]);
      expect((await routes.upload("/api/subscribers/columns", header)).json().isExported).toBe(true);
      expect((await routes.upload("/api/subscribers/columns", "")).statusCode).toBe(400);
    });

    test("imports several files together: the later one counts, and nobody who left comes back", async () => {
      const columns = JSON.stringify({ email: "Mail", date: "Date", source: "From", status: "Status" });
      const files = {
        "a.csv": "Mail,Date,From,Status\nann@example.com,2026-03-01,later,subscribed\nnobody,2026-03-01,,subscribed",
        "b.csv": "Mail,Date,From,Status\nann@example.com,2026-01-01,first,subscribed\nbob@example.com,2026-01-02,,left",
      };
      expect((await routes.upload("/api/subscribers/columns", files)).json()).toMatchObject({
        headers: [{ title: "Mail", samples: ["ann@example.com", "nobody"] }, {}, {}, {}],
      });
      const body = (await routes.upload("/api/subscribers", files, { columns })).json();
      expect(body).toMatchObject({
        ...{ created: 2, updated: 0, unchanged: 0, problemCount: 1, problems: [{ file: "a.csv", line: 3 }] },
        changes: [{ rows: "subscribers", created: 2, changed: 0 }],
      });
      expect(await rows()).toMatchObject([
        { email: "ann@example.com", source: "later", subscribed: true },
        { email: "bob@example.com", subscribed: false },
      ]);
      expect(await db.query("SELECT title FROM imports WHERE id = $1", [body.importId])).toEqual([
        { title: "a.csv, b.csv" },
      ]);
    });

    test("refuses files with other columns, or with people who left among others", async () => {
      const refuse = async (files: Record<`${string}.${string}`, string>) => {
        const response = await routes.upload("/api/subscribers/columns", files);
        return response.json<{ errors: { message: string }[] }>().errors[0].message;
      };
      expect(await refuse({ "a.csv": "Mail\na@example.com", "b.csv": "Email\nb@example.com" })).toMatch(
        /^"b\.csv" has other columns than "a\.csv"\./,
      );
      expect(await refuse({ "a.csv": "Mail\na@example.com", "unsubscribed.csv": "Mail\nb@example.com" })).toMatch(
        /^Some of these files seem to have people who have unsubscribed\./,
      );
    });

    test("imports any file with the chosen columns, and reports its invalid rows by line", async () => {
      await add("ada@example.com", "2026-01-02", "footer", false);
      const dry = await routes.upload("/api/subscribers", mailchimp, { columns: mapping, dryRun: "true" });
      expect(dry.json()).toMatchObject({ dryRun: true, created: 2, updated: 1, keptUnsubscribed: 1, problemCount: 2 });
      expect(await rows()).toHaveLength(1);
      const body = (await routes.upload("/api/subscribers", mailchimp, { columns: mapping })).json();
      expect(body.problems.map(({ line }: { line: number }) => line)).toEqual([4, 5]);
      expect(body.problems[1].sentence).toBe('The date "soon" cannot be read; the row was imported without it.');
      expect(await rows()).toMatchObject([
        { email: "ada@example.com", source: "footer", subscribed: false },
        { email: "bea@example.com", entered: new Date("2026-03-14T00:00:00Z"), source: "", subscribed: true },
        { email: "cleo@example.com", subscribed: true },
      ]);
      const again = await routes.upload("/api/subscribers", mailchimp, { columns: mapping });
      expect(again.json()).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
    });

    test.each([
      ["2026/03/14", "2026-03-14"],
      ["2026-3-14 12:30 PST", "2026-03-14"],
      ["3/14/2026 10:00 AM", "2026-03-14"],
      ["14.3.2026", "2026-03-14"],
      ["14 March 2026", "2026-03-14"],
      ["Sat, 14 Mar 2026 22:00:00 -0500", "2026-03-15"],
    ])("reads the date %s", async (date, expected) => {
      const columns = JSON.stringify({ email: "Mail", date: "Date" });
      const body = (
        await routes.upload("/api/subscribers", `Mail,Date\r\nann@example.com,"${date}"`, { columns })
      ).json();
      expect(body).toMatchObject({ created: 1, problemCount: 0 });
      expect(toUtcDay((await rows())[0].entered)).toBe(expected);
    });

    test("reads the lists of Ghost and of Substack, whose column of states says no for yes", async () => {
      const ghost =
        "id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at\n" +
        "1,ann@example.com,,,true,false,,2026-01-05T10:00:00.000Z,\n2,bob@example.com,,,false,false,,2026-01-06T10:00:00.000Z,\n";
      const substack =
        "email,active_subscription,expiry,plan,email_disabled,created_at,first_payment_at\n" +
        "cat@example.com,false,,other,false,2026-01-07T10:00:00.000Z,\ndan@example.com,false,,other,true,2026-01-08T10:00:00.000Z,\n";
      for (const [program, list] of Object.entries({ Ghost: ghost, Substack: substack })) {
        const known = (await routes.upload("/api/subscribers/columns", list)).json();
        expect(known.program).toBe(program);
        const fields = { columns: JSON.stringify(known.columns), status: "CONFIRMED" };
        expect((await routes.upload("/api/subscribers", list, fields)).json()).toMatchObject({
          created: 2,
          problemCount: 0,
        });
      }
      expect(await rows()).toMatchObject([
        { email: "ann@example.com", entered: new Date("2026-01-05T00:00:00Z"), subscribed: true },
        { email: "bob@example.com", subscribed: false },
        { email: "cat@example.com", entered: new Date("2026-01-07T00:00:00Z"), subscribed: true },
        { email: "dan@example.com", subscribed: false },
      ]);
    });

    test("keeps people unsubscribed whom a file calls so, by a column or as a whole", async () => {
      await add("dora@example.com", "2026-01-02");
      const lines =
        "Mail,State\r\nann@example.com,cleaned\r\nbob@example.com,Subscribed\r\ndora@example.com,yes\r\nDORA@example.com,no";
      const columns = JSON.stringify({ email: "Mail", status: "State" });
      const body = (await routes.upload("/api/subscribers", lines, { columns })).json();
      expect(body).toMatchObject({ created: 2, updated: 1, unchanged: 0, problemCount: 1 });
      const whole = { columns: '{"email":"Mail"}', status: "LEFT" };
      await routes.upload("/api/subscribers", "Mail\r\ncat@example.com", whole);
      const active = (await rows()).filter(({ subscribed }: { subscribed: boolean }) => subscribed);
      expect(active).toMatchObject([{ email: "bob@example.com" }]);
    });

    test.each([
      "[]",
      '{"email":"Mail","status":"Mail"}',
      '{"phone":"Mail"}',
      '{"email":"Post"}',
      '{"email":1}',
      "{}",
      "email",
    ])("rejects the columns %s", async (columns) => {
      expect((await routes.upload("/api/subscribers", "Mail\r\na@example.com", { columns })).statusCode).toBe(400);
    });

    test("rejects a file that is too large, a body that is not a form, and requests without a session", async () => {
      const large = await routes.upload("/api/subscribers", Buffer.alloc(10 * 1024 * 1024 + 1, "x"));
      expect([large.statusCode, large.json().errors[0].message]).toEqual([
        413,
        "This file is too large. Choose one of at most 10 MB.",
      ]);
      const anonymous = await routes.upload("/api/subscribers", header, {}, {});
      expect(anonymous.statusCode).toBe(401);
      expect(fs.readdirSync(folder)).toEqual([]);
    });
  });
});
