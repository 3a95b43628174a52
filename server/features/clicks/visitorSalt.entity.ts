import { Column, Entity, PrimaryColumn } from "typeorm";

/**
 * The random salt of a day's visitor hashes. Former ones are deleted, so that a hash can be compared with those of its own
 * day and with nothing else, not even with an address that is known.
 */
@Entity("visitor_salts")
export class VisitorSalt {
  @PrimaryColumn("date")
  day: string;

  @Column("text")
  salt: string;
}
