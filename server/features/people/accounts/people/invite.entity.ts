import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import type { Role } from "../../../../core/access/role";
import { AdminUser } from "../adminUser.entity";

/**
 * An open invitation. Accepting or revoking it deletes the row, so that a token works once and an ended one is like an
 * unknown one.
 */
@Entity("invites")
@Index("invites_token_hash_key", ["tokenHash"], { unique: true })
@Index("invites_email_key", ["email"], { unique: true })
@Index("invites_invited_by_id_idx", ["invitedById"])
@Check("invites_email_check", "email = lower(email)")
@Check("invites_role_check", "role IN ('contributor', 'editor', 'admin')")
export class Invite {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  /** SHA-256 of the token in hex: the token itself is in the address only. */
  @Column("text")
  tokenHash: string;

  /** The address to sign in with; trimmed and lowercase. */
  @Column("text")
  email: string;

  @Column("text")
  name: string;

  /** What the new account may do. */
  @Column("text")
  role: Role;

  @Column("uuid")
  invitedById: string;

  @ManyToOne(() => AdminUser, { onDelete: "CASCADE" })
  @JoinColumn({ name: "invited_by_id" })
  invitedBy?: AdminUser;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;

  /** It opens nothing from then on. */
  @Column("timestamptz")
  expiresAt: Date;
}
