import { ArrayMaxSize, IsOptional } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { FilterText } from "../../core/graphql/inputs";
import type { PublicationStatus } from "../../core/kinds/publishableRow";
import { StatusFilter } from "../../core/kinds/statusInputs";
import { maxPageSize } from "../../core/paging/pageArgs";

@InputType({ description: "Filter of articles; omitted fields do not restrict." })
export class BlogPostFilter {
  @StatusFilter() status?: PublicationStatus | null;

  @Field(() => String, { nullable: true, description: "Part of the title or the excerpt." })
  search?: string | null;

  @FilterText("Category, exactly.", 100) category?: string | null;

  @FilterText("Slug of a topic. Matches articles whose title contains it or whose category equals it.", 100) topic?:
    string | null;

  @Field(() => [ID], {
    nullable: true,
    description: "Ids of looks, celebrities and products, at most 100. Matches articles that mention one of them.",
  })
  @IsOptional()
  @ArrayMaxSize(maxPageSize)
  mentions?: string[] | null;
}
