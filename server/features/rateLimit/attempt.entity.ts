import { Column, Entity, PrimaryColumn } from "typeorm";

/** How often something was tried in a span of time; columns in the order and with the names that rate-limiter-flexible wants. */
@Entity("attempts")
export class Attempt {
  /** What is limited, and the SHA-256 of who is: no address can be read here. */
  @PrimaryColumn("text")
  key: string;

  @Column("integer")
  points: number;

  /** When the span ends, in milliseconds since 1970. */
  @Column("bigint", { nullable: true })
  expire: string | null;
}
