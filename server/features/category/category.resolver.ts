import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, ID, Query, Resolver, Root } from "type-graphql";
import { cachedShare, listCost, relationCost, statementCost } from "../../shared/cost/cost";
import type { RequestContext } from "../../shared/graphql/context";
import { Facet } from "../../shared/graphql/facet";
import { CacheTags, Public } from "../../shared/graphql/publicOperation";
import { createConnectionType } from "../../shared/paging/connection";
import { RequiresRole } from "../../shared/graphql/requiresRole";
import { listTag, settingsTag } from "../../content/invalidation/cacheTags";
import { siteName } from "../settings/settings.loaders";
import { CategoryItemCurrenciesArgs, CategoryItemsArgs } from "./category.inputs";
import { findCategory, findItem, itemCurrencies, itemRetailers, listCategories, listItems } from "./category.service";
import { Category, Question } from "./category.types";
import { CategoryItem } from "./categoryItem.entity";
import { withSiteNameInQuestions, siteFaq } from "./faq";

const CategoryItemConnection = createConnectionType(CategoryItem);

@Resolver(() => CategoryItem)
export class CategoryResolver {
  @Public({ cacheTags: [listTag("categoryItem"), settingsTag], hasCachedCount: true })
  @Query(() => CategoryItemConnection, {
    description: "Category items.",
    complexity: listCost({
      page: 0.4,
      count: 7.5,
      filters: {
        search: { page: 2, count: 30, short: { page: 2, count: 140 } },
        retailer: { page: 0.7, count: 17 * cachedShare },
        price: { page: 0.7, count: 22 * cachedShare },
        categoryName: { page: 0.6, count: 3 },
        garment: { page: 2, count: 8 },
        colors: { page: 2, count: 8 },
        minPrice: { page: 1, count: 22 * cachedShare },
        maxPrice: { page: 1, count: 22 * cachedShare },
      },
    }),
  })
  categoryItems(
    @Args(() => CategoryItemsArgs) args: CategoryItemsArgs,
    @Ctx() { db }: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return listItems(db, args, info);
  }

  @Public({ cacheTags: [listTag("categoryItem"), settingsTag], hasCachedCount: true })
  @Query(() => [Facet], {
    description: "ISO 4217 currencies of the items that match the filter apart from its prices, most frequent first.",
    complexity: relationCost(40 * cachedShare),
  })
  categoryItemCurrencies(
    @Args(() => CategoryItemCurrenciesArgs) { filter }: CategoryItemCurrenciesArgs,
    @Ctx() { db }: RequestContext,
  ): Promise<Facet[]> {
    return itemCurrencies(db, filter ?? {});
  }

  // Imports do not name the rows that they change.
  @Public({ cacheTags: [listTag("categoryItem")] })
  @Query(() => CategoryItem, {
    nullable: true,
    description: "One category item; null when there is none.",
    complexity: relationCost(statementCost),
  })
  categoryItem(
    @Arg("id", () => ID, { description: "UUID; any other text matches nothing." }) id: string,
    @Ctx() { db }: RequestContext,
  ) {
    return findItem(db, id);
  }

  @RequiresRole("contributor", "read")
  @Query(() => [Facet], {
    description: "Administrators only. The retailers in use by category items, by name.",
  })
  categoryItemRetailers(@Ctx() { db }: RequestContext): Promise<Facet[]> {
    return itemRetailers(db);
  }

  @Public({ cacheTags: [listTag("categoryItem")], hasCachedCount: true })
  @Query(() => [Category], { description: "The six categories in display order.", complexity: relationCost(12, 6) })
  categories(@Ctx() { db }: RequestContext): Promise<Category[]> {
    return listCategories(db);
  }

  @Public({ cacheTags: [listTag("categoryItem")], hasCachedCount: true })
  @Query(() => Category, {
    nullable: true,
    description: "One category by name; null when there is none.",
    complexity: relationCost(12),
  })
  category(@Arg("name", () => String, { description: "Lowercase name." }) name: string, @Ctx() { db }: RequestContext) {
    return findCategory(db, name);
  }

  @Public({ cacheTags: [settingsTag] })
  @Query(() => [Question], { description: "Questions about the site." })
  async siteFaq(@Ctx() { loader }: RequestContext): Promise<Question[]> {
    return withSiteNameInQuestions(await loader(siteName).load("site"), siteFaq);
  }
}

@Resolver(() => Category)
export class CategoryFaqResolver {
  @FieldResolver(() => [Question], { description: "Frequent questions of shoppers; empty for some categories." })
  @CacheTags(settingsTag)
  async faq(@Root() { faq }: Category, @Ctx() { loader }: RequestContext): Promise<Question[]> {
    return faq.length > 0 ? withSiteNameInQuestions(await loader(siteName).load("site"), faq) : [];
  }
}
