import type { GraphQLResolveInfo } from "graphql";
import { Args, ArgsType, type ClassType, Ctx, Field, Info, Query, Resolver } from "type-graphql";
import type { CacheTag } from "../cache/cacheTag";
import { listTag, slugTags } from "../cache/cacheTags";
import type { RequestContext } from "../graphql/context";
import { OptionalInput } from "../graphql/inputs";
import { Public } from "../graphql/publicOperation";
import { contentKinds, type PageType } from "../kinds/contentKind";
import { createConnectionType } from "../paging/connection";
import { readKeysetPage } from "../paging/keyset";
import { PageArgs } from "../paging/pageArgs";
import { Select } from "../read/select";
import { planSelect } from "../read/selectPlan";
import type { SortOrder } from "../read/sortOrder";
import { ByIdOrSlug, findByIdOrSlug } from "../slugs/slugged";
import type { BulkRequestInput } from "./bulk";
import { type ContentKind, createContentResolver } from "./contentResolver";
import type { NewRow } from "./createOnce";
import type { ContentRow } from "../kinds/contentRow";

interface List<Filter extends object, Sort extends string> {
  filter: ClassType<Filter>;
  sort: { readonly [Name in Sort]: Name };
  orders: Record<NoInfer<Sort>, SortOrder>;
  /** The order without the argument. */
  firstSort: NoInfer<Sort>;
  /** What a filter reads besides the rows of the list. */
  reads?: (filter: Filter) => readonly CacheTag[];
}

/** Creates the queries of a list and of one row by id or slug, besides the operations of `createContentResolver`. */
export function createPublicContentResolver<
  Row extends ContentRow & { slug: string },
  New extends NewRow,
  Changes extends object,
  Bulk extends BulkRequestInput,
  Filter extends NonNullable<Bulk["filter"]>,
  Sort extends string,
>(
  kind: ContentKind<Row, New, Changes, Bulk>,
  { filter: Filter, sort: Sort, orders, firstSort, reads }: List<Filter, Sort>,
) {
  const { entity, nouns, bulk } = kind;
  const type = bulk.type as PageType;
  const { list, description } = contentKinds[type];
  const ListConnection = createConnectionType(entity);

  @ArgsType()
  class ListArgs extends PageArgs {
    @OptionalInput(() => Filter, `Filter; all ${nouns.many} if omitted.`) filter?: Filter | null;
    @Field(() => Sort, { defaultValue: firstSort, description: "Sort order." }) sort: Sort = firstSort;
  }

  @Resolver()
  abstract class PublicContentResolver extends createContentResolver(kind) {
    @Public({
      cacheTags: ({ filter }: ListArgs) => [listTag(type), ...((filter && reads?.(filter)) ?? [])],
      hasCachedCount: true,
    })
    @Query(() => ListConnection, { name: list, description })
    list(
      @Args(() => ListArgs) { filter, sort, ...args }: ListArgs,
      @Ctx() { db }: RequestContext,
      @Info() info: GraphQLResolveInfo,
    ) {
      const query = new Select(db, entity, bulk.alias);
      if (filter) bulk.applyFilter(query, filter);
      return readKeysetPage(query, orders[sort], args, planSelect(db, entity, info));
    }

    @Public({ cacheTags: slugTags(type) })
    @Query(() => entity, {
      name: type,
      nullable: true,
      description: `One ${nouns.short} by id or slug; null when there is none.`,
    })
    one(@Args(() => ByIdOrSlug) by: ByIdOrSlug, @Ctx() { db }: RequestContext, @Info() info: GraphQLResolveInfo) {
      return findByIdOrSlug(db, entity, type, by, planSelect(db, entity, info));
    }
  }
  return PublicContentResolver;
}
