import { Check, Column, Entity, PrimaryColumn } from "typeorm";

/**
 * How many clicks and views there were on a day (UTC), and how many did not count and why. Written in the transaction of the
 * raw rows, and kept when those are deleted.
 */
@Entity("traffic_days")
@Check("traffic_days_kind_check", "kind IN ('click', 'view')")
export class TrafficDay {
  @PrimaryColumn("date")
  day: string;

  @PrimaryColumn("text")
  kind: "click" | "view";

  /** Empty for those that count, otherwise why they do not. */
  @PrimaryColumn("text")
  reason: string;

  @Column("int")
  number: number;
}
