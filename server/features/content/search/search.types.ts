import { Field, Float, Int, ObjectType } from "type-graphql";
import { createEnum } from "../../../core/graphql/createEnum";
import { BlogPost } from "../blog/blogPost.entity";
import { Brand } from "../brand/brand.entity";
import { Category } from "../category/category.entity";
import { CategoryItem } from "../category/categoryItem.entity";
import { Celebrity } from "../celebrity/celebrity.entity";
import { Event } from "../event/event.entity";
import { Outfit } from "../outfit/outfit.entity";
import { Season } from "../outfit/outfitFilter.types";
import { AffiliateProduct } from "../product/affiliateProduct.entity";
import type { ListName } from "./searchedLists";
import type { NamedCelebrity } from "./understanding/names";
import type { NamedPlace } from "./understanding/places";
import type { NamedBrand } from "./understanding/takeNames";

/** The order in which a search asks for its results. */
export const SearchOrder = createEnum("SearchOrder", "The order that a search asks for.", {
  NEWEST: "Newest first.",
  POPULAR: "Most liked looks first.",
  PRICE_LOW: "Lowest price first, in the site's currency.",
  PRICE_HIGH: "Highest price first, in the site's currency.",
});
export type SearchOrder = keyof typeof SearchOrder;

@ObjectType({ description: "Words of a search that became a filter." })
export class SearchPart {
  @Field(() => String, { description: "For people, e.g. Up to $200." }) label: string;
  @Field(() => String, { description: "The search text without these words." }) without: string;
}

@ObjectType({ description: "A piece that a search asks for; a value is null where it asks for none." })
export class SearchPiece {
  @Field(() => String, { nullable: true, description: "A garment, a kind of it or a group." }) garment: string | null;
  @Field(() => [String], { description: "All of these colors." }) colors: string[];
  @Field(() => String, { nullable: true, description: "A material." }) material: string | null;
  @Field(() => String, { nullable: true, description: "A pattern." }) pattern: string | null;
}

@ObjectType({ description: "Where in a show results were worn; a value is null where the search names none." })
export class SearchScene {
  @Field(() => String, { nullable: true, description: "Slug of the show." }) show: string | null;
  @Field(() => Int, { nullable: true, description: "Number of the season." }) season: number | null;
  @Field(() => Int, { nullable: true, description: "Number of the episode." }) episode: number | null;
  @Field(() => String, { nullable: true, description: "Slug of the character." }) character: string | null;
}

const usePieces = "Use pieces.";

@ObjectType({ description: "What a search means: filters for the lists, and the remaining words." })
export class SearchMeaning {
  @Field(() => [SearchPart], { description: "The understood words; empty when every word is searched for as it is." })
  parts: SearchPart[];
  @Field(() => [SearchPiece], { description: "A look has all of these pieces, and a product is one of them." })
  pieces: SearchPiece[];
  @Field(() => [SearchPiece], { description: "A look has none of these pieces, and a product is none of them." })
  without: SearchPiece[];
  @Field(() => String, { description: "Words to search the list of outfits for; may be empty." })
  search: string;
  @Field(() => String, { description: "Words to search the lists of products and items for; may be empty." })
  offerSearch: string;
  @Field(() => String, { description: "Words to search the lists of celebrities and articles for." })
  titleText: string;
  @Field(() => String, {
    nullable: true,
    description: "The garment of the only piece.",
    deprecationReason: usePieces,
  })
  garment: string | null;
  @Field(() => [String], { description: "The colors of the only piece.", deprecationReason: usePieces })
  colors: string[];
  @Field(() => String, { nullable: true, description: "Filter by occasion, if it is one." }) occasion: string | null;
  @Field(() => [String], { description: "Occasions of which a look has one." }) occasions: string[];
  @Field(() => String, { nullable: true, description: "Filter of outfits by the wearer's style type." })
  style: string | null;
  @Field(() => Season, { nullable: true, description: "Filter of outfits by season." }) season: Season | null;
  @Field(() => Boolean, { description: "True: only products on sale." }) onSale: boolean;
  @Field(() => Boolean, { description: "True: only products and items in stock." }) inStock: boolean;
  @Field(() => SearchOrder, { nullable: true, description: "The order that it asks for." }) order: SearchOrder | null;
  @Field(() => String, { nullable: true, description: "Filter by retailer." }) retailer: string | null;
  @Field(() => String, { nullable: true, description: "Filter of items by the slug of a category." })
  categoryName: string | null;
  @Field(() => Float, { nullable: true, description: "Lowest price." }) minPrice: number | null;
  @Field(() => Float, { nullable: true, description: "Highest price." }) maxPrice: number | null;
  @Field(() => String, { nullable: true, description: "ISO 4217 currency of the prices; null for the site's." })
  currency: string | null;
  @Field(() => [Event], { description: "The events that it names; results were worn at one of them." })
  events: NamedPlace[];
  @Field(() => SearchScene, { nullable: true, description: "Filter of outfits and products by the scene." })
  scene: SearchScene | null;
  @Field(() => Int, { nullable: true, description: "The year in which results were worn." }) year: number | null;
  @Field(() => Brand, { nullable: true, description: "The brand that it names." }) brand: NamedBrand | null;
  @Field(() => Celebrity, { nullable: true, description: "The only celebrity whom it names." })
  celebrity: NamedCelebrity | null;
  @Field(() => [Celebrity], { description: "The celebrities whom it names; results are of one of them." })
  celebrities: NamedCelebrity[];
}

