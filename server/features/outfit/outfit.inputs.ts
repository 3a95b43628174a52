import { IsOptional, MaxLength, ValidateNested } from "class-validator";
import { ArgsType, Field, ID, InputType, registerEnumType } from "type-graphql";
import type { PublicationStatus } from "../../content/kinds/publishableRow";
import { StatusFilter } from "../../content/kinds/statusInputs";
import { TraitsFilter } from "../../content/offers/offerTraits";
import { PageArgs, type PageRequest } from "../../shared/paging/pageArgs";
import { Season } from "./season.types";

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

@InputType({
  description:
    "Filter of outfits; omitted fields do not restrict. Garment, colors and prices are those of one of its products; without a price, the title may name garment and colors instead.",
})
export class OutfitFilter extends TraitsFilter {
  @StatusFilter() status?: PublicationStatus | null;

  @Field(() => String, { nullable: true, description: "Part of the title, the description or the celebrity's name." })
  search?: string | null;

  @Field(() => String, { nullable: true, description: "Occasion, exactly." })
  @IsOptional()
  @MaxLength(100)
  occasion?: string | null;

  @Field(() => ID, { nullable: true, description: "The celebrity who wore it." })
  @IsOptional()
  @MaxLength(200)
  celebrityId?: string | null;

  @Field(() => String, { nullable: true, description: "Exact style type of the celebrity." })
  @IsOptional()
  @MaxLength(100)
  styleType?: string | null;

  @Field(() => String, { nullable: true, description: "Exact name of one of its tags." })
  @IsOptional()
  @MaxLength(100)
  tag?: string | null;

  @Field(() => Season, { nullable: true, description: "Worn in this season, or tagged with its name." })
  season?: Season | null;

  @Field(() => String, {
    nullable: true,
    description: "Product category, e.g. dresses: the title, a tag or a product of the outfit names one of its pieces.",
  })
  @IsOptional()
  @MaxLength(100)
  category?: string | null;
}

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
