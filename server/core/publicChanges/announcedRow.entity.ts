import { Check, Column, Entity, PrimaryColumn } from "typeorm";

/**
 * What the last event said about a row; missing for rows that are neither public nor in review. A notice is here, by its
 * event's type, while it lasts.
 */
@Entity("announced_rows")
@Check("announced_rows_state_check", "state IN ('PUBLIC', 'IN_REVIEW')")
export class AnnouncedRow {
  @PrimaryColumn("text")
  rowType: string;

  @PrimaryColumn("uuid")
  rowId: string;

  @Column("text")
  state: "PUBLIC" | "IN_REVIEW";

  @Column("int")
  version: number;
}
