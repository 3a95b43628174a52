import { IsOptional, ValidateNested } from "class-validator";
import { ArgsType, Field, registerEnumType } from "type-graphql";
import { PageArgs, type PageRequest } from "../../core/paging/pageArgs";
import { OutfitFilter } from "./outfitFilter.types";

export enum OutfitSort {
  NEWEST = "NEWEST",
  TITLE = "TITLE",
  CELEBRITY = "CELEBRITY",
  OCCASION = "OCCASION",
  UPDATED = "UPDATED",
}
registerEnumType(OutfitSort, {
  name: "OutfitSort",
  description: "Sort order of outfits.",
  valuesConfig: {
    NEWEST: { description: "By the day worn, newest first; outfits without a day come last." },
    TITLE: { description: "By title, ignoring accents." },
    CELEBRITY: { description: "By the celebrity's name." },
    OCCASION: { description: "By occasion." },
    UPDATED: { description: "By last change, newest first." },
  },
});

@ArgsType()
export class OutfitsArgs extends PageArgs {
  @Field(() => OutfitFilter, { nullable: true, description: "Filter; all outfits if omitted." })
  @IsOptional()
  @ValidateNested()
  filter?: OutfitFilter | null;

  @Field(() => OutfitSort, { defaultValue: OutfitSort.NEWEST, description: "Sort order." })
  sort: OutfitSort = OutfitSort.NEWEST;
}

export type OutfitsRequest = PageRequest & Partial<OutfitsArgs>;
