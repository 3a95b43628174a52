import { Field, Int, ObjectType } from "type-graphql";
import { BlogPost } from "../blog/blogPost.entity";
import { CategoryItem } from "../category/categoryItem.entity";
import { Celebrity } from "../celebrity/celebrity.entity";
import { Outfit } from "../outfit/outfit.entity";
import { AffiliateProduct } from "../product/affiliateProduct.entity";

@ObjectType({ description: "Search results, best matches first within each group. Misspelled words are corrected." })
export class SearchResult {
  @Field(() => [Celebrity], { description: "Celebrities by name.", complexity: 0 }) celebrities: Celebrity[];
  @Field(() => Int, {
    description: "Number of exact matches, up to 1,000, plus the returned similar matches.",
  })
  celebrityCount: number;
  @Field(() => [Outfit], { description: "Outfits by title.", complexity: 0 }) outfits: Outfit[];
  @Field(() => Int, {
    description: "Number of exact matches, up to 1,000, plus the returned similar matches.",
  })
  outfitCount: number;
  @Field(() => [AffiliateProduct], { description: "Affiliate products by title.", complexity: 0 })
  products: AffiliateProduct[];
  @Field(() => Int, {
    description: "Number of exact matches, up to 1,000, plus the returned similar matches.",
  })
  productCount: number;
  @Field(() => [CategoryItem], { description: "Category items by title.", complexity: 0 }) items: CategoryItem[];
  @Field(() => Int, {
    description: "Number of exact matches, up to 1,000, plus the returned similar matches.",
  })
  itemCount: number;
  @Field(() => [BlogPost], { description: "Articles by title.", complexity: 0 }) posts: BlogPost[];
  @Field(() => Int, {
    description: "Number of exact matches, up to 1,000, plus the returned similar matches.",
  })
  postCount: number;
}
