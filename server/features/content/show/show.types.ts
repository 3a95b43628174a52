import { Field, InputType } from "type-graphql";
import { type PublicationStatus, StatusFilter } from "../../../core/kinds/publishableRow";

@InputType({ description: "Filter of shows; omitted fields do not restrict." })
export class ShowFilter {
  @StatusFilter() status?: PublicationStatus | null;

  @Field(() => String, { nullable: true, description: "Part of the title, ignoring case and accents." })
  search?: string | null;
}
