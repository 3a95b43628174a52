import { Field, InputType } from "type-graphql";
import { FilterText } from "../../core/graphql/inputs";
import { type PublicationStatus, StatusFilter } from "../../core/kinds/publishableRow";

@InputType({ description: "Filter of celebrities; omitted fields do not restrict." })
export class CelebrityFilter {
  @StatusFilter() status?: PublicationStatus | null;

  @Field(() => String, { nullable: true, description: "Part of the name, ignoring case and accents." })
  search?: string | null;

  @FilterText("Category, exactly.", 100) category?: string | null;
  @FilterText("Exact style type.", 100) styleType?: string | null;
}
