import { Column, Entity, Index, PrimaryColumn } from "typeorm";

/** The digests of one day. A run that was interrupted continues after the last subscriber of its last transaction. */
@Entity("digest_runs")
@Index("digest_runs_open_idx", { synchronize: false })
export class DigestRun {
  /** In the site's time zone. */
  @PrimaryColumn("date")
  day: string;

  /** Whether it is the first run of its week, which is also for weekly digests. */
  @Column("boolean")
  isWeekly: boolean;

  /** When it found the looks that had become public since the run before. */
  @Column("timestamptz")
  foundAt: Date;

  /** Null at the beginning. */
  @Column("uuid", { nullable: true })
  lastSubscriberId: string | null;

  /** Null until every subscriber had a turn. */
  @Column("timestamptz", { nullable: true })
  finishedAt: Date | null;
}
