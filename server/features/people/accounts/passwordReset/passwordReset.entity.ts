import { Column, Entity, Index, PrimaryColumn } from "typeorm";
import { AccountRow } from "../adminUser.entity";

/** A link that sets another password, once. The link that was used deletes the account's others, too. */
@Entity("password_resets")
@Index("password_resets_admin_user_id_idx", ["adminUserId"])
export class PasswordReset extends AccountRow {
  /** SHA-256 of the token in hex: the token itself is in the mail only. */
  @PrimaryColumn("text")
  tokenHash: string;

  /** It opens nothing from then on. */
  @Column("timestamptz")
  expiresAt: Date;
}
