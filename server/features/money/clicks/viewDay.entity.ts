import { Column, Entity, Index, PrimaryColumn } from "typeorm";
import type { SubjectType } from "./pageView.entity";

/**
 * Counted views by day of the site's time zone and page. Written in the transaction of the raw rows, and retained when those are deleted.
 */
@Entity("view_days")
@Index("view_days_key", { synchronize: false })
@Index("view_days_subject_idx", ["subjectType", "subjectId"])
export class ViewDay {
  @PrimaryColumn("bigint", { generated: "identity", generatedIdentity: "ALWAYS" })
  id: string;

  @Column("date")
  day: string;

  @Column("text")
  path: string;

  @Column("text", { nullable: true })
  subjectType: SubjectType | null;

  @Column("uuid", { nullable: true })
  subjectId: string | null;

  @Column("int")
  views: number;
}
