import { Column, Entity, PrimaryColumn } from "typeorm";
import { ClickedLink } from "./linkClick.entity";

/**
 * What a click id stands for, in partitions by month (UTC). Programs repeat the id in their reports, so that a sale leads
 * to the click. It is retained longer than the raw click, and contains nothing about the visitor, not even the hash.
 */
@Entity("click_origins")
export class ClickOrigin extends ClickedLink {
  /** As made by createClickId. */
  @PrimaryColumn("text")
  clickId: string;

  /** Decides the partition, so it must be part of the key. */
  @PrimaryColumn("timestamptz")
  clickedAt: Date;

  /** Path of the page with the link; empty when the browser did not send it. */
  @Column("text", { default: "" })
  page: string;
}
