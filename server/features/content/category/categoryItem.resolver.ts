import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import { Facet, FilterValue } from "../../../core/graphql/facet";
import { CacheTags, Public } from "../../../core/graphql/publicOperation";
import { createConnectionType } from "../../../core/paging/connection";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import type { CacheTag } from "../../../core/cache/cacheTag";
import { categoriesTag, listTag, settingsTag } from "../../../core/cache/cacheTags";
import { ByIdsArgs } from "../../../core/paging/byIdsArgs";
import { readByIds, readById, Select } from "../../../core/read/select";
import { readFacets } from "../../../core/read/readFacets";
import { planSelect } from "../../../core/read/selectPlan";
import { DependsOn } from "../../../core/read/sqlRelation";
import { CategoryItemCurrenciesArgs, CategoryItemsArgs } from "./category.inputs";
import { categoryLabels } from "./category.loaders";
import { itemCurrencies, listItems } from "./category.service";
import { CategoryItem } from "./categoryItem.entity";

const CategoryItemConnection = createConnectionType(CategoryItem);

const itemTags = ({ filter }: CategoryItemCurrenciesArgs): CacheTag[] => [
  listTag("categoryItem"),
  settingsTag,
  ...(filter?.brand ? [listTag("brand")] : []),
];

@Resolver(() => CategoryItem)
export class CategoryItemResolver {
  @Public({ cacheTags: itemTags, hasCachedCount: true })
  @Query(() => CategoryItemConnection, { description: "Category items." })
  categoryItems(
    @Args(() => CategoryItemsArgs) args: CategoryItemsArgs,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return listItems(context, args, info);
  }

  @Public({ cacheTags: itemTags, hasCachedCount: true })
  @Query(() => [FilterValue], {
    description: "ISO 4217 currencies of the items that match the filter apart from its prices, most frequent first.",
  })
  categoryItemCurrencies(
    @Args(() => CategoryItemCurrenciesArgs) { filter }: CategoryItemCurrenciesArgs,
    @Ctx() { db }: RequestContext,
  ): Promise<FilterValue[]> {
    return itemCurrencies(db, filter ?? {});
  }

  // Imports do not name the rows that they change.
  @Public({ cacheTags: [listTag("categoryItem")] })
  @Query(() => CategoryItem, { nullable: true, description: "One category item; null when there is none." })
  categoryItem(
    @Arg("id", () => ID, { description: "UUID; any other text matches nothing." }) id: string,
    @Ctx() { db }: RequestContext,
  ) {
    return readById(db, CategoryItem, id);
  }

  @RequiresRole("contributor", "read")
  @Query(() => [Facet], { description: "Administrators only. The retailers in use by category items, by name." })
  categoryItemRetailers(@Ctx() { db }: RequestContext): Promise<Facet[]> {
    return readFacets(new Select(db, CategoryItem, "item"), "item.retailer", {
      order: 'searchable(item.retailer) COLLATE "C"',
    });
  }

  // Imports do not name the rows that they change.
  @Public({ cacheTags: [listTag("categoryItem")] })
  @Query(() => [CategoryItem], { description: "Category items by their ids; ids of affiliate products are skipped." })
  categoryItemsByIds(
    @Args(() => ByIdsArgs) { ids }: ByIdsArgs,
    @Ctx() { db }: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CategoryItem[]> {
    return readByIds(db, CategoryItem, ids, planSelect(db, CategoryItem, info));
  }

  @FieldResolver(() => String, { description: "Name of its category for people, such as Dresses." })
  @DependsOn<CategoryItem>("categoryName")
  @CacheTags(categoriesTag)
  categoryLabel(@Root() { categoryName }: CategoryItem, @Ctx() { loader }: RequestContext): Promise<string> {
    return loader(categoryLabels).load(categoryName);
  }
}
