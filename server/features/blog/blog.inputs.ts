import { IsOptional, MaxLength, ValidateNested } from "class-validator";
import { ArgsType, Field, InputType, Int, registerEnumType } from "type-graphql";
import { PlaceArgs } from "../../shared/paging/pageArgs";

export enum BlogPostSort {
  NEWEST = "NEWEST",
  TITLE = "TITLE",
  CATEGORY = "CATEGORY",
  AUTHOR = "AUTHOR",
  UPDATED = "UPDATED",
}
registerEnumType(BlogPostSort, {
  name: "BlogPostSort",
  description: "Order of articles.",
  valuesConfig: {
    NEWEST: { description: "Published last, first." },
    TITLE: { description: "By title, accents aside." },
    CATEGORY: { description: "By category." },
    AUTHOR: { description: "By author." },
    UPDATED: { description: "Saved last, first." },
  },
});

@InputType({ description: "Which articles; what is left out does not restrict." })
export class BlogPostFilter {
  @Field(() => String, { nullable: true, description: "Part of the title or the excerpt." })
  search?: string | null;

  @Field(() => String, { nullable: true, description: "Category, exactly." })
  @IsOptional()
  @MaxLength(100)
  category?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Slug of a topic: the title contains it or the category equals it.",
  })
  @IsOptional()
  @MaxLength(100)
  topic?: string | null;
}

@ArgsType()
export class BlogPostsArgs extends PlaceArgs {
  @Field(() => Int, {
    nullable: true,
    description:
      "How many, 1 to 100; other values are brought into that range. As many as the settings say when left out.",
  })
  first?: number | null;

  @Field(() => BlogPostFilter, { nullable: true, description: "Which ones; all when left out." })
  @IsOptional()
  @ValidateNested()
  filter?: BlogPostFilter | null;

  @Field(() => BlogPostSort, { defaultValue: BlogPostSort.NEWEST, description: "Their order." })
  sort: BlogPostSort = BlogPostSort.NEWEST;
}

export type BlogPostsRequest = Partial<BlogPostsArgs>;
