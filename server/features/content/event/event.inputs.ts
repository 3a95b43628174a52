import { Field, InputType } from "type-graphql";
import { createEnum } from "../../../core/graphql/createEnum";
import {
  OptionalDay,
  OptionalInput,
  OptionalPicture,
  OptionalText,
  RequestId,
  RequiredText,
  RowId,
  RowVersion,
  SafeLinks,
  SeoDescription,
  SeoTitle,
} from "../../../core/graphql/inputs";
import { type PublicationStatus, NewStatus } from "../../../core/kinds/publishableRow";
import { BulkInput } from "../../../core/write/bulkInputs";
import { MergeInput } from "../../../core/write/mergeInputs";
import { EventFilter, EventKind } from "./event.types";

const nameRequired = "Name is required";

@InputType()
abstract class EventFields {
  @SeoTitle() seoTitle?: string | null;
  @SeoDescription() seoDescription?: string | null;
  @OptionalText("Slug of the address; generated from the name when blank.", 200) slug?: string | null;
  @OptionalText("What it is called in every year.", 200) series?: string | null;
  @Field(() => EventKind, { nullable: true, description: "What it is; OTHER when omitted." }) kind?: EventKind | null;
  @OptionalText("Where it is held.", 200) place?: string | null;
  @OptionalDay("First day, YYYY-MM-DD.") firstDay?: string | null;
  @OptionalDay("Last day, YYYY-MM-DD; blank for an event of one day.") lastDay?: string | null;
  @OptionalPicture("URL of the picture.") image?: string | null;
  @SafeLinks() @OptionalText("The text about the event as Markdown.", 20_000) content?: string | null;
}

@InputType({ description: "A new event." })
export class CreateEventInput extends EventFields {
  @RequestId() requestId?: string | null;
  @NewStatus() status?: PublicationStatus | null;
  @RequiredText("Name.", nameRequired, 200) name: string;
}

@InputType({ description: "Changes to an event; omitted fields do not change." })
export class UpdateEventInput extends EventFields {
  @RowId("UUID.") id: string;
  @RowVersion() version: number;
  @RequiredText("Name.", nameRequired, 200, true) name?: string | null;
}

@InputType({ description: "One change to many events." })
export class BulkEventsInput extends BulkInput {
  @OptionalInput(() => EventFilter, "All matching events; {} matches all.") filter?: EventFilter | null;
}

@InputType({ description: "Two events that are one." })
export class MergeEventsInput extends MergeInput {}

export const EventSort = createEnum("EventSort", "Sort order of events.", {
  NEWEST: "By the first day, newest first; events without a day come last.",
  SOONEST: "By the first day, earliest first; events without a day come first.",
  NAME: "By name, ignoring accents.",
  UPDATED: "By last change, newest first.",
});
export type EventSort = keyof typeof EventSort;
