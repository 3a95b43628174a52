import { Column, Entity, PrimaryColumn } from "typeorm";

/** The pace of mails to a domain, which all processes share. */
@Entity("mail_domains")
export class MailDomain {
  @PrimaryColumn("text")
  domain: string;

  /** Time of the next mail. */
  @Column("timestamptz")
  freeAt: Date;
}
