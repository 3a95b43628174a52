import { IsOptional, MaxLength, ValidateNested } from "class-validator";
import { ArgsType, Field, InputType } from "type-graphql";
import { TraitsFilter } from "../../core/money/offerTraits";
import { OfferSort, PriceRange } from "../../core/money/priceRange";
import { PageArgs, type PageRequest } from "../../core/paging/pageArgs";

@InputType({ description: "Filter of category items; omitted fields do not restrict." })
export class CategoryItemFilter extends TraitsFilter {
  @Field(() => String, {
    nullable: true,
    description: "Slug of a category, such as dresses; an unknown one matches nothing.",
  })
  @IsOptional()
  @MaxLength(200)
  categoryName?: string | null;

  @Field(() => String, { nullable: true, description: "Part of the title or the description." })
  search?: string | null;

  @Field(() => String, { nullable: true, description: "Retailer, exactly." })
  @IsOptional()
  @MaxLength(100)
  retailer?: string | null;

  @Field(() => PriceRange, { nullable: true, description: "Price range." })
  price?: PriceRange | null;
}

@ArgsType()
export class CategoryItemCurrenciesArgs {
  @Field(() => CategoryItemFilter, { nullable: true, description: "Filter; all items if omitted." })
  @IsOptional()
  @ValidateNested()
  filter?: CategoryItemFilter | null;
}

@ArgsType()
export class CategoryItemsArgs extends PageArgs {
  @Field(() => CategoryItemFilter, { nullable: true, description: "Filter; all items if omitted." })
  @IsOptional()
  @ValidateNested()
  filter?: CategoryItemFilter | null;

  @Field(() => OfferSort, { defaultValue: OfferSort.DEFAULT, description: "Sort order." })
  sort: OfferSort = OfferSort.DEFAULT;
}

export type CategoryItemsRequest = PageRequest & Partial<CategoryItemsArgs>;
