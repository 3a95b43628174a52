import nodemailer from "nodemailer";
import type { Mail, MailKind } from "../mail.entity";
import type { MailSite } from "../../../../core/mail/MailLayout";

/** The SMTP server and the sender; see the environment. */
export interface SmtpAccount {
  url: string;
  from: { name: string; address: string };
  dkim: { domainName: string; keySelector: string; privateKey: string } | null;
  perMinute: number;
}

export interface SmtpTransport {
  /** Resolves when the server has accepted the mail. @throws nodemailer's error. */
  send(mail: Mail, site: MailSite): Promise<void>;
  /** Resolves when a new connection can be used. @throws nodemailer's error. */
  check(): Promise<unknown>;
  /** Ends all connections. */
  close(): void;
}

/** Mails in one process that the server may have accepted before the database knows: all that a crash can repeat. */
export const maxConnections = 5;
const second = 1_000;
/** For each step of a delivery; it has seven, so it ends within the lease of a mail. */
const timeouts = {
  connectionTimeout: 20 * second,
  greetingTimeout: 20 * second,
  dnsTimeout: 20 * second,
  socketTimeout: 60 * second,
};

/** Names of the lists in List-Id; mails of other kinds have the newsletter's when they have a way to leave. */
const lists: Partial<Record<MailKind, string>> = { DIGEST: "digest", ALERT: "alerts" };

/** Headers of RFC 2919 and RFC 8058: programs show a button that leaves the list. */
const listHeaders = ({ kind, unsubscribeUrl }: Mail, { name, origin }: MailSite) =>
  unsubscribeUrl === null
    ? {}
    : {
        list: { id: { comment: name, url: `${lists[kind] ?? "newsletter"}.${new URL(origin).hostname}` } },
        headers: {
          "List-Unsubscribe": `<${unsubscribeUrl}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
      };

/** A bounce comes back to an address that names the mail (VERP). */
const bounceAddress = (mailId: string, domain: string): string => `bounces+${mailId}@${domain}`;

/** Connects when there are mails, and keeps up to five connections. */
export function createSmtpTransport({ url, from, dkim }: SmtpAccount): SmtpTransport {
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1);
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections,
    // Who is asked twice may deliver twice: the queue decides when to try again.
    maxRequeues: 0,
    ...timeouts,
    ...(dkim && { dkim }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail, site) => {
      const { id, recipient, replyTo, subject, html, text, createdAt } = mail;
      await transport.sendMail({
        from: { name: from.name || site.name, address: from.address },
        to: { name: "", address: recipient },
        ...(replyTo !== null && { replyTo: { name: "", address: replyTo } }),
        envelope: { from: bounceAddress(id, domain), to: recipient },
        // Always the same, so that receivers recognize a copy.
        messageId: `<${id}@${domain}>`,
        date: createdAt,
        subject,
        html,
        text,
        ...listHeaders(mail, site),
      });
    },
    check: () => transport.verify(),
    close: () => transport.close(),
  };
}
