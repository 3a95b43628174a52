import { IsOptional, ValidateNested } from "class-validator";
import { ArgsType, Field, Int, registerEnumType } from "type-graphql";
import { PlaceArgs } from "../../core/paging/pageArgs";
import { BlogPostFilter } from "./blogPostFilter.types";

export enum BlogPostSort {
  NEWEST = "NEWEST",
  TITLE = "TITLE",
  CATEGORY = "CATEGORY",
  AUTHOR = "AUTHOR",
  UPDATED = "UPDATED",
}
registerEnumType(BlogPostSort, {
  name: "BlogPostSort",
  description: "Sort order of articles.",
  valuesConfig: {
    NEWEST: { description: "By publication date, newest first." },
    TITLE: { description: "By title, ignoring accents." },
    CATEGORY: { description: "By category." },
    AUTHOR: { description: "By author." },
    UPDATED: { description: "By last change, newest first." },
  },
});

@ArgsType()
export class BlogPostsArgs extends PlaceArgs {
  @Field(() => Int, {
    nullable: true,
    description: "Page size, clamped to 1 to 100. Defaults to the value in the settings.",
  })
  first?: number | null;

  @Field(() => BlogPostFilter, { nullable: true, description: "Filter; all articles if omitted." })
  @IsOptional()
  @ValidateNested()
  filter?: BlogPostFilter | null;

  @Field(() => BlogPostSort, { defaultValue: BlogPostSort.NEWEST, description: "Sort order." })
  sort: BlogPostSort = BlogPostSort.NEWEST;
}

export type BlogPostsRequest = Partial<BlogPostsArgs>;
