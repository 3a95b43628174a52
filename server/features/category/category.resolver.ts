import { Arg, Args, Ctx, ID, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../shared/graphql/context";
import { connectionOf } from "../../shared/paging/connection";
import { CategoryItemsArgs } from "./category.inputs";
import { findCategory, findItem, listCategories, listItems } from "./category.service";
import { Category, Question } from "./category.types";
import { CategoryItem } from "./categoryItem.entity";
import { siteFaq } from "./faq";

const CategoryItemConnection = connectionOf(CategoryItem);

@Resolver(() => CategoryItem)
export class CategoryResolver {
  @Query(() => CategoryItemConnection, { description: "Category items, a page at a time." })
  categoryItems(@Args(() => CategoryItemsArgs) args: CategoryItemsArgs, @Ctx() { db }: RequestContext) {
    return listItems(db, args);
  }

  @Query(() => CategoryItem, { nullable: true, description: "One category item; null when there is none." })
  categoryItem(
    @Arg("id", () => ID, { description: "UUID; another shape finds nothing." }) id: string,
    @Ctx() { db }: RequestContext,
  ) {
    return findItem(db, id);
  }

  @Query(() => [Category], { description: "The six categories, in the site's order." })
  categories(@Ctx() { db }: RequestContext): Promise<Category[]> {
    return listCategories(db);
  }

  @Query(() => Category, { nullable: true, description: "One category by name; null when there is none." })
  category(@Arg("name", () => String, { description: "In lower case." }) name: string, @Ctx() { db }: RequestContext) {
    return findCategory(db, name);
  }

  @Query(() => [Question], { description: "Questions about the site." })
  siteFaq(): readonly Question[] {
    return siteFaq;
  }
}
