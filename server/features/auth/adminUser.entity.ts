import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from "typeorm";
import { TextField } from "../../shared/graphql/columns";

@ObjectType({ description: "Somebody who may edit the site." })
@Entity("admin_users")
@Index("admin_users_email_key", ["email"], { unique: true })
@Check("admin_users_email_check", "email = lower(email)")
@Check("admin_users_role_check", "role IN ('admin')")
export class AdminUser {
  @Field(() => ID, { description: "UUID." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @TextField("Shown in the admin area.") name: string;

  @Field(() => String, { description: "Used to sign in; trimmed, in lower case, unique." })
  @Column("text")
  email: string;

  @Field(() => String, { description: "Always admin." })
  @Column("text", { default: "admin" })
  role: string;

  @TextField("Address of the picture; empty when there is none.") avatar: string;

  /** argon2id in its own text format. */
  @Column("text")
  passwordHash: string;

  /** When the account was closed; null while it may sign in. */
  @Column("timestamptz", { nullable: true })
  disabledAt: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "Last time of signing in; null before the first." })
  @Column("timestamptz", { nullable: true })
  lastLogin: Date | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt: Date;
}
