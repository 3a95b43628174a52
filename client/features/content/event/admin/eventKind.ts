import { mixed, object, string } from "yup";
import { kindMessages, kindWords, pickFields, recordKind } from "../../../../admin/kind/recordKind";
import { emptySeo, seoLabels, seoSchema, type SeoValues } from "../../../../admin/seo/seoSchema";
import {
  BulkEventsDocument,
  CreateEventDocument,
  DeleteEventDocument,
  type EventFieldsFragment,
  type EventKind,
  EventNamesDocument,
  EventRecordDocument,
  MergeEventsDocument,
  UpdateEventDocument,
} from "../../../../graphql/generated/adminOperations";

/** The form values of an event; blank text means none. */
export interface EventValues extends SeoValues {
  name: string;
  slug: string;
  series: string;
  kind: EventKind;
  place: string;
  /** YYYY-MM-DD. */
  firstDay: string;
  /** YYYY-MM-DD; blank for an event of one day. */
  lastDay: string;
  image: string;
  /** Markdown. */
  content: string;
}

const empty: EventValues = {
  name: "",
  slug: "",
  series: "",
  kind: "OTHER",
  place: "",
  firstDay: "",
  lastDay: "",
  image: "",
  content: "",
  ...emptySeo,
};

const toValues = (event: EventFieldsFragment): EventValues => pickFields(empty, event);

export const eventKind = recordKind({
  type: "event",
  typename: "Event",
  noun: ["event", "events"],
  words: kindWords("Event"),
  documents: {
    record: EventRecordDocument,
    create: CreateEventDocument,
    update: UpdateEventDocument,
    remove: DeleteEventDocument,
    bulk: BulkEventsDocument,
  },
  merge: { run: MergeEventsDocument, find: EventNamesDocument },
  lists: ["events", "eventSeries", "eventYears"],
  schema: object({
    name: string().trim().required("Name is required").max(200),
    kind: mixed<EventKind>().required(),
    lastDay: string()
      .default("")
      .test("order", "The last day is before the first one", (last, { parent }) => {
        const { firstDay } = parent as EventValues;
        return !last || !firstDay || last >= firstDay;
      }),
    ...seoSchema,
  }),
  empty,
  toValues,
  // The next year of the same event.
  toCopy: (event) => ({
    ...toValues(event),
    ...emptySeo,
    name: `${event.name} (copy)`,
    slug: "",
    firstDay: "",
    lastDay: "",
  }),
  toInput: (values) => values,
  labels: {
    slug: "URL Slug",
    image: "Picture",
    content: "About",
    firstDay: "First day",
    lastDay: "Last day",
    ...seoLabels,
  },
  publishes: "event",
  messages: kindMessages("Event", "There may be published outfits of the event. Take the outfits offline first."),
  maxWidth: 820,
  deletion: { alsoChanged: ["eventSeries", "eventYears"] },
});
