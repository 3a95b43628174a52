import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { AdminUser } from "./adminUser.entity";

/** One signed-in browser. */
@Entity("sessions")
@Index("sessions_admin_user_id_idx", ["adminUserId"])
export class Session {
  /** SHA-256 of the cookie's value, hex: who reads the table cannot sign in with it. */
  @PrimaryColumn("text")
  idHash: string;

  @Column("uuid")
  adminUserId: string;

  @ManyToOne(() => AdminUser, { onDelete: "CASCADE" })
  @JoinColumn({ name: "admin_user_id" })
  adminUser?: AdminUser;

  @Column("timestamptz")
  lastSeenAt: Date;

  /** Never later than 8 hours after the start. */
  @Column("timestamptz")
  expiresAt: Date;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}
