import { ArgsType, Field, Int } from "type-graphql";
import { OptionalInput } from "../../core/graphql/inputs";
import { createEnum } from "../../core/graphql/createEnum";
import { PlaceArgs } from "../../core/paging/pageArgs";
import { BlogPostFilter } from "./blog.types";

export const BlogPostSort = createEnum("BlogPostSort", "Sort order of articles.", {
  NEWEST: "By publication date, newest first.",
  TITLE: "By title, ignoring accents.",
  CATEGORY: "By category.",
  AUTHOR: "By author.",
  UPDATED: "By last change, newest first.",
});
export type BlogPostSort = keyof typeof BlogPostSort;

@ArgsType()
export class BlogPostsArgs extends PlaceArgs {
  @Field(() => Int, {
    nullable: true,
    description: "Page size, clamped to 1 to 100. Defaults to the value in the settings.",
  })
  first?: number | null;

  @OptionalInput(() => BlogPostFilter, "Filter; all articles if omitted.") filter?: BlogPostFilter | null;

  @Field(() => BlogPostSort, { defaultValue: BlogPostSort.NEWEST, description: "Sort order." })
  sort: BlogPostSort = BlogPostSort.NEWEST;
}

export type BlogPostsRequest = Partial<BlogPostsArgs>;
