import { ArrayMaxSize, IsOptional, Max, MaxLength, Min } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { TraitsFilter } from "../../../core/money/offerTraits";
import { FilterId, FilterText, OptionalInput } from "../../../core/graphql/inputs";
import { type PublicationStatus, StatusFilter } from "../../../core/kinds/publishableRow";
import { createEnum } from "../../../core/graphql/createEnum";

/** Seasons of the northern hemisphere, as whole months. */
export const Season = createEnum("Season", "A season of the northern hemisphere.", {
  SPRING: "March to May.",
  SUMMER: "June to August.",
  AUTUMN: "September to November.",
  WINTER: "December to February.",
});
export type Season = keyof typeof Season;

/** The most events that a filter names. */
export const mostEvents = 20;

@InputType({ description: "Filter by the scene; omitted fields do not restrict." })
export class SceneFilter {
  @FilterText("Slug of the show.", 400) show?: string | null;
  @Field(() => Int, { nullable: true, description: "Number of the season." }) season?: number | null;
  @Field(() => Int, { nullable: true, description: "Number of the episode in the season." }) episode?: number | null;
  @FilterText("Slug of the character.", 400) character?: string | null;
}

/** Where and when an outfit was worn. */
@InputType()
export abstract class PlaceFilter extends TraitsFilter {
  @Field(() => [String], { nullable: true, description: `Slugs of up to ${mostEvents} events: worn at one of them.` })
  @IsOptional()
  @ArrayMaxSize(mostEvents)
  @MaxLength(200, { each: true })
  events?: string[] | null;

  @OptionalInput(() => SceneFilter, "Worn in this show, or in a part of it.") scene?: SceneFilter | null;

  @Field(() => Int, { nullable: true, description: "Worn in this year, or at an event of it." })
  @IsOptional()
  @Min(1)
  @Max(9999)
  year?: number | null;
}

@InputType({
  description:
    "Filter of outfits; omitted fields do not restrict. Garment, colors, material and pattern are those of one piece that it has; a price is that of a product of this piece.",
})
export class OutfitFilter extends PlaceFilter {
  @StatusFilter() status?: PublicationStatus | null;

  @Field(() => String, { nullable: true, description: "Part of the title, the description or the celebrity's name." })
  search?: string | null;

  @FilterText("Occasion, exactly.", 100) occasion?: string | null;
  @FilterId("The celebrity who wore it.", 200) celebrityId?: string | null;
  @FilterText("Slug of the event at which it was worn.", 200) event?: string | null;
  @FilterText("Series of events, exactly: worn at one of them.", 200) eventSeries?: string | null;
  @FilterText("Exact style type of the celebrity.", 100) styleType?: string | null;
  @FilterText("Slug of a brand: outfits with such a piece of the brand.", 400) brand?: string | null;
  @FilterText("Exact name of one of its tags.", 100) tag?: string | null;

  @Field(() => Season, { nullable: true, description: "Worn in this season, or tagged with its name." })
  season?: Season | null;

  @FilterText("A category, e.g. dresses or shoes: outfits with such a piece.", 100)
  category?: string | null;
}
