import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import { categoriesTag, listTag, settingsTag } from "../../../core/cache/cacheTags";
import { readCachedCount } from "../../../core/graphql/cachedCount";
import type { RequestContext } from "../../../core/graphql/context";
import { CacheTags, Public } from "../../../core/graphql/publicOperation";
import { siteName } from "../../site/settings/settings.loaders";
import { Category } from "./category.entity";
import { itemCounts } from "./category.loaders";
import { findCategory, listCategories } from "./category.service";
import { isBuiltIn, Question } from "./category.types";
import { categoryFaq, siteFaq, withSiteNameInQuestions } from "./faq";

@Resolver(() => Category)
export class CategoryResolver {
  @Public({ cacheTags: [categoriesTag], hasCachedCount: true })
  @Query(() => [Category], { description: "All categories in order." })
  categories(@Ctx() { db }: RequestContext): Promise<Category[]> {
    return listCategories(db);
  }

  @Public({ cacheTags: [categoriesTag], hasCachedCount: true })
  @Query(() => Category, {
    nullable: true,
    description: "The category with this slug or former slug; null when there is none.",
  })
  category(
    @Arg("name", () => String, { description: "Slug, such as dresses." }) name: string,
    @Ctx() { db }: RequestContext,
  ): Promise<Category | null> {
    return findCategory(db, name);
  }

  @Public({ cacheTags: [settingsTag] })
  @Query(() => [Question], { description: "Questions about the site." })
  async siteFaq(@Ctx() { loader }: RequestContext): Promise<Question[]> {
    return withSiteNameInQuestions(await loader(siteName).load("site"), siteFaq);
  }

  @FieldResolver(() => String, {
    description: "Slug of the address /category/{name}, such as dresses; unique. Items refer to their category by it.",
  })
  name(@Root() { slug }: Category): string {
    return slug;
  }

  @FieldResolver(() => String, { description: "Name for people, such as Dresses." })
  label(@Root() { name }: Category): string {
    return name;
  }

  @FieldResolver(() => Int, { description: "Number of items." })
  @CacheTags(listTag("categoryItem"))
  async itemCount(@Root() { slug }: Category, @Ctx() context: RequestContext): Promise<number> {
    const counts = await readCachedCount(context, {
      key: "itemCount",
      tags: () => new Set([listTag("categoryItem")]),
      count: () => context.loader(itemCounts).load("site"),
    });
    return counts.find(({ name }) => name === slug)?.count ?? 0;
  }

  @FieldResolver(() => String, { description: "URL of the image." })
  image(@Root() { icon }: Category): string {
    return `/art/category/${icon}.svg`;
  }

  @FieldResolver(() => Boolean, {
    description: "One of the six that the home page shows. Its slug does not change, and it cannot be deleted.",
  })
  isBuiltIn(@Root() { slug }: Category): boolean {
    return isBuiltIn(slug);
  }

  @FieldResolver(() => [Question], { description: "Frequent questions of shoppers; empty for most categories." })
  @CacheTags(settingsTag)
  async faq(@Root() { slug }: Category, @Ctx() { loader }: RequestContext): Promise<Question[]> {
    const faq = Object.hasOwn(categoryFaq, slug) ? categoryFaq[slug] : undefined;
    return faq ? withSiteNameInQuestions(await loader(siteName).load("site"), faq) : [];
  }
}
