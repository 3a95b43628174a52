import { Check, Column, Entity, PrimaryColumn } from "typeorm";

/** Where links came or went since they were last collected. Triggers write it. */
@Entity("changed_links")
@Check("changed_links_check", "num_nonnulls(address, post_id) = 1")
export class ChangedLink {
  @PrimaryColumn("bigint", { generated: "identity", generatedIdentity: "ALWAYS" })
  id: string;

  /** An address that a row got or lost; null for an article. */
  @Column("text", { nullable: true })
  address: string | null;

  /** An article whose text changed; null for an address. */
  @Column("uuid", { nullable: true })
  postId: string | null;
}
