import { ArgsType, Field, InputType } from "type-graphql";
import { FilterText, OptionalInput } from "../../core/graphql/inputs";
import { TraitsFilter } from "../../core/money/offerTraits";
import { OfferSort, PriceRange } from "../../core/money/priceRange";
import { PageArgs, type PageRequest } from "../../core/paging/pageArgs";

@InputType({ description: "Filter of category items; omitted fields do not restrict." })
export class CategoryItemFilter extends TraitsFilter {
  @FilterText("Slug of a category, such as dresses; an unknown one matches nothing.", 200) categoryName?: string | null;

  @Field(() => String, { nullable: true, description: "Part of the title or the description." })
  search?: string | null;

  @FilterText("Retailer, exactly.", 100) retailer?: string | null;

  @Field(() => PriceRange, { nullable: true, description: "Price range." })
  price?: PriceRange | null;
}

@ArgsType()
export class CategoryItemCurrenciesArgs {
  @OptionalInput(() => CategoryItemFilter, "Filter; all items if omitted.") filter?: CategoryItemFilter | null;
}

@ArgsType()
export class CategoryItemsArgs extends PageArgs {
  @OptionalInput(() => CategoryItemFilter, "Filter; all items if omitted.") filter?: CategoryItemFilter | null;

  @Field(() => OfferSort, { defaultValue: OfferSort.DEFAULT, description: "Sort order." })
  sort: OfferSort = OfferSort.DEFAULT;
}

export type CategoryItemsRequest = PageRequest & Partial<CategoryItemsArgs>;
