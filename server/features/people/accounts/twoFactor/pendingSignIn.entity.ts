import { Column, Entity, Index, PrimaryColumn } from "typeorm";
import { AccountRow } from "../adminUser.entity";

/** A sign-in whose password was right and whose second factor is missing. It gives no access. */
@Entity("pending_sign_ins")
@Index("pending_sign_ins_admin_user_id_idx", ["adminUserId"])
@Index("pending_sign_ins_expires_at_idx", ["expiresAt"])
export class PendingSignIn extends AccountRow {
  /** SHA-256 of the cookie's value in hex. */
  @PrimaryColumn("text")
  browserHash: string;

  /** SHA-256 of the stored password hash: another password ends the sign-in. */
  @Column("text")
  passwordMark: string;

  @Column("timestamptz")
  expiresAt: Date;
}
