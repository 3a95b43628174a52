import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { AdminUser } from "../adminUser.entity";

@ObjectType({ description: "A passkey of an account: a key pair on a device or in a password manager." })
@Entity("passkeys")
@Index("passkeys_credential_id_key", ["credentialId"], { unique: true })
@Index("passkeys_admin_user_id_idx", ["adminUserId"])
export class Passkey {
  @Field(() => ID, { description: "UUID." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column("uuid")
  adminUserId: string;

  @ManyToOne(() => AdminUser, { onDelete: "CASCADE" })
  @JoinColumn({ name: "admin_user_id" })
  adminUser?: AdminUser;

  @Field(() => String, { description: "Name that its owner gave it." })
  @Column("text")
  name: string;

  /** Base64url, as browsers send it. */
  @Column("text")
  credentialId: string;

  /** COSE key in base64url. */
  @Column("text")
  publicKey: string;

  /** Signatures that the authenticator has counted; 0 where it does not count. */
  @Column("bigint", { default: 0 })
  counter: string;

  /** How browsers reach the authenticator: internal, hybrid, usb ... */
  @Column("text", { array: true, default: [] })
  transports: string[];

  @Field(() => GraphQLISODateTime, { description: "When it was added." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "Last sign-in with it; null before the first." })
  @Column("timestamptz", { nullable: true })
  lastUsedAt: Date | null;
}
