import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index } from "typeorm";
import {
  CreatedField,
  IdField,
  OptionalTimeField,
  RequiredTextField,
  TimeField,
} from "../../../../core/graphql/columns";
import { type TokenScope, TokenScopes } from "../../../../core/access/tokenScope";
import { AccountRow } from "../adminUser.entity";

/** A key for programs. It acts as its account and never may more than the account's present role. */
@ObjectType({ description: "A key for programs that call the API. It acts as the administrator who created it." })
@Entity("api_tokens")
@Index("api_tokens_token_hash_key", ["tokenHash"], { unique: true })
@Index("api_tokens_admin_user_id_idx", ["adminUserId"])
@Check("api_tokens_scopes_check", "scopes <@ ARRAY['read', 'content', 'publish', 'subscribers', 'manage']")
export class ApiToken extends AccountRow {
  @IdField("UUID; not part of the token.") id: string;

  @RequiredTextField("What it is for, in the words of its owner.") name: string;

  /** SHA-256 of the token, in hexadecimal digits: the token itself is with its owner only. */
  @Column("text")
  tokenHash: string;

  @RequiredTextField("The last four characters of the token, to recognize it.") ending: string;

  @Field(() => [TokenScopes], { description: "What it may do, of what the role of its account allows." })
  @Column("text", { array: true })
  scopes: TokenScope[];

  @TimeField("It is refused from then on.") expiresAt: Date;
  @OptionalTimeField("Last use, to the minute; null before the first.") lastUsedAt: Date | null;
  @CreatedField() createdAt: Date;
}
