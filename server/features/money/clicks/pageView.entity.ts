import { Column, Entity, Index, PrimaryColumn } from "typeorm";
import type { PageType } from "../../../core/kinds/contentKind";
import type { DiscountReason } from "./linkClick.entity";

/** The row that a page shows, if it shows a single one. */
export type SubjectType = PageType;

/** One view of a page, in partitions by month (UTC). Contains no IP address and no user agent. */
@Entity("page_views")
@Index("page_views_visitor_idx", { synchronize: false })
@Index("page_views_sample_idx", { synchronize: false })
export class PageView {
  @PrimaryColumn("bigint", { generated: "identity", generatedIdentity: "ALWAYS" })
  id: string;

  /** Decides the partition, so it must be part of the key; `id` alone is unique, too. */
  @PrimaryColumn("timestamptz", { default: () => "now()" })
  viewedAt: Date;

  /** The page's canonical path, without a query. */
  @Column("text")
  path: string;

  /** Null for pages that do not show a single row. */
  @Column("text", { nullable: true })
  subjectType: SubjectType | null;

  @Column("uuid", { nullable: true })
  subjectId: string | null;

  /** Reason why it is not counted; null when counted. */
  @Column("text", { nullable: true })
  discountReason: DiscountReason | null;

  @Column("text", { default: "" })
  visitorHash: string;

  @Column("boolean", { default: false })
  sample: boolean;
}
