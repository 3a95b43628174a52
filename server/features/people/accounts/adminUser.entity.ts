import { ObjectType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, Index, UpdateDateColumn, JoinColumn, ManyToOne } from "typeorm";
import { type Role, Roles } from "../../../core/access/role";
import { EnumField, IdField, OptionalTimeField, RequiredTextField, TextField } from "../../../core/graphql/columns";

@ObjectType({ description: "An administrator of the site." })
@Entity("admin_users")
@Index("admin_users_email_key", ["email"], { unique: true })
@Check("admin_users_email_check", "email = lower(email)")
@Check("admin_users_role_check", "role IN ('contributor', 'editor', 'admin')")
export class AdminUser {
  @IdField() id: string;
  @TextField("Shown in the admin area.") name: string;
  @RequiredTextField("Used to sign in; trimmed, lowercase, unique.") email: string;
  @EnumField(() => Roles, "What the account may do.", "admin") role: Role;
  @TextField("URL of the avatar; empty when there is none.") avatar: string;

  /** Encoded argon2id hash. */
  @Column("text")
  passwordHash: string;

  /** Time when the account was disabled; null while it may sign in. */
  @Column("timestamptz", { nullable: true })
  disabledAt: Date | null;

  @OptionalTimeField("Time of the last sign-in; null before the first.") lastLogin: Date | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt: Date;
}

/** A row of an account, which goes with it. */
export abstract class AccountRow {
  @Column("uuid")
  adminUserId: string;

  @ManyToOne(() => AdminUser, { onDelete: "CASCADE" })
  @JoinColumn({ name: "admin_user_id" })
  adminUser?: AdminUser;
}
