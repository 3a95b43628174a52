import { IsOptional, MaxLength, ValidateNested } from "class-validator";
import { ArgsType, Field, ID, InputType } from "type-graphql";
import { TraitsFilter } from "../../core/money/offerTraits";
import { OfferSort, PriceRange } from "../../core/money/priceRange";
import { PageArgs, type PageRequest } from "../../core/paging/pageArgs";

@InputType({ description: "Filter of affiliate products; omitted fields do not restrict." })
export class AffiliateProductFilter extends TraitsFilter {
  @Field(() => String, { nullable: true, description: "Part of the title." })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: "The outfit that they belong to." })
  @IsOptional()
  @MaxLength(200)
  outfitId?: string | null;

  @Field(() => ID, { nullable: true, description: "The celebrity who wore their outfit." })
  @IsOptional()
  @MaxLength(200)
  celebrityId?: string | null;

  @Field(() => String, { nullable: true, description: "Retailer, exactly." })
  @IsOptional()
  @MaxLength(100)
  retailer?: string | null;

  @Field(() => PriceRange, { nullable: true, description: "Price range." })
  price?: PriceRange | null;

  @Field(() => Boolean, { nullable: true, description: "True: the original price is higher than the price." })
  @IsOptional()
  onSale?: boolean | null;

  @Field(() => String, { nullable: true, description: "Slug of the celebrity who wore their outfit." })
  @IsOptional()
  @MaxLength(200)
  celebritySlug?: string | null;

  @Field(() => String, { nullable: true, description: "Occasion of their outfit, exactly." })
  @IsOptional()
  @MaxLength(100)
  occasion?: string | null;
}

@ArgsType()
export class ProductFacetsArgs {
  @Field(() => AffiliateProductFilter, { nullable: true, description: "Filter; all products if omitted." })
  @IsOptional()
  @ValidateNested()
  filter?: AffiliateProductFilter | null;
}

@ArgsType()
export class AffiliateProductsArgs extends PageArgs {
  @Field(() => AffiliateProductFilter, { nullable: true, description: "Filter; all products if omitted." })
  @IsOptional()
  @ValidateNested()
  filter?: AffiliateProductFilter | null;

  @Field(() => OfferSort, { defaultValue: OfferSort.NEWEST, description: "Sort order." })
  sort: OfferSort = OfferSort.NEWEST;
}

export type AffiliateProductsRequest = PageRequest & Partial<AffiliateProductsArgs>;
