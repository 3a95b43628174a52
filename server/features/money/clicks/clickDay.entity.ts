import { Column, Entity, Index, PrimaryColumn } from "typeorm";
import { ClickedLink } from "./linkClick.entity";

/**
 * Counted clicks by day of the site's time zone and link. Written in the transaction of the raw rows, and retained when those are
 * deleted.
 */
@Entity("click_days")
@Index("click_days_key", { synchronize: false })
@Index("click_days_target_idx", ["targetType", "targetId"])
@Index("click_days_newsletter_idx", { synchronize: false })
export class ClickDay extends ClickedLink {
  @PrimaryColumn("bigint", { generated: "identity", generatedIdentity: "ALWAYS" })
  id: string;

  @Column("date")
  day: string;

  @Column("int")
  clicks: number;
}
