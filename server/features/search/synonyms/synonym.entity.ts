import { ObjectType } from "type-graphql";
import { Check, Entity, Index, UpdateDateColumn } from "typeorm";
import { CreatedField, IdField, RequiredTextField } from "../../../core/graphql/columns";
import type { CacheTag } from "../../../core/cache/cacheTag";

/** Cache tag of the whole list. */
export const synonymsTag: CacheTag = "synonyms";

@ObjectType({ description: "Two words or phrases that mean the same to the search." })
@Entity("synonyms")
@Index("synonyms_word_meaning_key", ["word", "meaning"], { unique: true })
@Check(
  "synonyms_text_check",
  "char_length(word) BETWEEN 1 AND 60 AND char_length(meaning) BETWEEN 1 AND 60 AND word <> meaning",
)
export class Synonym {
  @IdField() id: string;
  @RequiredTextField("What visitors type, in lowercase.") word: string;
  @RequiredTextField("What the search finds too, in lowercase.") meaning: string;
  @CreatedField("When it was added.") createdAt: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt: Date;
}
