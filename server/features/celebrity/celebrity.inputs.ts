import { ArgsType, Field } from "type-graphql";
import { OptionalInput } from "../../core/graphql/inputs";
import { createEnum } from "../../core/graphql/createEnum";
import { PageArgs, type PageRequest } from "../../core/paging/pageArgs";
import { CelebrityFilter } from "./celebrityFilter.types";

export const CelebritySort = createEnum("CelebritySort", "Sort order of celebrities.", {
  NAME: "By name, ignoring accents.",
  NEWEST: "By creation time, newest first.",
  CATEGORY: "By category, then by name.",
  STYLE_TYPE: "By style type, then by name.",
  UPDATED: "By last change, newest first.",
});
export type CelebritySort = keyof typeof CelebritySort;

@ArgsType()
export class CelebritiesArgs extends PageArgs {
  @OptionalInput(() => CelebrityFilter, "Filter; all celebrities if omitted.") filter?: CelebrityFilter | null;

  @Field(() => CelebritySort, { defaultValue: CelebritySort.NAME, description: "Sort order." })
  sort: CelebritySort = CelebritySort.NAME;
}

export type CelebritiesRequest = PageRequest & Partial<CelebritiesArgs>;
