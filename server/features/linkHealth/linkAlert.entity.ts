import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { LinkCheck } from "./linkCheck.entity";
import { LinkState } from "./linkState";

/** Tells once that a link went from one state to another. */
@ObjectType({ description: "A link went from one state to another." })
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

  @Field(() => LinkState, { description: "The state before." })
  @Column("text")
  before: LinkState;

  @Field(() => LinkState, { description: "The state after." })
  @Column("text")
  after: LinkState;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "When somebody read it; null while nobody has." })
  @Column("timestamptz", { nullable: true })
  seenAt: Date | null;

  @Field(() => GraphQLISODateTime, { description: "When it was found." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}
