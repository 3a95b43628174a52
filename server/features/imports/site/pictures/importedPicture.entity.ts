import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from "typeorm";

/** A picture of another site that imported rows use, or may use. */
@Entity("imported_pictures")
@Index("imported_pictures_waiting_idx", { synchronize: false })
@Index("imported_pictures_stored_idx", { synchronize: false })
@Check("imported_pictures_status_check", "status IN ('UNUSED', 'WAITING', 'STORED', 'FAILED')")
export class ImportedPicture {
  @PrimaryColumn("text")
  address: string;

  /** The import that used it last. */
  @Column("uuid", { nullable: true })
  importId: string | null;

  /** Alternative text for the media library. */
  @Column("text", { default: "" })
  alt: string;

  @Column("text")
  status: "UNUSED" | "WAITING" | "STORED" | "FAILED";

  /** Its address in the media library; empty before. */
  @Column("text", { default: "" })
  stored: string;

  /** Why the last attempt failed. */
  @Column("text", { default: "" })
  problem: string;

  @Column("int", { default: 0 })
  attempts: number;

  @Column("timestamptz", { default: () => "now()" })
  nextAt: Date;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}
