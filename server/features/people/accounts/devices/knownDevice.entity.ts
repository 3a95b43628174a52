import { Column, Entity, Index, PrimaryColumn } from "typeorm";
import { AccountRow } from "../adminUser.entity";

/** A browser in which an account has signed in. */
@Entity("known_devices")
@Index("known_devices_admin_user_id_idx", ["adminUserId"])
export class KnownDevice extends AccountRow {
  /** SHA-256 of the browser's cookie and the account in hex. */
  @PrimaryColumn("text")
  tokenHash: string;

  /** Time of the last sign-in. */
  @Column("timestamptz", { default: () => "now()" })
  lastUsedAt: Date;
}
