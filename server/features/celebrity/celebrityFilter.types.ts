import { IsOptional, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import type { PublicationStatus } from "../../core/kinds/publishableRow";
import { StatusFilter } from "../../core/kinds/statusInputs";

@InputType({ description: "Filter of celebrities; omitted fields do not restrict." })
export class CelebrityFilter {
  @StatusFilter() status?: PublicationStatus | null;

  @Field(() => String, { nullable: true, description: "Part of the name, ignoring case and accents." })
  search?: string | null;

  @Field(() => String, { nullable: true, description: "Category, exactly." })
  @IsOptional()
  @MaxLength(100)
  category?: string | null;

  @Field(() => String, { nullable: true, description: "Exact style type." })
  @IsOptional()
  @MaxLength(100)
  styleType?: string | null;
}
