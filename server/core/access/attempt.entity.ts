import { Column, Entity, PrimaryColumn } from "typeorm";

/** Number of attempts in a time window; rate-limiter-flexible determines the names and order of the columns. */
@Entity("attempts")
export class Attempt {
  /** The limit's name and the SHA-256 of the client, so that the table contains no addresses. */
  @PrimaryColumn("text")
  key: string;

  @Column("integer")
  points: number;

  /** End of the window, in milliseconds since 1970. */
  @Column("bigint", { nullable: true })
  expire: string | null;
}
