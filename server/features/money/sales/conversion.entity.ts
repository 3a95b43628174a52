import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from "typeorm";
import type { TargetType } from "../clicks/linkClick.entity";
import type { SaleState } from "./conversions/reportStatus";
import { Payout } from "./payouts/payout.entity";

/** One sale that an affiliate network reported. */
@Entity("conversions")
@Index("conversions_key", ["program", "transactionId", "line", "advertiser"], { unique: true })
@Index("conversions_occurred_at_idx", ["occurredAt"])
@Index("conversions_subject_idx", ["subjectType", "subjectId"])
@Index("conversions_payout_id_idx", ["payoutId"])
@Index("conversions_currency_idx", { synchronize: false })
@Check("conversions_currency_check", "currency ~ '^[A-Z]{3}$'")
@Check("conversions_state_check", "state IN ('pending', 'approved', 'paid', 'declined')")
export class Conversion {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  /** Name of the affiliate program that reported it. */
  @Column("text")
  program: string;

  @Column("text")
  transactionId: string;

  /** Number of the order beside the transaction's; empty when the report has no other. */
  @Column("text", { default: "" })
  orderId: string;

  /** The shop in lowercase; empty when the network's transactions are unique without it. */
  @Column("text", { default: "" })
  advertiser: string;

  /** Tells rows of one transaction apart: number of the piece, "taken back" with its day, a count. */
  @Column("text", { default: "" })
  line: string;

  @Column("timestamptz")
  occurredAt: Date;

  @Column("text", { default: "" })
  retailer: string;

  /** Type of the row whose link led to the sale; null when the report does not name a link. */
  @Column("text", { nullable: true })
  subjectType: TargetType | null;

  @Column("uuid", { nullable: true })
  subjectId: string | null;

  /** The outfit that the link belonged to when it was clicked, or at the import if no click is known. */
  @Column("uuid", { nullable: true })
  outfitId: string | null;

  @Column("uuid", { nullable: true })
  celebrityId: string | null;

  /** The article that the link was clicked in. */
  @Column("uuid", { nullable: true })
  articleId: string | null;

  /** The click that led to the sale; null when the report names none that is known. */
  @Column("text", { nullable: true })
  clickId: string | null;

  /** Path of the page with the clicked link; empty when unknown. */
  @Column("text", { default: "" })
  page: string;

  @Column("text", { default: "" })
  placement: string;

  @Column("text", { default: "" })
  campaign: string;

  /** Commission with all reported decimals; negative for a row that takes a sale back. */
  @Column("numeric")
  amount: string;

  /** ISO 4217. */
  @Column("text")
  currency: string;

  /** What the buyer paid; null when the report does not tell it. */
  @Column("numeric", { nullable: true })
  saleAmount: string | null;

  /** ISO 4217. */
  @Column("text", { nullable: true })
  saleCurrency: string | null;

  /** Approved and paid commissions are revenue. */
  @Column("text", { default: "approved" })
  state: SaleState;

  /** Whether the network's report said paid; a payout can say so too. */
  @Column("boolean", { default: false })
  reportedPaid: boolean;

  /** Whether the report itself calls a row pending that takes a sale back; such a row is pending with its sale, too. */
  @Column("boolean", { default: false })
  reportedPending: boolean;

  /** The payout that paid it, also after it was declined; null for none. */
  @Column("uuid", { nullable: true })
  payoutId: string | null;

  @ManyToOne(() => Payout, { onDelete: "SET NULL" })
  @JoinColumn({ name: "payout_id" })
  payout?: Payout | null;

  /** The network's own word for the state; empty when it reports none. */
  @Column("text", { default: "" })
  reportedStatus: string;

  /** The click's reference as reported; empty for none. */
  @Column("text", { default: "" })
  reference: string;

  @Column("boolean", { default: false })
  sample: boolean;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt: Date;
}
