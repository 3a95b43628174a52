import { Field, GraphQLISODateTime, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index } from "typeorm";
import { CountField, IdField, RequiredTextField } from "../../../../core/graphql/columns";

/** No row says who searched: only the words, how often and when last. */
@ObjectType({ description: "A search that found nothing." })
@Entity("missed_searches")
@Index("missed_searches_text_key", ["text"], { unique: true })
@Check("missed_searches_text_check", "char_length(text) BETWEEN 1 AND 60")
export class MissedSearch {
  @IdField() id: string;
  @RequiredTextField("The words, in lowercase.") text: string;
  @CountField("How often it was searched.", 1) count: number;

  @Field(() => GraphQLISODateTime, { description: "When it was last searched." })
  @Column("timestamptz", { default: () => "now()" })
  lastAt: Date;
}
