import { Check, Column, Entity, Index, PrimaryColumn } from "typeorm";
import { createEnum } from "../../../core/graphql/createEnum";

export const FeedList = createEnum("FeedList", "A list of a visitor.", {
  FAVORITES: "The looks and products among the favorites.",
  FOLLOWING: "The celebrities and places that the visitor follows.",
});
export type FeedList = keyof typeof FeedList;

/** The longest list that a feed has. */
export const maxFollowed = 1_000;

/** The list of a visitor who made a feed of it. Only the address of the feed has the key. */
@Entity("personal_feeds")
@Index("personal_feeds_read_at_idx", ["readAt"])
@Check("personal_feeds_list_check", "list IN ('FAVORITES', 'FOLLOWING')")
@Check("personal_feeds_subject_ids_check", `cardinality(subject_ids) <= ${maxFollowed}`)
export class PersonalFeed {
  /** SHA-256 of the key. */
  @PrimaryColumn("text")
  keyHash: string;

  @Column("text")
  list: FeedList;

  /** Ids of looks and products, or of celebrities and places. Some may no longer exist. */
  @Column("uuid", { array: true })
  subjectIds: string[];

  /** The last day's first reading, or the creation. */
  @Column("timestamptz", { default: () => "now()" })
  readAt: Date;
}
