import { Column, Entity, Index, PrimaryColumn } from "typeorm";
import type { OfferCondition } from "../../../../core/money/offerCondition";

/** A price of an offer: one row for each change. Triggers of the offers' tables write it. */
@Entity("price_days")
@Index("price_days_former_idx", { synchronize: false })
@Index("price_days_current_idx", { synchronize: false })
export class PriceDay {
  /** An affiliate product or a category item. */
  @PrimaryColumn("uuid")
  offerId: string;

  /** The first day with this price, in UTC. */
  @PrimaryColumn("date")
  day: string;

  /** The last day on which it was confirmed before it changed; null for the current price. */
  @Column("date", { nullable: true })
  lastDay: string | null;

  @Column("numeric", { precision: 13, scale: 3 })
  amount: string;

  @Column("char", { length: 3 })
  currency: string;

  /** The lowest of the other prices that the first day had before, in the same currency; null without any. */
  @Column("numeric", { precision: 13, scale: 3, nullable: true })
  dayLowest: string | null;

  /** Whether the price is the lowest of several: "From $50", "$50 - $80". */
  @Column("boolean", { default: false })
  isFrom: boolean;

  /** That of the piece: used ones have another history. */
  @Column("text", { default: "NEW" })
  condition: OfferCondition;
}
