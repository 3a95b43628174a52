import { IsOptional, MaxLength, ValidateNested } from "class-validator";
import { ArgsType, Field, InputType } from "type-graphql";
import { PageArgs } from "../../shared/paging/pageArgs";

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
export class BlogPostsArgs extends PageArgs {
  @Field(() => BlogPostFilter, { nullable: true, description: "Which ones; all when left out." })
  @IsOptional()
  @ValidateNested()
  filter?: BlogPostFilter | null;
}
