import { CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { Subscriber } from "./subscriber.entity";

/** A place (`FollowedPlace`) whose new looks a subscriber gets by mail. */
@Entity("subscriber_places")
@Index("subscriber_places_place_id_idx", ["placeId"])
export class SubscriberPlace {
  @PrimaryColumn("uuid")
  subscriberId: string;

  @ManyToOne(() => Subscriber, { onDelete: "CASCADE" })
  @JoinColumn({ name: "subscriber_id" })
  subscriber?: Subscriber;

  /** It may no longer exist. */
  @PrimaryColumn("uuid")
  placeId: string;

  @CreateDateColumn({ type: "timestamptz" })
  followedAt: Date;
}
