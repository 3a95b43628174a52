import type { DataSource } from "typeorm";
import { createMailSender, type MailSender } from "../../features/site/mail/delivery/sendMails.service";
import type { SmtpAccount } from "../../features/site/mail/delivery/smtpTransport";
import { setUpMail } from "../../features/site/mail/mailSite.service";
import { type NewMail, queueMails } from "../../features/site/mail/mails.service";
import { testDatabase } from "../database/testDatabase";
import { type MailServer, startMailServer } from "./mailServer";

export type ServerOptions = Parameters<typeof startMailServer>[0];

export const mailTo = (recipient: string, values: Partial<NewMail> = {}): NewMail => ({
  key: `test:${recipient}`,
  kind: "NEWSLETTER",
  recipient,
  subject: "Looks of the wéek",
  html: "<p>Hello</p>",
  text: "Hello",
  unsubscribeUrl: "https://wornby.example/newsletter/leave?token=abc",
  ...values,
});

interface MailState {
  status: string;
  attempts: number;
  problem: string;
  /** Seconds until the next attempt; null when none follows. */
  wait: number | null;
}

/** A refusal as the SMTP server sends it. */
export const refusal = (code: number, message: string) => Object.assign(new Error(message), { responseCode: code });
export const answerRecipient = (code: number, message: string): ServerOptions => ({
  onRcptTo: (_address, _session, done) => done(refusal(code, message)),
});
export const answerContent = (code: number, message: string): ServerOptions => ({
  onData: (stream, _session, done) => {
    stream.resume();
    stream.on("end", () => done(refusal(code, message)));
  },
});

/** Sends the mails of an empty database to a server of the test. Registers the hooks of the surrounding `describe`. */
export function setUpSending(dkim: SmtpAccount["dkim"] = null) {
  let dataSource: DataSource;
  let server: MailServer | undefined;
  let sender: MailSender | undefined;
  /** What senders told about the mail server. */
  const told: string[] = [];
  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(() => dataSource.destroy());
  beforeEach(async () => {
    told.length = 0;
    await dataSource.query("TRUNCATE mails, mail_suppressions, mail_domains, mail_server");
  });
  afterEach(async () => {
    await sender?.stop();
    await stopServer();
    sender = undefined;
  });
  const startServer = async (options?: ServerOptions): Promise<MailServer> =>
    (server ??= await startMailServer(options));
  const stopServer = async (): Promise<void> => {
    await server?.stop();
    server = undefined;
  };

  /** Starts an SMTP server, sends all due mails to it, and waits for its answers. */
  async function send(options?: ServerOptions, account: Partial<SmtpAccount> = {}) {
    const { url, received } = await startServer(options);
    setUpMail(dataSource.manager, { origin: "https://wornby.example", canSend: true, isOutboxPublic: false });
    const from = { name: "WornBy", address: "mail@wornby.example" };
    const faults: unknown[] = [];
    const smtp = { url, from, dkim, perMinute: 60_000, ...account };
    sender = createMailSender(dataSource.manager, smtp, {
      onFault: (error) => faults.push(error),
      onFailure: (problem) => told.push(`failure: ${problem}`),
      onSuccess: () => told.push("success"),
    });
    await sender.sendDue(new AbortController().signal);
    await sender.stop();
    expect(faults).toEqual([]);
    return received;
  }

  return {
    told,
    send,
    startServer,
    stopServer,
    db: () => dataSource.manager,
    query: (text: string, values: unknown[] = []) => dataSource.query(text, values),
    queue: (...mails: NewMail[]) => queueMails(dataSource.manager, mails),
    read: async (recipient: string): Promise<MailState> =>
      (
        await dataSource.query(
          `SELECT status, attempts, problem, extract(epoch FROM next_attempt_at - now())::int AS wait
           FROM mails WHERE recipient = $1`,
          [recipient],
        )
      )[0],
    suppressed: (): Promise<{ address: string; reason: string }[]> =>
      dataSource.query("SELECT address, reason FROM mail_suppressions ORDER BY address"),
  };
}
