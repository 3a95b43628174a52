import { ArgsType, Field } from "type-graphql";
import { OptionalInput } from "../../core/graphql/inputs";
import { createEnum } from "../../core/graphql/createEnum";
import { PageArgs, type PageRequest } from "../../core/paging/pageArgs";
import { OutfitFilter } from "./outfitFilter.types";

export const OutfitSort = createEnum("OutfitSort", "Sort order of outfits.", {
  NEWEST: "By the day worn, newest first; outfits without a day come last.",
  TITLE: "By title, ignoring accents.",
  CELEBRITY: "By the celebrity's name.",
  OCCASION: "By occasion.",
  UPDATED: "By last change, newest first.",
});
export type OutfitSort = keyof typeof OutfitSort;

@ArgsType()
export class OutfitsArgs extends PageArgs {
  @OptionalInput(() => OutfitFilter, "Filter; all outfits if omitted.") filter?: OutfitFilter | null;

  @Field(() => OutfitSort, { defaultValue: OutfitSort.NEWEST, description: "Sort order." })
  sort: OutfitSort = OutfitSort.NEWEST;
}

export type OutfitsRequest = PageRequest & Partial<OutfitsArgs>;
