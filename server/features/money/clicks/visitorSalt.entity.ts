import { Column, Entity, PrimaryColumn } from "typeorm";

/**
 * The random salt of a day's visitor hashes. Former salts are deleted, so that hashes of different days cannot be
 * compared, not even for a known address.
 */
@Entity("visitor_salts")
export class VisitorSalt {
  @PrimaryColumn("date")
  day: string;

  @Column("text")
  salt: string;
}
