import { IsOptional, MaxLength, ValidateNested } from "class-validator";
import { ArgsType, Field, InputType, registerEnumType } from "type-graphql";
import { PageArgs, type PageRequest } from "../../shared/paging/pageArgs";

export enum CelebritySort {
  NAME = "NAME",
  NEWEST = "NEWEST",
  CATEGORY = "CATEGORY",
  STYLE_TYPE = "STYLE_TYPE",
  UPDATED = "UPDATED",
}
registerEnumType(CelebritySort, {
  name: "CelebritySort",
  description: "Order of celebrities.",
  valuesConfig: {
    NAME: { description: "By name, accents aside." },
    NEWEST: { description: "Entered last, first." },
    CATEGORY: { description: "By category, then by name." },
    STYLE_TYPE: { description: "By style type, then by name." },
    UPDATED: { description: "Saved last, first." },
  },
});

@InputType({ description: "Which celebrities; what is left out does not restrict." })
export class CelebrityFilter {
  @Field(() => String, { nullable: true, description: "Part of the name, whatever its case and accents." })
  search?: string | null;

  @Field(() => String, { nullable: true, description: "Category, exactly." })
  @IsOptional()
  @MaxLength(100)
  category?: string | null;

  @Field(() => String, { nullable: true, description: "Style type, exactly." })
  @IsOptional()
  @MaxLength(100)
  styleType?: string | null;
}

@ArgsType()
export class CelebritiesArgs extends PageArgs {
  @Field(() => CelebrityFilter, { nullable: true, description: "Which ones; all when left out." })
  @IsOptional()
  @ValidateNested()
  filter?: CelebrityFilter | null;

  @Field(() => CelebritySort, { defaultValue: CelebritySort.NAME, description: "Their order." })
  sort: CelebritySort = CelebritySort.NAME;
}

export type CelebritiesRequest = PageRequest & Partial<CelebritiesArgs>;
