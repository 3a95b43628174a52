import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from "typeorm";
import type { TargetType } from "../clicks/linkClick.entity";

/** One sale that an affiliate network reported. */
@Entity("conversions")
@Index("conversions_program_transaction_id_key", ["program", "transactionId"], { unique: true })
@Index("conversions_occurred_at_idx", ["occurredAt"])
@Index("conversions_subject_idx", ["subjectType", "subjectId"])
@Index("conversions_currency_idx", { synchronize: false })
@Check("conversions_currency_check", "currency ~ '^[A-Z]{3}$'")
export class Conversion {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  /** Name of the affiliate program that reported it. */
  @Column("text")
  program: string;

  @Column("text")
  transactionId: string;

  @Column("timestamptz")
  occurredAt: Date;

  @Column("text", { default: "" })
  retailer: string;

  /** Type of the row whose link led to the sale; null when the report does not name a link. */
  @Column("text", { nullable: true })
  subjectType: TargetType | null;

  @Column("uuid", { nullable: true })
  subjectId: string | null;

  /** The outfit that the link belonged to at the time of the import. */
  @Column("uuid", { nullable: true })
  outfitId: string | null;

  /** Commission; negative for a return, 0 for a cancelled sale. */
  @Column("numeric", { precision: 12, scale: 2 })
  amount: string;

  /** ISO 4217. */
  @Column("text")
  currency: string;

  @Column("boolean", { default: false })
  sample: boolean;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt: Date;
}
