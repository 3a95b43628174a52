import { ArrayMaxSize, IsOptional, MaxLength, ValidateNested } from "class-validator";
import { ArgsType, Field, ID, InputType, Int, registerEnumType } from "type-graphql";
import type { PublicationStatus } from "../../content/kinds/publishableRow";
import { StatusFilter } from "../../content/kinds/statusInputs";
import { maxPageSize, PlaceArgs } from "../../shared/paging/pageArgs";

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

@InputType({ description: "Filter of articles; omitted fields do not restrict." })
export class BlogPostFilter {
  @StatusFilter() status?: PublicationStatus | null;

  @Field(() => String, { nullable: true, description: "Part of the title or the excerpt." })
  search?: string | null;

  @Field(() => String, { nullable: true, description: "Category, exactly." })
  @IsOptional()
  @MaxLength(100)
  category?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Slug of a topic. Matches articles whose title contains it or whose category equals it.",
  })
  @IsOptional()
  @MaxLength(100)
  topic?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: "Ids of looks, celebrities and products, at most 100. Matches articles that mention one of them.",
  })
  @IsOptional()
  @ArrayMaxSize(maxPageSize)
  mentions?: string[] | null;
}

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
