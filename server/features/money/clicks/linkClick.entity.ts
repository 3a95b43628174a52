import type { LinkTarget } from "../../../core/kinds/contentKind";
import { Column, Entity, Index, PrimaryColumn } from "typeorm";

/** Owner of a link: an outfit, an affiliate product, a category item, or an article with the link in its text. */
export type TargetType = LinkTarget;

/** The reason why a click or a view is not counted. */
export type DiscountReason = "bot" | "head" | "prefetch" | "own" | "limit" | "repeat";

/** The link of a click, and what it belongs to. */
export abstract class ClickedLink {
  @Column("text")
  targetType: TargetType;

  @Column("uuid")
  targetId: string;

  /** Identifies one of an article's links; empty for rows with a single link. */
  @Column("text", { default: "" })
  linkKey: string;

  @Column("uuid", { nullable: true })
  outfitId: string | null;

  @Column("uuid", { nullable: true })
  celebrityId: string | null;

  @Column("text", { default: "" })
  retailer: string;

  /** Affiliate program of the link; null when it has none, and for clicks before programs were recorded. */
  @Column("uuid", { nullable: true })
  programId: string | null;

  /** Article that the link was clicked in; null on other pages. */
  @Column("uuid", { nullable: true })
  articleId: string | null;

  /** Placement on the page: card, buy, search, article or feed; empty when unknown. */
  @Column("text", { default: "" })
  placement: string;

  /** Campaign in the address of the page with the link (`utm_campaign` or `c`); empty without one. */
  @Column("text", { default: "" })
  campaign: string;
}

/** One request to /go/{id}, in partitions by month (UTC). Contains no IP address and no user agent. */
@Entity("link_clicks")
@Index("link_clicks_visitor_idx", { synchronize: false })
@Index("link_clicks_sample_idx", { synchronize: false })
export class LinkClick extends ClickedLink {
  @PrimaryColumn("bigint", { generated: "identity", generatedIdentity: "ALWAYS" })
  id: string;

  /** Decides the partition, so it must be part of the key; `id` alone is unique, too. */
  @PrimaryColumn("timestamptz", { default: () => "now()" })
  clickedAt: Date;

  /** Path of the page with the link; empty when the browser did not send it. */
  @Column("text", { default: "" })
  page: string;

  /** Null when counted. */
  @Column("text", { nullable: true })
  discountReason: DiscountReason | null;

  /**
   * Hash with a daily salt that only identifies repeats within one day. Empty when the click is not counted, and for
   * visitors who opted out of tracking.
   */
  @Column("text", { default: "" })
  visitorHash: string;

  @Column("boolean", { default: false })
  sample: boolean;
}