/** The meaning of a blank search. */
export const unreadMeaning: SearchMeaning = {
  parts: [],
  pieces: [],
  without: [],
  search: "",
  offerSearch: "",
  titleText: "",
  garment: null,
  colors: [],
  occasion: null,
  occasions: [],
  style: null,
  season: null,
  onSale: false,
  inStock: false,
  order: null,
  retailer: null,
  categoryName: null,
  minPrice: null,
  maxPrice: null,
  currency: null,
  events: [],
  scene: null,
  year: null,
  brand: null,
  celebrity: null,
  celebrities: [],
};

@ObjectType({ description: "Words that were corrected, because the search found nothing with them." })
export class SearchCorrection {
  @Field(() => String, { description: "The words as they were typed." }) from: string;
  @Field(() => String, { description: "The search with the corrected words." }) to: string;
}

@ObjectType({ description: "What meets all that a search asks for but one thing. It is part of no list and no count." })
export class SearchNearest {
  @Field(() => String, { description: "Says what differs." }) sentence: string;
  @Field(() => [Outfit], { description: "Outfits." }) outfits: Outfit[];
  @Field(() => [AffiliateProduct], { description: "Affiliate products." }) products: AffiliateProduct[];
  @Field(() => [CategoryItem], { description: "Category items." }) items: CategoryItem[];
}

const count =
  "Number of rows of its list with the search's meaning, counted up to 1,001. Of celebrities and articles beside filters: of exact matches, up to 1,000.";

@ObjectType({
  description:
    "Search results, best matches first within each group. Misspelled words are corrected if nothing is found.",
})
export class SearchResult {
  @Field(() => SearchMeaning, { description: "What the search means." }) meaning: SearchMeaning;
  @Field(() => String, {
    nullable: true,
    description: "The text whose results these are, if words were corrected or left out; null otherwise.",
  })
  shownText: string | null;
  @Field(() => [String], {
    description: "Words that were left out because nothing was found with them. They are no facts, such as colors.",
  })
  droppedWords: string[];
  @Field(() => SearchCorrection, { nullable: true, description: "What was corrected; null for nothing." })
  correction: SearchCorrection | null;
  @Field(() => String, {
    nullable: true,
    description: "A sentence that says why nothing is found, if the site has nothing for one of the words.",
  })
  emptyText: string | null;
  @Field(() => SearchNearest, { nullable: true, description: "What is nearest, if nothing is found; null otherwise." })
  nearest: SearchNearest | null;
  @Field(() => [String], {
    description: "The groups whose page can show all of them: celebrities, outfits, products, items, posts.",
  })
  listed: ListName[];
  @Field(() => [String], { description: "Up to three retailers whose name begins with the text." }) shops: string[];
  @Field(() => [Brand], {
    description: "Up to three brands that the text names, or with words that begin with those of the text.",
  })
  brands: Brand[];
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
