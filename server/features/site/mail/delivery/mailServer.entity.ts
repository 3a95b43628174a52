import { Check, Column, Entity, PrimaryColumn } from "typeorm";

/** Whether mails go out, which all processes share: one row, or none before the first change. */
@Entity("mail_server")
@Check("mail_server_id_check", "id = 1")
export class MailServerState {
  @PrimaryColumn("integer", { default: 1 })
  id: number;

  /** Since when the mail server cannot be used; null while it can. */
  @Column("timestamptz", { nullable: true })
  failingSince: Date | null;

  /** What the mail server or the connection said last; empty while it can be used. */
  @Column("text", { default: "" })
  problem: string;

  /** Since when an administrator lets all mails wait; null while they are sent. */
  @Column("timestamptz", { nullable: true })
  pausedAt: Date | null;
}
