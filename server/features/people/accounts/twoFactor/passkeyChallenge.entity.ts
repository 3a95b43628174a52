import { Column, Entity, Index, PrimaryColumn } from "typeorm";

/** A challenge that a passkey has to sign. Used once. */
@Entity("passkey_challenges")
@Index("passkey_challenges_expires_at_idx", ["expiresAt"])
export class PasskeyChallenge {
  /** Hash of the cookie of the browser that asked for it. A browser has one challenge at a time. */
  @PrimaryColumn("text")
  browserHash: string;

  /** Base64url. */
  @Column("text")
  challenge: string;

  /** The account whose passkey must sign; null when the passkey tells the account. */
  @Column("uuid", { nullable: true })
  adminUserId: string | null;

  @Column("timestamptz")
  expiresAt: Date;
}
