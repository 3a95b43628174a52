import { Column, Entity, Index, PrimaryColumn } from "typeorm";

/** What a link belongs to: an outfit, an affiliate product, a category item, or an article with the link in its text. */
export type TargetType = "outfit" | "product" | "item" | "blogPost";

/** Why a click or a view does not count. */
export type DiscountReason = "bot" | "head" | "prefetch" | "own" | "limit" | "repeat";

/** One passage through /go/{id}. Holds no IP address and no user agent. */
@Entity("link_clicks")
@Index("link_clicks_clicked_at_idx", ["clickedAt"])
@Index("link_clicks_outfit_id_idx", ["outfitId"])
@Index("link_clicks_visitor_idx", { synchronize: false })
export class LinkClick {
  @PrimaryColumn("bigint", { generated: "identity", generatedIdentity: "ALWAYS" })
  id: string;

  @Column("timestamptz", { default: () => "now()" })
  clickedAt: Date;

  @Column("text")
  targetType: TargetType;

  @Column("uuid")
  targetId: string;

  /** Which of an article's links; empty for everything that has a single one. */
  @Column("text", { default: "" })
  linkKey: string;

  @Column("uuid", { nullable: true })
  outfitId: string | null;

  @Column("uuid", { nullable: true })
  celebrityId: string | null;

  @Column("text", { default: "" })
  retailer: string;

  /** Path of the page that held the link; empty when the browser did not tell. */
  @Column("text", { default: "" })
  page: string;

  /** Where on that page: card, buy, search or article; empty when not known. */
  @Column("text", { default: "" })
  placement: string;

  /** Null when it counts. */
  @Column("text", { nullable: true })
  discountReason: DiscountReason | null;

  /**
   * Has another salt every day; tells repeats of one day apart, and nothing else. Empty when the click does not count by itself,
   * and for visitors who opted out of tracking.
   */
  @Column("text", { default: "" })
  visitorHash: string;

  @Column("boolean", { default: false })
  sample: boolean;
}
