import { IsOptional, MaxLength, ValidateNested } from "class-validator";
import { ArgsType, Field, InputType, Int } from "type-graphql";

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
export class BlogPostsArgs {
  @Field(() => Int, {
    nullable: true,
    description:
      "How many, 1 to 100; other values are brought into that range. As many as the settings say when left out.",
  })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "endCursor of the page before; null for the first page." })
  @IsOptional()
  @MaxLength(2_000)
  after?: string | null;

  @Field(() => BlogPostFilter, { nullable: true, description: "Which ones; all when left out." })
  @IsOptional()
  @ValidateNested()
  filter?: BlogPostFilter | null;
}
