import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import type { PublishableType } from "../../../core/kinds/publishableRow";

/** A secret address that shows one revision of a row before it is public. */
@ObjectType({ description: "A secret address that shows one revision of a row before it is public." })
@Entity("preview_links")
@Index("preview_links_token_hash_key", ["tokenHash"], { unique: true })
@Index("preview_links_row_id_idx", ["rowId"])
export class PreviewLink {
  @Field(() => ID, { description: "UUID; not part of the address." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  /** SHA-256 of the token, in hexadecimal digits: the token itself is in the address only. */
  @Column("text")
  tokenHash: string;

  @Column("text")
  rowType: PublishableType;

  @Column("uuid")
  rowId: string;

  @Field(() => ID, { description: "The revision that it shows." })
  @Column("bigint")
  revisionId: string;

  @Field(() => String, { description: "Name of the administrator who created it." })
  @Column("text", { default: "" })
  authorName: string;

  @Field(() => GraphQLISODateTime, { description: "Creation time." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: "It shows nothing from then on." })
  @Column("timestamptz")
  expiresAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "When it was revoked; null when it was not." })
  @Column("timestamptz", { nullable: true })
  revokedAt: Date | null;
}
