import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { LinkCheck } from "./linkCheck.entity";
import { LinkState } from "./linkState";

/** Reports one change of a link's state. */
@ObjectType({ description: "A change of a link's state." })
@Entity("link_alerts")
@Index("link_alerts_link_id_idx", ["linkId"])
@Index("link_alerts_created_at_idx", ["createdAt", "id"])
export class LinkAlert {
  @Field(() => ID, { description: "UUID." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column("uuid")
  linkId: string;

  @ManyToOne(() => LinkCheck, { onDelete: "CASCADE" })
  @JoinColumn({ name: "link_id" })
  link?: LinkCheck;

  @Field(() => LinkState, { description: "The former state." })
  @Column("text")
  before: LinkState;

  @Field(() => LinkState, { description: "The new state." })
  @Column("text")
  after: LinkState;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Time when an administrator read it; null while unread.",
  })
  @Column("timestamptz", { nullable: true })
  seenAt: Date | null;

  @Field(() => GraphQLISODateTime, { description: "Time when the change was found." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}
