import { Field, Int, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index, PrimaryColumn, UpdateDateColumn } from "typeorm";

/** The most bytes of an encrypted list: in base64 it fits into a request. */
export const maxContentBytes = 128 * 1024;

/** A visitor's list that only browsers with its code can open: the server has neither the code nor a key. */
@ObjectType({ description: "An encrypted list that only browsers with its code can open." })
@Entity("synced_lists")
@Index("synced_lists_used_at_idx", ["usedAt"])
@Check("synced_lists_content_check", `octet_length(content) <= ${maxContentBytes}`)
export class SyncedList {
  /** The browser derives it from the code: 128 bits in base64url. */
  @PrimaryColumn("text")
  id: string;

  /** SHA-256 of the write token in hex. */
  @Column("text")
  tokenHash: string;

  @Field(() => Int, { description: "Increases with each save; the next save must name it." })
  @Column("int", { default: 1 })
  version: number;

  @Column("bytea")
  content: Buffer;

  /** When it was last opened or saved, to the day. */
  @Column("timestamptz", { default: () => "now()" })
  usedAt: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt: Date;
}
