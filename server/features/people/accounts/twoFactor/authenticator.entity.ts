import { Check, Column, CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryColumn } from "typeorm";
import { AdminUser } from "../adminUser.entity";

/** The authenticator app of an account (RFC 6238). */
@Entity("authenticators")
@Check("authenticators_last_step_check", "last_step >= 0")
export class Authenticator {
  @PrimaryColumn("uuid")
  adminUserId: string;

  @OneToOne(() => AdminUser, { onDelete: "CASCADE" })
  @JoinColumn({ name: "admin_user_id" })
  adminUser?: AdminUser;

  /** Base32. Stored as it is, because each check needs it; docs/api.md, "Second factors", says why no key encrypts it. */
  @Column("text")
  secret: string;

  /** Time of the first correct code; null while the app is being set up, when it protects nothing. */
  @Column("timestamptz", { nullable: true })
  confirmedAt: Date | null;

  /** Time step of the last used code: a code of this step or an earlier one is refused. */
  @Column("int", { default: 0 })
  lastStep: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}
