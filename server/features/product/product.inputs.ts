import { IsOptional, MaxLength, ValidateNested } from "class-validator";
import { ArgsType, Field, ID, InputType } from "type-graphql";
import { OfferSort, PriceRange } from "../../content/offers/priceRange";
import { PageArgs, type PageRequest } from "../../shared/paging/pageArgs";

@InputType({ description: "Which affiliate products; what is left out does not restrict." })
export class AffiliateProductFilter {
  @Field(() => String, { nullable: true, description: "Part of the title." })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: "The outfit they belong to." })
  @IsOptional()
  @MaxLength(200)
  outfitId?: string | null;

  @Field(() => ID, { nullable: true, description: "Who wore the outfit they belong to." })
  @IsOptional()
  @MaxLength(200)
  celebrityId?: string | null;

  @Field(() => String, { nullable: true, description: "Retailer, exactly." })
  @IsOptional()
  @MaxLength(100)
  retailer?: string | null;

  @Field(() => PriceRange, { nullable: true, description: "Range of the price." })
  price?: PriceRange | null;
}

@ArgsType()
export class AffiliateProductsArgs extends PageArgs {
  @Field(() => AffiliateProductFilter, { nullable: true, description: "Which ones; all when left out." })
  @IsOptional()
  @ValidateNested()
  filter?: AffiliateProductFilter | null;

  @Field(() => OfferSort, { defaultValue: OfferSort.NEWEST, description: "Their order." })
  sort: OfferSort = OfferSort.NEWEST;
}

export type AffiliateProductsRequest = PageRequest & Partial<AffiliateProductsArgs>;
