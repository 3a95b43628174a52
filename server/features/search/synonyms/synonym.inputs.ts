import { IsOptional, ValidateNested } from "class-validator";
import { ArgsType, Field, InputType, registerEnumType } from "type-graphql";
import { RequestId, RequiredText, RowId } from "../../../core/graphql/inputs";
import { PageArgs } from "../../../core/paging/pageArgs";
import { maxPhraseLength, synonymMessages } from "./synonym.messages";

@InputType({ description: "A new synonym." })
export class CreateSynonymInput {
  @RequestId() requestId?: string | null;

  @RequiredText("What visitors type.", synonymMessages.blank, maxPhraseLength) word: string;
  @RequiredText("What the search finds too.", synonymMessages.blank, maxPhraseLength) meaning: string;
}

@InputType({ description: "New words of a synonym." })
export class UpdateSynonymInput {
  @RowId("The synonym.") id: string;
  @RequiredText("What visitors type.", synonymMessages.blank, maxPhraseLength) word: string;
  @RequiredText("What the search finds too.", synonymMessages.blank, maxPhraseLength) meaning: string;
}

export enum SynonymSort {
  WORD = "WORD",
  MEANING = "MEANING",
  NEWEST = "NEWEST",
}
registerEnumType(SynonymSort, {
  name: "SynonymSort",
  description: "Sort order of synonyms.",
  valuesConfig: {
    WORD: { description: "By what visitors type." },
    MEANING: { description: "By what the search finds too." },
    NEWEST: { description: "Newest first." },
  },
});

export enum MissedSearchSort {
  COUNT = "COUNT",
  LAST = "LAST",
  TEXT = "TEXT",
}
registerEnumType(MissedSearchSort, {
  name: "MissedSearchSort",
  description: "Sort order of searches without results.",
  valuesConfig: {
    COUNT: { description: "Most frequent first." },
    LAST: { description: "Most recent first." },
    TEXT: { description: "By text." },
  },
});

@InputType({ description: "Filter of synonyms and of searches without results; omitted fields do not restrict." })
export class WordsFilter {
  @Field(() => String, { nullable: true, description: "Part of the words." })
  search?: string | null;
}

@ArgsType()
export class SynonymsArgs extends PageArgs {
  @Field(() => WordsFilter, { nullable: true, description: "Filter; all synonyms if omitted." })
  @IsOptional()
  @ValidateNested()
  filter?: WordsFilter | null;

  @Field(() => SynonymSort, { defaultValue: SynonymSort.WORD, description: "Sort order." })
  sort: SynonymSort = SynonymSort.WORD;
}

@ArgsType()
export class MissedSearchesArgs extends PageArgs {
  @Field(() => WordsFilter, { nullable: true, description: "Filter; all searches if omitted." })
  @IsOptional()
  @ValidateNested()
  filter?: WordsFilter | null;

  @Field(() => MissedSearchSort, { defaultValue: MissedSearchSort.COUNT, description: "Sort order." })
  sort: MissedSearchSort = MissedSearchSort.COUNT;
}
