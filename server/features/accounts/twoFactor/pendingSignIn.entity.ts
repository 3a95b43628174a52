import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { AdminUser } from "../adminUser.entity";

/** A sign-in whose password was right and whose second factor is missing. It gives no access. */
@Entity("pending_sign_ins")
@Index("pending_sign_ins_admin_user_id_idx", ["adminUserId"])
@Index("pending_sign_ins_expires_at_idx", ["expiresAt"])
export class PendingSignIn {
  /** SHA-256 of the cookie's value in hex. */
  @PrimaryColumn("text")
  browserHash: string;

  @Column("uuid")
  adminUserId: string;

  @ManyToOne(() => AdminUser, { onDelete: "CASCADE" })
  @JoinColumn({ name: "admin_user_id" })
  adminUser?: AdminUser;

  /** SHA-256 of the stored password hash: another password ends the sign-in. */
  @Column("text")
  passwordMark: string;

  @Column("timestamptz")
  expiresAt: Date;
}
