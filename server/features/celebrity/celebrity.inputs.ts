import { IsOptional, MaxLength, ValidateNested } from "class-validator";
import { ArgsType, Field, InputType, registerEnumType } from "type-graphql";
import type { PublicationStatus } from "../../content/kinds/publishableRow";
import { StatusFilter } from "../../content/kinds/statusInputs";
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
  description: "Sort order of celebrities.",
  valuesConfig: {
    NAME: { description: "By name, ignoring accents." },
    NEWEST: { description: "By creation time, newest first." },
    CATEGORY: { description: "By category, then by name." },
    STYLE_TYPE: { description: "By style type, then by name." },
    UPDATED: { description: "By last change, newest first." },
  },
});

@InputType({ description: "Filter of celebrities; omitted fields do not restrict." })
export class CelebrityFilter {
  @StatusFilter() status?: PublicationStatus | null;

  @Field(() => String, { nullable: true, description: "Part of the name, ignoring case and accents." })
  search?: string | null;

  @Field(() => String, { nullable: true, description: "Category, exactly." })
  @IsOptional()
  @MaxLength(100)
  category?: string | null;

  @Field(() => String, { nullable: true, description: "Exact style type." })
  @IsOptional()
  @MaxLength(100)
  styleType?: string | null;
}

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
