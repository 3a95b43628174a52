import { Field, InputType } from "type-graphql";
import { FilterText } from "../../../core/graphql/inputs";
import { type PublicationStatus, StatusFilter } from "../../../core/kinds/publishableRow";

@InputType({ description: "Filter of brands; omitted fields do not restrict." })
export class BrandFilter {
  @StatusFilter() status?: PublicationStatus | null;

  @Field(() => String, { nullable: true, description: "Part of a name or spelling, ignoring case and accents." })
  search?: string | null;

  @FilterText("First letter of the name, such as n; # for names that begin otherwise.", 1) letter?: string | null;
}
