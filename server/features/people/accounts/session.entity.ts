import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, Generated, Index, PrimaryColumn } from "typeorm";
import { CreatedField, TextField, TimeField } from "../../../core/graphql/columns";
import { AccountRow } from "./adminUser.entity";

@ObjectType("AdminSession", { description: "A signed-in browser." })
@Entity("sessions")
@Index("sessions_admin_user_id_idx", ["adminUserId"])
@Index("sessions_id_key", ["id"], { unique: true })
export class Session extends AccountRow {
  /** SHA-256 of the cookie's value in hex, so that the table alone does not allow signing in. */
  @PrimaryColumn("text")
  idHash: string;

  @Field(() => ID, { description: "UUID; unchanged when the cookie is renewed. It does not authenticate." })
  @Column("uuid")
  @Generated("uuid")
  id: string;

  @TextField('Browser and system in words, e.g. "Chrome on Windows"; empty when unknown.') device: string;
  @TimeField("Time of the last request, to the minute.") lastSeenAt: Date;

  /** At most 8 hours after the session started. */
  @Column("timestamptz")
  expiresAt: Date;

  /** When the account was last proved, by signing in, its password or a passkey. */
  @Column("timestamptz", { default: () => "now()" })
  authenticatedAt: Date;

  @CreatedField("Time of the sign-in.") createdAt: Date;
}
