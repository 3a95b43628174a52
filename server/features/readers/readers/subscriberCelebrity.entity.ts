import { CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { Celebrity } from "../../content/celebrity/celebrity.entity";
import { Subscriber } from "./subscriber.entity";

/** A celebrity whose new looks a subscriber gets by mail. */
@Entity("subscriber_celebrities")
@Index("subscriber_celebrities_celebrity_id_idx", ["celebrityId"])
export class SubscriberCelebrity {
  @PrimaryColumn("uuid")
  subscriberId: string;

  @PrimaryColumn("uuid")
  celebrityId: string;

  @ManyToOne(() => Subscriber, { onDelete: "CASCADE" })
  @JoinColumn({ name: "subscriber_id" })
  subscriber?: Subscriber;

  @ManyToOne(() => Celebrity, { onDelete: "CASCADE" })
  @JoinColumn({ name: "celebrity_id" })
  celebrity?: Celebrity;

  @CreateDateColumn({ type: "timestamptz" })
  followedAt: Date;
}
