import { Check, Column, Entity, PrimaryColumn } from "typeorm";

/**
 * Counted and uncounted clicks and views of one day in the site's time zone. Written in the transaction of the raw rows, and retained
 * when those are deleted.
 */
@Entity("traffic_days")
@Check("traffic_days_kind_check", "kind IN ('click', 'view')")
export class TrafficDay {
  @PrimaryColumn("date")
  day: string;

  @PrimaryColumn("text")
  kind: "click" | "view";

  /** Empty for counted ones, otherwise the reason why they are not counted. */
  @PrimaryColumn("text")
  reason: string;

  @Column("int")
  number: number;
}
