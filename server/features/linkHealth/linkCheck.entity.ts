import { Field, GraphQLISODateTime, ID, Int, ObjectType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { OptionalCountField, TextField } from "../../shared/graphql/columns";
import { LinkState } from "./linkState";

/** One outbound address that content uses, however many rows use it. */
@ObjectType("Link", { description: "An outbound address that content uses, and what is known of the page behind it." })
@Entity("link_checks")
@Index("link_checks_address_key", { synchronize: false })
@Index("link_checks_next_check_at_idx", ["nextCheckAt"])
@Index("link_checks_clicks_idx", ["clicks", "id"])
@Check(
  "link_checks_state_check",
  "state IN ('UNCHECKED', 'OK', 'REDIRECTED', 'REDIRECTED_HOME', 'TRACKING_DROPPED', 'OUT_OF_STOCK', 'BROKEN', 'UNKNOWN')",
)
export class LinkCheck {
  @Field(() => ID, { description: "UUID." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => String, { description: "The address as it is stored." })
  @Column("text")
  address: string;

  @Field(() => String, { description: "Its host." })
  @Column("text")
  host: string;

  @Field(() => LinkState, { description: "What is known of the page." })
  @Column("text", { default: LinkState.UNCHECKED })
  state: LinkState;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "Since when; null before the first check." })
  @Column("timestamptz", { nullable: true })
  since: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "When somebody looked last; null for never." })
  @Column("timestamptz", { nullable: true })
  checkedAt: Date | null;

  @Column("timestamptz", { default: () => "now()" })
  nextCheckAt: Date;

  @Field(() => Int, { description: "Checks in a row in which visitors would not have found the piece." })
  @Column("int", { default: 0 })
  failures: number;

  @OptionalCountField("HTTP status of the last answer; null when there was none.") status: number | null;
  @TextField("Where it led in the end; empty when it led nowhere, or through an affiliate network.")
  finalAddress: string;
  @TextField("What was found, as a sentence.") detail: string;
  @TextField("The price that the page names, as it names it; empty when it names none.") foundPrice: string;

  @Field(() => Int, { description: "Clicks that counted in the last 30 days." })
  @Column("int", { default: 0 })
  clicks: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}
