import type { ChildProcess } from "node:child_process";
import type { DataSource } from "typeorm";
import { testDatabase } from "../../../../../testing/database/testDatabase";
import { type MailServer, startMailServer } from "../../../../../testing/mail/mailServer";
import { killProcess, startMailProcess } from "../../../../../testing/mail/startMailProcess";
import { waitUntil } from "../../../../../testing/time/waiting";
import { queueMails } from "../../mails.service";
import { maxConnections } from "../smtpTransport";
import { describeOnPostgres } from "../../../../../testing/skipped";

const minutes = 60_000;
const onPostgres = describeOnPostgres("the embedded engine serves one process");

onPostgres("delivery by a process that can be killed", () => {
  let dataSource: DataSource;
  let server: MailServer;
  let sender: ChildProcess | undefined;
  /** Message-IDs as they arrived, and their recipients. */
  let arrived: { to: string; id: string }[];
  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(() => dataSource.destroy());
  beforeEach(async () => {
    await dataSource.query("TRUNCATE mails, mail_domains");
    arrived = [];
    server = await startMailServer({
      onData: (stream, session, done) => {
        let text = "";
        stream.on("data", (chunk: Buffer) => (text += chunk.toString("latin1")));
        stream.on("end", () => {
          arrived.push({ to: session.envelope.rcptTo[0].address, id: /^Message-ID: <(.+)>/im.exec(text)?.[1] ?? "" });
          done();
        });
      },
    });
  });
  afterEach(async () => {
    sender?.kill("SIGKILL");
    await server.stop();
  });

  const start = (): ChildProcess =>
    (sender = startMailProcess(dataSource, {
      SMTP_URL: server.url,
      MAIL_FROM: "WornBy <mail@wornby.example>",
      MAIL_PER_MINUTE: "60000",
    }));

  async function queue(count: number): Promise<void> {
    for (let from = 0; from < count; from += 500)
      await queueMails(
        dataSource.manager,
        Array.from({ length: Math.min(500, count - from) }, (_, n) => ({
          key: `digest:${from + n}`,
          kind: "DIGEST" as const,
          recipient: `reader${from + n}@domain${n}.example`,
          subject: "New looks",
          html: "<p>Hello</p>",
          text: "Hello",
          unsubscribeUrl: "https://wornby.example/leave",
        })),
      );
  }

  const countUnsent = async (): Promise<number> =>
    (
      (await dataSource.query("SELECT count(*)::int AS count FROM mails WHERE status <> 'SENT'")) as { count: number }[]
    )[0].count;
  const recipients = () => new Set(arrived.map(({ to }) => to));
  const countCopies = () => arrived.length - new Set(arrived.map(({ id }) => id)).size;

  test(
    "sends 10,000 mails to everyone in spite of three kills, and repeats at most what was under way",
    async () => {
      const total = 10_000;
      await queue(total);
      const kills = [0.2, 0.45, 0.7].map((share) => Math.floor(total * (share + Math.random() * 0.2)));
      for (const count of kills) {
        const killed = start();
        await waitUntil(() => arrived.length >= count, 10 * minutes);
        await killProcess(killed);
        // As if the ten minutes of the claims had passed.
        await dataSource.query("UPDATE mails SET next_attempt_at = now() WHERE status = 'WAITING'");
      }
      start();
      await waitUntil(async () => (await countUnsent()) === 0, 10 * minutes);
      expect(recipients().size).toBe(total);
      // A copy has the Message-ID of the first, so that receiving servers can drop it.
      expect(new Set(arrived.map(({ id }) => id)).size).toBe(total);
      expect(countCopies()).toBeLessThanOrEqual(kills.length * maxConnections);
      process.stdout.write(`${total} mails, ${kills.length} kills: ${countCopies()} arrived twice\n`);
    },
    30 * minutes,
  );

  test(
    "waits while the database's disk is full, and then sends to everyone once",
    async () => {
      await queue(1_000);
      start();
      await waitUntil(() => arrived.length > 300, 5 * minutes);
      await dataSource.query(`
        CREATE FUNCTION refuse_writes() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
        CREATE TRIGGER disk_full BEFORE UPDATE ON mails EXECUTE FUNCTION refuse_writes();
      `);
      let before = -1;
      await waitUntil(async () => {
        const isQuiet = arrived.length === before;
        before = arrived.length;
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        return isQuiet;
      }, 5 * minutes);
      expect(arrived.length).toBeLessThan(1_000);
      await dataSource.query("DROP TRIGGER disk_full ON mails; DROP FUNCTION refuse_writes()");
      await waitUntil(async () => (await countUnsent()) === 0, 5 * minutes);
      expect(recipients().size).toBe(1_000);
      expect(countCopies()).toBe(0);
    },
    15 * minutes,
  );
});
