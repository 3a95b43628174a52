import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { Subscriber } from "../../readers/subscriber.entity";

/** A piece about whose price drops and returns to stock a subscriber gets mails. */
@Entity("subscriber_products")
@Index("subscriber_products_offer_id_idx", ["offerId"])
@Check("subscriber_products_target_price_check", "target_price > 0")
@Check("subscriber_products_target_check", "(target_price IS NULL) = (currency IS NULL)")
export class SubscriberProduct {
  @PrimaryColumn("uuid")
  subscriberId: string;

  /** An affiliate product or a category item. */
  @PrimaryColumn("uuid")
  offerId: string;

  @ManyToOne(() => Subscriber, { onDelete: "CASCADE" })
  @JoinColumn({ name: "subscriber_id" })
  subscriber?: Subscriber;

  /** Only drops to at most this price are sent; null for all drops. */
  @Column("numeric", { precision: 13, scale: 3, nullable: true })
  targetPrice: string | null;

  /** Currency of the target price; null without one. */
  @Column("char", { length: 3, nullable: true })
  currency: string | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;

  /** When the last price that the subscriber knows began; null for none. A trigger sets its beginning, as below. */
  @Column("date", { nullable: true })
  priceSeenOn: string | null;

  /** The last return to stock that the subscriber knows; null for none. */
  @Column("date", { nullable: true })
  stockSeenOn: string | null;
}
