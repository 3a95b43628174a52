import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from "typeorm";

@ObjectType({ description: "Two words or phrases that mean the same to the search." })
@Entity("synonyms")
@Index("synonyms_word_meaning_key", ["word", "meaning"], { unique: true })
@Check(
  "synonyms_text_check",
  "char_length(word) BETWEEN 1 AND 60 AND char_length(meaning) BETWEEN 1 AND 60 AND word <> meaning",
)
export class Synonym {
  @Field(() => ID, { description: "UUID." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => String, { description: "What visitors type, in lowercase." })
  @Column("text")
  word: string;

  @Field(() => String, { description: "What the search finds too, in lowercase." })
  @Column("text")
  meaning: string;

  @Field(() => GraphQLISODateTime, { description: "When it was added." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt: Date;
}
