import { ArgsType, Field, InputType } from "type-graphql";
import { createEnum } from "../../../../core/graphql/createEnum";
import { OptionalInput, RequestId, RequiredText, RowId } from "../../../../core/graphql/inputs";
import { PageArgs } from "../../../../core/paging/pageArgs";
import { SynonymKind } from "./synonym.entity";

export const maxPhraseLength = 60;

export const synonymMessages = {
  blank: "Enter a word or a phrase",
  same: "Enter two different words",
  noSeason: "Enter spring, summer, autumn or winter",
  noGarment: "Enter a garment that the search knows, as in dress",
  oneOnly: "This word already stands for another one",
  exists: "This synonym already exists",
  tooMany: "There are already 2,000 synonyms. Delete some that nobody needs.",
  gone: "This synonym no longer exists.",
  searchGone: "This search is no longer in the list.",
};

@InputType({ description: "A new synonym." })
export class CreateSynonymInput {
  @RequestId() requestId?: string | null;
  @RequiredText("What visitors type.", synonymMessages.blank, maxPhraseLength) word: string;
  @RequiredText("What the search finds too, or what the word stands for.", synonymMessages.blank, maxPhraseLength)
  meaning: string;

  @Field(() => SynonymKind, { defaultValue: SynonymKind.WORD, description: "What the meaning is." })
  kind: SynonymKind = SynonymKind.WORD;
}

@InputType({ description: "New words of a synonym." })
export class UpdateSynonymInput {
  @RowId("The synonym.") id: string;
  @RequiredText("What visitors type.", synonymMessages.blank, maxPhraseLength) word: string;
  @RequiredText("What the search finds too, or what the word stands for.", synonymMessages.blank, maxPhraseLength)
  meaning: string;

  @Field(() => SynonymKind, { nullable: true, description: "What the meaning is; unchanged if omitted." })
  kind?: SynonymKind | null;
}

export const SynonymSort = createEnum("SynonymSort", "Sort order of synonyms.", {
  WORD: "By what visitors type.",
  MEANING: "By what the search finds too.",
  NEWEST: "Newest first.",
});
export type SynonymSort = keyof typeof SynonymSort;

export const MissedSearchSort = createEnum("MissedSearchSort", "Sort order of searches without results.", {
  COUNT: "Most frequent first.",
  LAST: "Most recent first.",
  TEXT: "By text.",
});
export type MissedSearchSort = keyof typeof MissedSearchSort;

@InputType({ description: "Filter of synonyms and of searches without results; omitted fields do not restrict." })
export class WordsFilter {
  @Field(() => String, { nullable: true, description: "Part of the words." })
  search?: string | null;
}

@ArgsType()
export class SynonymsArgs extends PageArgs {
  @OptionalInput(() => WordsFilter, "Filter; all synonyms if omitted.") filter?: WordsFilter | null;

  @Field(() => SynonymSort, { defaultValue: SynonymSort.WORD, description: "Sort order." })
  sort: SynonymSort = SynonymSort.WORD;
}

@ArgsType()
export class MissedSearchesArgs extends PageArgs {
  @OptionalInput(() => WordsFilter, "Filter; all searches if omitted.") filter?: WordsFilter | null;

  @Field(() => MissedSearchSort, { defaultValue: MissedSearchSort.COUNT, description: "Sort order." })
  sort: MissedSearchSort = MissedSearchSort.COUNT;
}
