import { IsOptional, MaxLength, ValidateNested } from "class-validator";
import { ArgsType, Field, ID, InputType, registerEnumType } from "type-graphql";
import { PageArgs, type PageRequest } from "../../shared/paging/pageArgs";
import { Season } from "./outfit.season";

export enum OutfitSort {
  NEWEST = "NEWEST",
  TITLE = "TITLE",
  CELEBRITY = "CELEBRITY",
  OCCASION = "OCCASION",
  UPDATED = "UPDATED",
}
registerEnumType(OutfitSort, {
  name: "OutfitSort",
  description: "Order of outfits.",
  valuesConfig: {
    NEWEST: { description: "Worn last, first; those without a day come last." },
    TITLE: { description: "By title, accents aside." },
    CELEBRITY: { description: "By the name of who wore it." },
    OCCASION: { description: "By occasion." },
    UPDATED: { description: "Saved last, first." },
  },
});

@InputType({ description: "Which outfits; what is left out does not restrict." })
export class OutfitFilter {
  @Field(() => String, { nullable: true, description: "Part of the title, the description or the celebrity's name." })
  search?: string | null;

  @Field(() => String, { nullable: true, description: "Occasion, exactly." })
  @IsOptional()
  @MaxLength(100)
  occasion?: string | null;

  @Field(() => ID, { nullable: true, description: "Who wore it." })
  @IsOptional()
  @MaxLength(200)
  celebrityId?: string | null;

  @Field(() => String, { nullable: true, description: "Style type of who wore it, exactly." })
  @IsOptional()
  @MaxLength(100)
  styleType?: string | null;

  @Field(() => String, { nullable: true, description: "One of its tags, exactly." })
  @IsOptional()
  @MaxLength(100)
  tag?: string | null;

  @Field(() => Season, { nullable: true, description: "Worn in that season, or tagged with its name." })
  season?: Season | null;

  @Field(() => String, {
    nullable: true,
    description: "Product category, as dresses: the title, a tag or a product of the look names a piece of it.",
  })
  @IsOptional()
  @MaxLength(100)
  category?: string | null;
}

@ArgsType()
export class OutfitsArgs extends PageArgs {
  @Field(() => OutfitFilter, { nullable: true, description: "Which ones; all when left out." })
  @IsOptional()
  @ValidateNested()
  filter?: OutfitFilter | null;

  @Field(() => OutfitSort, { defaultValue: OutfitSort.NEWEST, description: "Their order." })
  sort: OutfitSort = OutfitSort.NEWEST;
}

export type OutfitsRequest = PageRequest & Partial<OutfitsArgs>;
