import { Field, InputType } from "type-graphql";
import { type PublicationStatus, StatusFilter } from "../../../core/kinds/publishableRow";

@InputType({ description: "Filter of authors; omitted fields do not restrict." })
export class AuthorFilter {
  @StatusFilter() status?: PublicationStatus | null;

  @Field(() => String, { nullable: true, description: "Part of the name, ignoring case and accents." })
  search?: string | null;
}
