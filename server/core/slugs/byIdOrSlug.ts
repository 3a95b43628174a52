import { ArgsType } from "type-graphql";
import { FilterId, FilterText } from "../graphql/inputs";

@ArgsType()
export class ByIdOrSlug {
  @FilterId("UUID; takes precedence over the slug. Any other text matches nothing.", 200) id?: string | null;
  @FilterText("Current or former slug.", 400) slug?: string | null;
}
