import { IsOptional } from "class-validator";
import { ArgsType, Field, InputType } from "type-graphql";
import { FilterId, FilterText, OptionalInput } from "../../core/graphql/inputs";
import { TraitsFilter } from "../../core/money/offerTraits";
import { OfferSort, PriceRange } from "../../core/money/priceRange";
import { PageArgs, type PageRequest } from "../../core/paging/pageArgs";

@InputType({ description: "Filter of affiliate products; omitted fields do not restrict." })
export class AffiliateProductFilter extends TraitsFilter {
  @Field(() => String, { nullable: true, description: "Part of the title." })
  search?: string | null;

  @FilterId("The outfit that they belong to.", 200) outfitId?: string | null;
  @FilterId("The celebrity who wore their outfit.", 200) celebrityId?: string | null;
  @FilterText("Retailer, exactly.", 100) retailer?: string | null;

  @Field(() => PriceRange, { nullable: true, description: "Price range." })
  price?: PriceRange | null;

  @Field(() => Boolean, { nullable: true, description: "True: the original price is higher than the price." })
  @IsOptional()
  onSale?: boolean | null;

  @FilterText("Slug of the celebrity who wore their outfit.", 200) celebritySlug?: string | null;
  @FilterText("Occasion of their outfit, exactly.", 100) occasion?: string | null;
}

@ArgsType()
export class ProductFacetsArgs {
  @OptionalInput(() => AffiliateProductFilter, "Filter; all products if omitted.")
  filter?: AffiliateProductFilter | null;
}

@ArgsType()
export class AffiliateProductsArgs extends PageArgs {
  @OptionalInput(() => AffiliateProductFilter, "Filter; all products if omitted.")
  filter?: AffiliateProductFilter | null;

  @Field(() => OfferSort, { defaultValue: OfferSort.NEWEST, description: "Sort order." })
  sort: OfferSort = OfferSort.NEWEST;
}

export type AffiliateProductsRequest = PageRequest & Partial<AffiliateProductsArgs>;
