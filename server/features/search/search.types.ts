import { Field, Int, ObjectType } from "type-graphql";
import { BlogPost } from "../blog/blogPost.entity";
import { CategoryItem } from "../category/categoryItem.entity";
import { Celebrity } from "../celebrity/celebrity.entity";
import { Outfit } from "../outfit/outfit.entity";
import { AffiliateProduct } from "../product/affiliateProduct.entity";

@ObjectType({ description: "What a search found, best matches first within each group. Misspelt words are forgiven." })
export class SearchResult {
  @Field(() => [Celebrity], { description: "Celebrities by name.", complexity: 0 }) celebrities: Celebrity[];
  @Field(() => Int, {
    description: "Matching celebrities, counted up to 1,000; those that are only similar as far as they are returned.",
  })
  celebrityCount: number;
  @Field(() => [Outfit], { description: "Outfits by title.", complexity: 0 }) outfits: Outfit[];
  @Field(() => Int, {
    description: "Matching outfits, counted up to 1,000; those that are only similar as far as they are returned.",
  })
  outfitCount: number;
  @Field(() => [AffiliateProduct], { description: "Affiliate products by title.", complexity: 0 })
  products: AffiliateProduct[];
  @Field(() => Int, {
    description:
      "Matching affiliate products, counted up to 1,000; those that are only similar as far as they are returned.",
  })
  productCount: number;
  @Field(() => [CategoryItem], { description: "Category items by title.", complexity: 0 }) items: CategoryItem[];
  @Field(() => Int, {
    description:
      "Matching category items, counted up to 1,000; those that are only similar as far as they are returned.",
  })
  itemCount: number;
  @Field(() => [BlogPost], { description: "Articles by title.", complexity: 0 }) posts: BlogPost[];
  @Field(() => Int, {
    description: "Matching articles, counted up to 1,000; those that are only similar as far as they are returned.",
  })
  postCount: number;
}
