import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { ConversionImport } from "./conversionImport.entity";

/** A sale that an import wrote, for its undo. */
@Entity("sale_changes")
export class SaleChange {
  @PrimaryColumn("uuid")
  importId: string;

  @ManyToOne(() => ConversionImport, { onDelete: "CASCADE" })
  @JoinColumn({ name: "import_id" })
  import?: ConversionImport;

  @PrimaryColumn("uuid")
  saleId: string;

  /** The row of conversions before the import; null for a new sale. */
  @Column("jsonb", { nullable: true })
  before: Record<string, unknown> | null;

  /** The row as the import left it. */
  @Column("jsonb")
  after: Record<string, unknown>;
}
