import { IsOptional, ValidateNested } from "class-validator";
import { ArgsType, Field, registerEnumType } from "type-graphql";
import { PageArgs, type PageRequest } from "../../core/paging/pageArgs";
import { CelebrityFilter } from "./celebrityFilter.types";

export enum CelebritySort {
  NAME = "NAME",
  NEWEST = "NEWEST",
  CATEGORY = "CATEGORY",
  STYLE_TYPE = "STYLE_TYPE",
  UPDATED = "UPDATED",
}
registerEnumType(CelebritySort, {
  name: "CelebritySort",
  description: "Sort order of celebrities.",
  valuesConfig: {
    NAME: { description: "By name, ignoring accents." },
    NEWEST: { description: "By creation time, newest first." },
    CATEGORY: { description: "By category, then by name." },
    STYLE_TYPE: { description: "By style type, then by name." },
    UPDATED: { description: "By last change, newest first." },
  },
});

@ArgsType()
export class CelebritiesArgs extends PageArgs {
  @Field(() => CelebrityFilter, { nullable: true, description: "Filter; all celebrities if omitted." })
  @IsOptional()
  @ValidateNested()
  filter?: CelebrityFilter | null;

  @Field(() => CelebritySort, { defaultValue: CelebritySort.NAME, description: "Sort order." })
  sort: CelebritySort = CelebritySort.NAME;
}

export type CelebritiesRequest = PageRequest & Partial<CelebritiesArgs>;
