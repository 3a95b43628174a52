import { Field, GraphQLISODateTime, ID, Int, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

/** No row says who searched: only the words, how often and when last. */
@ObjectType({ description: "A search that found nothing." })
@Entity("missed_searches")
@Index("missed_searches_text_key", ["text"], { unique: true })
@Check("missed_searches_text_check", "char_length(text) BETWEEN 1 AND 60")
export class MissedSearch {
  @Field(() => ID, { description: "UUID." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => String, { description: "The words, in lowercase." })
  @Column("text")
  text: string;

  @Field(() => Int, { description: "How often it was searched." })
  @Column("int", { default: 1 })
  count: number;

  @Field(() => GraphQLISODateTime, { description: "When it was last searched." })
  @Column("timestamptz", { default: () => "now()" })
  lastAt: Date;
}
