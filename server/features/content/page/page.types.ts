import { Field, InputType } from "type-graphql";
import { type PublicationStatus, StatusFilter } from "../../../core/kinds/publishableRow";

@InputType({ description: "Filter of pages; omitted fields do not restrict." })
export class PageFilter {
  @StatusFilter() status?: PublicationStatus | null;

  @Field(() => String, { nullable: true, description: "Part of the title, ignoring case and accents." })
  search?: string | null;
}
