import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index } from "typeorm";
import { EnumField, RequiredTextField, TextField } from "../../../core/graphql/columns";
import { PublishableRow } from "../../../core/kinds/publishableRow";
import { isPublished } from "../../../core/kinds/visibility";
import { VisitorFilter } from "../../../core/read/audience";
import { EventKind } from "./event.types";

@ObjectType({
  implements: PublishableRow,
  description: "An event at which looks were worn, such as a gala of one year.",
})
@Entity("events")
@VisitorFilter((event) => isPublished("events", event))
@Index("events_slug_key", ["slug"], { unique: true })
@Index("events_first_day_idx", { synchronize: false })
@Index("events_name_idx", { synchronize: false })
@Index("events_series_idx", { synchronize: false })
@Index("events_words_idx", { synchronize: false })
@Index("events_search_text_idx", { synchronize: false })
@Index("events_picture_idx", { synchronize: false })
@Index("events_content_picture_idx", { synchronize: false })
@Check("events_status_check", "status IN ('DRAFT', 'IN_REVIEW', 'SCHEDULED', 'PUBLISHED')")
@Check("events_name_check", "char_length(name) BETWEEN 1 AND 200")
@Check("events_kind_check", "kind IN ('AWARDS', 'GALA', 'PREMIERE', 'FASHION_WEEK', 'CONCERT', 'OTHER')")
@Check("events_days_check", "last_day >= first_day")
export class Event extends PublishableRow {
  @RequiredTextField("Name with what tells it from other years: Lumen Film Gala 2025.") name: string;
  @RequiredTextField("Slug of the address /event/{slug}; unique.") slug: string;
  @TextField("What it is called in every year; events with the same series are the same event in other years.")
  series: string;

  @EnumField(() => EventKind, "What it is.", EventKind.OTHER) kind: EventKind;
  @TextField("Where it is held, such as Lisbon; empty when unknown.") place: string;

  @Field(() => String, { nullable: true, description: "First day, YYYY-MM-DD; null when unknown." })
  @Column("date", { nullable: true })
  firstDay: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Last day, YYYY-MM-DD; null for an event of one day, and when unknown.",
  })
  @Column("date", { nullable: true })
  lastDay: string | null;

  @TextField("URL of the picture; empty when there is none.") image: string;
  @TextField("The text about the event as Markdown.") content: string;
}
