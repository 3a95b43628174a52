import { Column, Entity, Index, PrimaryColumn } from "typeorm";

/** One reading of a page. Holds no IP address and no user agent. */
@Entity("page_views")
@Index("page_views_viewed_at_idx", ["viewedAt"])
@Index("page_views_subject_idx", ["subjectType", "subjectId"])
export class PageView {
  @PrimaryColumn("bigint", { generated: "identity", generatedIdentity: "ALWAYS" })
  id: string;

  @Column("timestamptz", { default: () => "now()" })
  viewedAt: Date;

  @Column("text")
  path: string;

  /** celebrity, outfit, blogPost ...; null for pages that show no single row. */
  @Column("text", { nullable: true })
  subjectType: string | null;

  @Column("uuid", { nullable: true })
  subjectId: string | null;

  /** Why it does not count; null when it counts. */
  @Column("text", { nullable: true })
  discountReason: string | null;

  @Column("text", { default: "" })
  visitorHash: string;

  @Column("boolean", { default: false })
  sample: boolean;
}
