import { Field, InputType, Int } from "type-graphql";
import { IsOptional, Max, Min } from "class-validator";
import { createEnum } from "../../../core/graphql/createEnum";
import { FilterText } from "../../../core/graphql/inputs";
import { type PublicationStatus, StatusFilter } from "../../../core/kinds/publishableRow";

export const EventKind = createEnum("EventKind", "What an event is.", {
  AWARDS: "An awards ceremony.",
  GALA: "A gala.",
  PREMIERE: "A premiere.",
  FASHION_WEEK: "A fashion week.",
  CONCERT: "A concert.",
  OTHER: "Another event.",
});
export type EventKind = keyof typeof EventKind;

@InputType({ description: "Filter of events; omitted fields do not restrict." })
export class EventFilter {
  @StatusFilter() status?: PublicationStatus | null;

  @Field(() => String, { nullable: true, description: "Part of the name, the series or the place." })
  search?: string | null;

  @FilterText("Exact series: one event in all years.", 200) series?: string | null;
  @Field(() => EventKind, { nullable: true, description: "What it is." }) kind?: EventKind | null;

  @Field(() => Int, { nullable: true, description: "Year of its first day." })
  @IsOptional()
  @Min(1)
  @Max(9999)
  year?: number | null;

  @Field(() => Boolean, { nullable: true, description: "True: not over yet. False: over, or without a day." })
  upcoming?: boolean | null;
}
