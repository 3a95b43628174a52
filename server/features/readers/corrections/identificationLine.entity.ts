import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { Outfit } from "../../content/outfit/outfit.entity";
import { Correction } from "./correction.entity";

/** Columns of a product, each with its value before and after, and `piece` with the names of the pieces. */
export type IdentificationChanges = Record<string, [string | null, string | null] | undefined>;

/** A changed identification, or an accepted correction. A trigger writes all but the latter; never updated. */
@Entity("identification_log")
@Index("identification_log_outfit_id_idx", ["outfitId", "id"])
@Index("identification_log_product_id_idx", ["productId", "id"])
@Index("identification_log_correction_id_idx", ["correctionId"])
@Check("identification_log_kind_check", "kind IN ('CHANGED', 'REMOVED', 'RETURNED', 'CORRECTED', 'WITHDRAWN')")
export class IdentificationLine {
  @PrimaryColumn("bigint", { generated: "identity", generatedIdentity: "ALWAYS" })
  id: string;

  @Column("uuid")
  outfitId: string;

  /** No foreign key: the line stays when the product is deleted. */
  @Column("uuid", { nullable: true })
  productId: string | null;

  @Column("uuid", { nullable: true })
  correctionId: string | null;

  /** WITHDRAWN: the look is no longer public; not for visitors. */
  @Column("text")
  kind: "CHANGED" | "REMOVED" | "RETURNED" | "CORRECTED" | "WITHDRAWN";

  /** Title of the product after the change. */
  @Column("text", { default: "" })
  title: string;

  @Column("jsonb", { default: {} })
  changes: IdentificationChanges;

  /** The look, or the other one of a move, was not public at the time, so visitors do not learn the values. */
  @Column("boolean", { default: false })
  isHidden: boolean;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;

  @ManyToOne(() => Outfit, { onDelete: "CASCADE" })
  @JoinColumn({ name: "outfit_id" })
  outfit?: Outfit;

  @ManyToOne(() => Correction, { onDelete: "CASCADE" })
  @JoinColumn({ name: "correction_id" })
  correction?: Correction;
}
