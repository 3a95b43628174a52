import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import type { TokenScope } from "../../../core/access/tokenScope";
import { TokenScopes } from "../../../core/graphql/tokenScopesEnum";
import { AdminUser } from "../adminUser.entity";

/** A key for programs. It acts as its account and never may more than the account's present role. */
@ObjectType({ description: "A key for programs that call the API. It acts as the administrator who created it." })
@Entity("api_tokens")
@Index("api_tokens_token_hash_key", ["tokenHash"], { unique: true })
@Index("api_tokens_admin_user_id_idx", ["adminUserId"])
@Check("api_tokens_scopes_check", "scopes <@ ARRAY['read', 'content', 'publish', 'subscribers', 'manage']")
export class ApiToken {
  @Field(() => ID, { description: "UUID; not part of the token." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column("uuid")
  adminUserId: string;

  @ManyToOne(() => AdminUser, { onDelete: "CASCADE" })
  @JoinColumn({ name: "admin_user_id" })
  adminUser?: AdminUser;

  @Field(() => String, { description: "What it is for, in the words of its owner." })
  @Column("text")
  name: string;

  /** SHA-256 of the token, in hexadecimal digits: the token itself is with its owner only. */
  @Column("text")
  tokenHash: string;

  @Field(() => String, { description: "The last four characters of the token, to recognize it." })
  @Column("text")
  ending: string;

  @Field(() => [TokenScopes], { description: "What it may do, of what the role of its account allows." })
  @Column("text", { array: true })
  scopes: TokenScope[];

  @Field(() => GraphQLISODateTime, { description: "It is refused from then on." })
  @Column("timestamptz")
  expiresAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "Last use, to the minute; null before the first." })
  @Column("timestamptz", { nullable: true })
  lastUsedAt: Date | null;

  @Field(() => GraphQLISODateTime, { description: "Creation time." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}
