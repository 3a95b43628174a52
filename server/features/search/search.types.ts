import { Field, Float, Int, ObjectType } from "type-graphql";
import { BlogPost } from "../blog/blogPost.entity";
import { Category } from "../category/category.entity";
import { CategoryItem } from "../category/categoryItem.entity";
import { Celebrity } from "../celebrity/celebrity.entity";
import { Outfit } from "../outfit/outfit.entity";
import { Season } from "../outfit/outfitFilter.types";
import { AffiliateProduct } from "../product/affiliateProduct.entity";
import type { ListName } from "./searchedLists";

@ObjectType({ description: "Words of a search that became a filter." })
export class SearchPart {
  @Field(() => String, { description: "For people, e.g. Up to $200." }) label: string;
  @Field(() => String, { description: "The search text without these words." }) without: string;
}

@ObjectType({ description: "What a search means: filters for the lists, and the remaining words." })
export class SearchMeaning {
  @Field(() => [SearchPart], { description: "The understood words; empty when every word is searched for as it is." })
  parts: SearchPart[];
  @Field(() => String, { description: "Words to search the list of outfits for; may be empty." })
  search: string;
  @Field(() => String, { description: "Words to search the lists of products and items for; may be empty." })
  offerSearch: string;
  @Field(() => String, { description: "Words to search the lists of celebrities and articles for." })
  titleText: string;
  @Field(() => String, { nullable: true, description: "Filter by garment." }) garment: string | null;
  @Field(() => [String], { description: "Filter by colors." }) colors: string[];
  @Field(() => String, { nullable: true, description: "Filter by occasion." }) occasion: string | null;
  @Field(() => String, { nullable: true, description: "Filter of outfits by the wearer's style type." })
  style: string | null;
  @Field(() => Season, { nullable: true, description: "Filter of outfits by season." }) season: Season | null;
  @Field(() => Boolean, { description: "True: only products on sale." }) onSale: boolean;
  @Field(() => String, { nullable: true, description: "Filter by retailer." }) retailer: string | null;
  @Field(() => Float, { nullable: true, description: "Lowest price." }) minPrice: number | null;
  @Field(() => Float, { nullable: true, description: "Highest price." }) maxPrice: number | null;
  @Field(() => String, { nullable: true, description: "ISO 4217 currency of the prices; null for the site's." })
  currency: string | null;
  @Field(() => Celebrity, { nullable: true, description: "The only celebrity whose name the remaining words are." })
  celebrity: Pick<Celebrity, "id" | "slug" | "name"> | null;
}

const count =
  "Number of rows of its list with the search's meaning, counted up to 1,001. If it is not in `listed`: of exact matches, up to 1,000, plus the returned similar ones.";

@ObjectType({ description: "Search results, best matches first within each group. Misspelled words are corrected." })
export class SearchResult {
  @Field(() => SearchMeaning, { description: "What the search means." }) meaning: SearchMeaning;
  @Field(() => String, {
    nullable: true,
    description: "The search without words that match nothing, if only that finds something; null otherwise.",
  })
  shownText: string | null;
  @Field(() => [String], {
    description: "The groups whose count is that of their list: celebrities, outfits, products, items, posts.",
  })
  listed: ListName[];
  @Field(() => [String], { description: "Up to three retailers whose name begins with the text." }) shops: string[];
  @Field(() => [Category], { description: "Up to three categories with words that begin with those of the text." })
  categories: Category[];
  @Field(() => [Celebrity], { description: "Celebrities by name." }) celebrities: Celebrity[];
  @Field(() => Int, { description: count }) celebrityCount: number;
  @Field(() => [Outfit], { description: "Outfits by title, or by their products." }) outfits: Outfit[];
  @Field(() => Int, { description: count }) outfitCount: number;
  @Field(() => [AffiliateProduct], { description: "Affiliate products by title." })
  products: AffiliateProduct[];
  @Field(() => Int, { description: count }) productCount: number;
  @Field(() => [CategoryItem], { description: "Category items by title." }) items: CategoryItem[];
  @Field(() => Int, { description: count }) itemCount: number;
  @Field(() => [BlogPost], { description: "Articles by title." }) posts: BlogPost[];
  @Field(() => Int, { description: count }) postCount: number;
}
