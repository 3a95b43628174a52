import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, Generated, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { AdminUser } from "./adminUser.entity";

@ObjectType("AdminSession", { description: "One signed-in browser." })
@Entity("sessions")
@Index("sessions_admin_user_id_idx", ["adminUserId"])
@Index("sessions_id_key", ["id"], { unique: true })
export class Session {
  /** SHA-256 of the cookie's value, hex: who reads the table cannot sign in with it. */
  @PrimaryColumn("text")
  idHash: string;

  @Field(() => ID, { description: "UUID; stays the same when the cookie is changed, and opens nothing." })
  @Column("uuid")
  @Generated("uuid")
  id: string;

  @Column("uuid")
  adminUserId: string;

  @ManyToOne(() => AdminUser, { onDelete: "CASCADE" })
  @JoinColumn({ name: "admin_user_id" })
  adminUser?: AdminUser;

  @Field(() => String, { description: 'Browser and system in words, e.g. "Chrome on Windows"; empty when unknown.' })
  @Column("text", { default: "" })
  device: string;

  @Field(() => GraphQLISODateTime, { description: "When it last asked for something, to the minute." })
  @Column("timestamptz")
  lastSeenAt: Date;

  /** Never later than 8 hours after the start. */
  @Column("timestamptz")
  expiresAt: Date;

  @Field(() => GraphQLISODateTime, { description: "When it was signed in." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}
