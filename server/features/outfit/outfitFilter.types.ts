import { IsOptional, MaxLength } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import type { PublicationStatus } from "../../core/kinds/publishableRow";
import { StatusFilter } from "../../core/kinds/statusInputs";
import { TraitsFilter } from "../../core/money/offerTraits";
import { Season } from "./season.types";

@InputType({
  description:
    "Filter of outfits; omitted fields do not restrict. Garment, colors and prices are those of one of its products; without a price, the title may name garment and colors instead.",
})
export class OutfitFilter extends TraitsFilter {
  @StatusFilter() status?: PublicationStatus | null;

  @Field(() => String, { nullable: true, description: "Part of the title, the description or the celebrity's name." })
  search?: string | null;

  @Field(() => String, { nullable: true, description: "Occasion, exactly." })
  @IsOptional()
  @MaxLength(100)
  occasion?: string | null;

  @Field(() => ID, { nullable: true, description: "The celebrity who wore it." })
  @IsOptional()
  @MaxLength(200)
  celebrityId?: string | null;

  @Field(() => String, { nullable: true, description: "Exact style type of the celebrity." })
  @IsOptional()
  @MaxLength(100)
  styleType?: string | null;

  @Field(() => String, { nullable: true, description: "Exact name of one of its tags." })
  @IsOptional()
  @MaxLength(100)
  tag?: string | null;

  @Field(() => Season, { nullable: true, description: "Worn in this season, or tagged with its name." })
  season?: Season | null;

  @Field(() => String, {
    nullable: true,
    description: "Product category, e.g. dresses: the title, a tag or a product of the outfit names one of its pieces.",
  })
  @IsOptional()
  @MaxLength(100)
  category?: string | null;
}
