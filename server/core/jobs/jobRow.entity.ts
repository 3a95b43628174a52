import { Check, Column, Entity, PrimaryColumn } from "typeorm";

/** When a job runs next, and which run holds it now. */
@Entity("jobs")
@Check("jobs_outcome_check", "outcome IN ('done', 'failed')")
export class JobRow {
  @PrimaryColumn("text")
  name: string;

  @Column("timestamptz")
  nextRunAt: Date;

  /** The current run; null between runs. */
  @Column("uuid", { nullable: true })
  runId: string | null;

  /** When others may repeat the current run, unless its process says before that it lives. */
  @Column("timestamptz", { nullable: true })
  leasedUntil: Date | null;

  /** When the last complete run ended. */
  @Column("timestamptz", { nullable: true })
  endedAt: Date | null;

  /** How the last complete run ended. */
  @Column("text", { nullable: true })
  outcome: "done" | "failed" | null;
}
