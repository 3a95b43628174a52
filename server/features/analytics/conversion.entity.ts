import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from "typeorm";

/** One sale that an affiliate network reported. */
@Entity("conversions")
@Index("conversions_program_transaction_id_key", ["program", "transactionId"], { unique: true })
@Index("conversions_occurred_at_idx", ["occurredAt"])
@Check("conversions_currency_check", "currency ~ '^[A-Z]{3}$'")
export class Conversion {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  /** Affiliate program that reported it. */
  @Column("text")
  program: string;

  @Column("text")
  transactionId: string;

  @Column("timestamptz")
  occurredAt: Date;

  @Column("text", { default: "" })
  retailer: string;

  /** The article or outfit that led to it, when the report tells: celebrity, outfit, blogPost ... */
  @Column("text", { nullable: true })
  subjectType: string | null;

  @Column("uuid", { nullable: true })
  subjectId: string | null;

  /** Commission; negative for a return. */
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
