import { ObjectType } from "type-graphql";
import { Check, Column, Entity, Index, JoinColumn, ManyToOne } from "typeorm";
import {
  CreatedField,
  EnumField,
  FlagField,
  IdField,
  OptionalTimeField,
  TextField,
} from "../../../../core/graphql/columns";
import { Feed } from "../feed.entity";
import { FeedRunStatus } from "../feed.types";
import type { ReportJson } from "./importReport";

/** One reading of a feed. A partial unique index allows one running run per feed. */
@ObjectType({ description: "One reading of a feed." })
@Entity("feed_runs")
@Index("feed_runs_running_key", { synchronize: false })
@Index("feed_runs_feed_id_idx", ["feedId", "createdAt"])
@Check("feed_runs_status_check", "status IN ('QUEUED', 'RUNNING', 'DONE', 'UNCHANGED', 'WAITING', 'FAILED')")
export class FeedRun {
  @IdField() id: string;

  @Column("uuid")
  feedId: string;

  @ManyToOne(() => Feed, { onDelete: "CASCADE" })
  @JoinColumn({ name: "feed_id" })
  feed?: Feed;

  @EnumField(() => FeedRunStatus, "Its outcome.", FeedRunStatus.QUEUED) status: FeedRunStatus;
  @FlagField("Whether it only checks and writes nothing.") isDryRun: boolean;
  @FlagField("Whether it imports although something looks wrong.") isForced: boolean;

  /** The administrator who asked for it; null for a nightly run. */
  @Column("uuid", { nullable: true })
  actorId: string | null;

  @TextField("Name of the administrator who asked for it; empty for a nightly run.") actorName: string;
  @TextField("Explanation for administrators.") message: string;

  @Column("jsonb", { nullable: true })
  report: ReportJson | null;

  /** A run without a heartbeat for minutes lost its process. */
  @Column("timestamptz", { default: () => "now()" })
  heartbeatAt: Date;

  @OptionalTimeField("Time of its end; null while it runs.") finishedAt: Date | null;
  @CreatedField("Time of its start.") createdAt: Date;
}
