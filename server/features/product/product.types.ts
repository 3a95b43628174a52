import { Field, Int, ObjectType } from "type-graphql";
import { Facet } from "../../shared/graphql/facet";

@ObjectType({ description: "A celebrity by whom products can be filtered." })
export class CelebrityFacet extends Facet {
  @Field(() => String, { description: "Slug of the celebrity; `name` is the name." }) slug: string;
}

@ObjectType({
  description:
    "Number of products for each value of a filter. Each list applies the other filters, but not its own, so that it shows what another choice would find.",
})
export class ProductFacets {
  @Field(() => [Facet], { description: "Garments, most frequent first." }) garments: Facet[];
  @Field(() => [Facet], { description: "Colors, most frequent first. A product can have several." }) colors: Facet[];
  @Field(() => [Facet], { description: "Retailers, by name." }) retailers: Facet[];
  @Field(() => [CelebrityFacet], { description: "The 50 celebrities with the most products, by name." })
  celebrities: CelebrityFacet[];
  @Field(() => [Facet], { description: "Price ranges, by the names of PriceRange." }) prices: Facet[];
  @Field(() => Int, { description: "Products on sale." }) onSale: number;
}
