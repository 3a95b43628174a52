import type { NonEmptyArray } from "type-graphql";
import { AuthResolver } from "../features/auth/auth.resolver";
import { BlogResolver } from "../features/blog/blog.resolver";
import { CategoryResolver } from "../features/category/category.resolver";
import { CelebrityResolver } from "../features/celebrity/celebrity.resolver";
import { NewsletterResolver } from "../features/newsletter/newsletter.resolver";
import { CelebrityOutfitsResolver, OutfitResolver } from "../features/outfit/outfit.resolver";
import {
  CelebrityProductsResolver,
  OutfitProductsResolver,
  ProductResolver,
} from "../features/product/product.resolver";
import { SampleDataResolver } from "../features/sampleData/sampleData.resolver";
import { SearchResolver } from "../features/search/search.resolver";
import { SettingsResolver } from "../features/settings/settings.resolver";
import { TermResolver } from "../features/taxonomy/term.resolver";

export const resolvers: NonEmptyArray<new () => object> = [
  AuthResolver,
  BlogResolver,
  CategoryResolver,
  CelebrityResolver,
  NewsletterResolver,
  CelebrityOutfitsResolver,
  OutfitResolver,
  CelebrityProductsResolver,
  OutfitProductsResolver,
  ProductResolver,
  SampleDataResolver,
  SearchResolver,
  SettingsResolver,
  TermResolver,
];
