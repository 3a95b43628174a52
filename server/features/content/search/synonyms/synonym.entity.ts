import { ObjectType } from "type-graphql";
import { Check, Entity, Index, UpdateDateColumn } from "typeorm";
import { CreatedField, EnumField, IdField, RequiredTextField } from "../../../../core/graphql/columns";
import { createEnum } from "../../../../core/graphql/createEnum";
import type { CacheTag } from "../../../../core/cache/cacheTag";

/** Cache tag of the whole list. */
export const synonymsTag: CacheTag = "synonyms";

/** What the meaning of a word is. */
export const SynonymKind = createEnum("SynonymKind", "What a word of visitors stands for.", {
  WORD: "Other words for the same; the search finds both by either.",
  OCCASION: "An occasion of looks. A word may stand for several, of which a look has one.",
  SEASON: "A season of looks.",
  STYLE: "A style type of celebrities.",
  GARMENT: "A garment of the vocabulary.",
});
export type SynonymKind = keyof typeof SynonymKind;

@ObjectType({ description: "A word or phrase of visitors, and what it means to the search." })
@Entity("synonyms")
@Index("synonyms_word_meaning_key", ["word", "kind", "meaning"], { unique: true })
@Check("synonyms_kind_check", "kind IN ('WORD', 'OCCASION', 'SEASON', 'STYLE', 'GARMENT')")
@Check(
  "synonyms_text_check",
  "char_length(word) BETWEEN 1 AND 60 AND char_length(meaning) BETWEEN 1 AND 60 AND (word <> meaning OR kind <> 'WORD')",
)
export class Synonym {
  @IdField() id: string;
  @RequiredTextField("What visitors type, in lowercase.") word: string;
  @RequiredTextField("What the search finds too, or what the word stands for, in lowercase.") meaning: string;
  @EnumField(() => SynonymKind, "What the meaning is.", SynonymKind.WORD) kind: SynonymKind;
  @CreatedField("When it was added.") createdAt: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt: Date;
}
