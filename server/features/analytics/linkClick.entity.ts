import { Column, Entity, Index, PrimaryColumn } from "typeorm";

/** One passage through /go/{id}. Holds no IP address and no user agent. */
@Entity("link_clicks")
@Index("link_clicks_clicked_at_idx", ["clickedAt"])
@Index("link_clicks_outfit_id_idx", ["outfitId"])
export class LinkClick {
  @PrimaryColumn("bigint", { generated: "identity", generatedIdentity: "ALWAYS" })
  id: string;

  @Column("timestamptz", { default: () => "now()" })
  clickedAt: Date;

  /** outfit, product, item or article. */
  @Column("text")
  targetType: string;

  @Column("uuid")
  targetId: string;

  @Column("uuid", { nullable: true })
  outfitId: string | null;

  @Column("uuid", { nullable: true })
  celebrityId: string | null;

  @Column("text", { default: "" })
  retailer: string;

  /** Path of the page that held the link. */
  @Column("text", { default: "" })
  page: string;

  /** Where on that page. */
  @Column("text", { default: "" })
  placement: string;

  /** Why it does not count (bot, head, prefetch, repeat); null when it counts. */
  @Column("text", { nullable: true })
  discountReason: string | null;

  /** Salted anew every day; tells repeats of one day apart, and nothing else. */
  @Column("text", { default: "" })
  visitorHash: string;

  @Column("boolean", { default: false })
  sample: boolean;
}
