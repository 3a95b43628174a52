import { Field, InputType, Int, ObjectType } from "type-graphql";
import { FilterText } from "../../../core/graphql/inputs";
import { type PublicationStatus, StatusFilter } from "../../../core/kinds/publishableRow";
import { Brand } from "./brand.entity";

@InputType({ description: "Filter of brands; omitted fields do not restrict." })
export class BrandFilter {
  @StatusFilter() status?: PublicationStatus | null;

  @Field(() => String, { nullable: true, description: "Part of a name or spelling, ignoring case and accents." })
  search?: string | null;

  @FilterText("First letter of the name, such as n; # for names that begin otherwise.", 1) letter?: string | null;
}

@ObjectType({ description: "A name that pieces or products have, and no brand." })
export class UnknownBrandName {
  @Field(() => String, { description: "The name, as most of them write it." }) name: string;
  @Field(() => Int, { description: "Number of pieces and products with it, in any case." }) uses: number;

  @Field(() => [Brand], {
    description: "Brands that it may mean: a name of theirs has the same words, or the words of one begin the other.",
  })
  proposals: Brand[];
}
