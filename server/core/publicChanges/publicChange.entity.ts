import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from "typeorm";
import type { ChangeKind } from "./publicChange.types";

/** A change of a record that is, was or may become public. Triggers write it, and `recordEvents` when its day comes. */
@Entity("public_changes")
export class PublicChange {
  /** The transaction that wrote it. */
  @PrimaryColumn("bigint")
  xid: string;

  @PrimaryColumn("bigint", { generated: "identity", generatedIdentity: "ALWAYS" })
  id: string;

  @Column("text")
  kind: ChangeKind;

  @Column("uuid")
  recordId: string;

  /** The record was public before: when it no longer is, mirrors must delete it. */
  @Column("boolean", { default: false })
  wasPublic: boolean;

  @Column("timestamptz", { default: () => "now()" })
  changedAt: Date;
}

/** One row. */
@Entity("public_change_log")
export class PublicChangeLog {
  /** Another one when the log has lost changes, as after a restore. */
  @PrimaryGeneratedColumn("uuid")
  identity: string;

  /** Transaction and id of the last change that was deleted for its age. */
  @Column("bigint", { default: 0 })
  prunedXid: string;

  @Column("bigint", { default: 0 })
  prunedId: string;

  /** The log has the records that became public by their date up to this day. */
  @Column("date")
  day: string;
}
