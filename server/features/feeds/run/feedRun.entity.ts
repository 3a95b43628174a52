import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { TextField } from "../../../core/graphql/columns";
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
  @Field(() => ID, { description: "UUID." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column("uuid")
  feedId: string;

  @ManyToOne(() => Feed, { onDelete: "CASCADE" })
  @JoinColumn({ name: "feed_id" })
  feed?: Feed;

  @Field(() => FeedRunStatus, { description: "Its outcome." })
  @Column("text", { default: FeedRunStatus.QUEUED })
  status: FeedRunStatus;

  @Field(() => Boolean, { description: "Whether it only checks and writes nothing." })
  @Column("boolean", { default: false })
  isDryRun: boolean;

  @Field(() => Boolean, { description: "Whether it imports although something looks wrong." })
  @Column("boolean", { default: false })
  isForced: boolean;

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

  @Field(() => GraphQLISODateTime, { nullable: true, description: "Time of its end; null while it runs." })
  @Column("timestamptz", { nullable: true })
  finishedAt: Date | null;

  @Field(() => GraphQLISODateTime, { description: "Time of its start." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}
