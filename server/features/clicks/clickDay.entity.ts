import { Column, Entity, Index, PrimaryColumn } from "typeorm";
import type { TargetType } from "./linkClick.entity";

/**
 * Counted clicks by day (UTC) and link. Written in the transaction of the raw rows, and retained when those are
 * deleted.
 */
@Entity("click_days")
@Index("click_days_key", { synchronize: false })
@Index("click_days_target_idx", ["targetType", "targetId"])
export class ClickDay {
  @PrimaryColumn("bigint", { generated: "identity", generatedIdentity: "ALWAYS" })
  id: string;

  @Column("date")
  day: string;

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

  @Column("int")
  clicks: number;
}
