import { ObjectType } from "type-graphql";
import { Check, Column, Entity, Index } from "typeorm";
import {
  CountField,
  CreatedField,
  EnumField,
  IdField,
  OptionalTimeField,
  RequiredTextField,
  TextField,
} from "../../../core/graphql/columns";
import { createEnum } from "../../../core/graphql/createEnum";

/** Stored as text. */
export const MailStatus = createEnum("MailStatus", "State of a mail.", {
  WAITING: "Waits for its first or next attempt.",
  SENT: "The mail server accepted it.",
  KEPT: "There is no mail server: it is only shown in the outbox.",
  FAILED: "No attempt succeeded, or it came back because of the sender, the mail or the way; no attempt follows.",
  BOUNCED: "The address does not exist, or its mailbox is full or inactive.",
  SUPPRESSED: "Not sent: mails to this address came back, or its reader complained or left.",
});
export type MailStatus = keyof typeof MailStatus;

/** Stored as text. */
export const MailKind = createEnum("MailKind", "What a mail is for.", {
  CONFIRMATION: "Asks a reader to confirm the address.",
  WELCOME: "Greets a confirmed subscriber.",
  NEWSLETTER: "A newsletter that editors wrote.",
  DIGEST: "New looks of followed celebrities and places.",
  ALERT: "A real price drop, or a saved piece that is back in stock.",
  ACCOUNT: "About an account of the admin area: password, invitation, sign-in.",
  ANSWER: "Answers a reader who sent a correction or a question.",
  MESSAGE: "What a reader wrote with the contact form, to the site.",
});
export type MailKind = keyof typeof MailKind;

/** A mail on its way to one reader. Finished ones lose their content after 30 days, and are deleted after a year. */
@ObjectType({ description: "A mail to one reader." })
@Entity("mails")
@Index("mails_key_key", ["key"], { unique: true })
@Index("mails_due_idx", { synchronize: false })
@Index("mails_created_at_idx", ["createdAt", "id"])
@Index("mails_recipient_idx", ["recipient"])
@Index("mails_newsletter_id_idx", { synchronize: false })
@Check("mails_status_check", "status IN ('WAITING', 'SENT', 'KEPT', 'FAILED', 'BOUNCED', 'SUPPRESSED')")
@Check(
  "mails_kind_check",
  "kind IN ('CONFIRMATION', 'WELCOME', 'NEWSLETTER', 'DIGEST', 'ALERT', 'ACCOUNT', 'ANSWER', 'MESSAGE')",
)
export class Mail {
  @IdField() id: string;

  /** Names the reason, such as `digest:2026-11-27:{subscriber}`: a second mail with it is not queued. */
  @Column("text")
  key: string;

  @EnumField(() => MailKind, "What it is for.") kind: MailKind;
  @RequiredTextField("Address of the reader.") recipient: string;
  @RequiredTextField("Subject.") subject: string;

  /** HTML part, with absolute addresses; empty after 30 days. */
  @Column("text")
  html: string;

  /** Plain text part; empty after 30 days. */
  @Column("text")
  text: string;

  /** Address that leaves the list by one click (RFC 8058); null for a mail that belongs to no list. */
  @Column("text", { nullable: true })
  unsubscribeUrl: string | null;

  /** Address of the reader to whom an answer goes; null for the sender, and after 30 days. */
  @Column("text", { nullable: true })
  replyTo: string | null;

  /** Null unless a newsletter was sent by it. */
  @Column("uuid", { nullable: true })
  newsletterId: string | null;

  @EnumField(() => MailStatus, "State.", "WAITING") status: MailStatus;
  @CountField("Number of attempts so far.", 0) attempts: number;
  @OptionalTimeField("Time of the next attempt; null when none follows.") nextAttemptAt: Date | null;
  @TextField("Why the last attempt failed, or the mail came back; empty otherwise.") problem: string;
  @OptionalTimeField("When the mail server accepted it; null before.") sentAt: Date | null;
  @CreatedField("When it was queued.") createdAt: Date;
}
