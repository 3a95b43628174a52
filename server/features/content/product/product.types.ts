import { Field, Int, ObjectType } from "type-graphql";
import { FilterValue } from "../../../core/graphql/facet";

@ObjectType({ description: "A celebrity by whom products can be filtered." })
export class CelebrityFacet extends FilterValue {
  @Field(() => String, { description: "Slug of the celebrity; `name` is the name." }) slug: string;
}

@ObjectType({
  description:
    "Number of products for each value of a filter. Each list applies the other filters, but not its own, so that it shows what another choice would find. Where more than 2,000 products match a filter, or the shop has more than 5,000, it has all values of the shop, without numbers.",
})
export class ProductFacets {
  @Field(() => [FilterValue], { description: "Garments, most frequent first." }) garments: FilterValue[];
  @Field(() => [FilterValue], { description: "Colors, most frequent first. A product can have several." })
  colors: FilterValue[];
  @Field(() => [FilterValue], { description: "Retailers, by name." }) retailers: FilterValue[];
  @Field(() => [CelebrityFacet], { description: "The 50 celebrities with the most products, by name." })
  celebrities: CelebrityFacet[];
  @Field(() => [FilterValue], { description: "Price ranges, by the names of PriceRange." }) prices: FilterValue[];
  @Field(() => Int, {
    nullable: true,
    description: "Products on sale; null when too many products match the other filters to be counted.",
  })
  onSale: number | null;
}
