import { useFormikContext } from "formik";
import { type ComponentType, type ReactNode, type RefObject, useRef } from "react";
import { paths } from "../../../../../site/addresses";
import { slugify } from "../../../../../site/slugify";
import { FormDate } from "../../../../admin/form/FormDate";
import { FormGrid, WideField } from "../../../../admin/form/FormGrid";
import { FormSelect } from "../../../../admin/form/FormSelect";
import { FormText } from "../../../../admin/form/FormText";
import { KindForm } from "../../../../admin/kind/KindForm";
import type { OpenRecord } from "../../../../admin/kind/useKindForm";
import { SearchEngineFields } from "../../../../admin/seo/SearchEngineFields";
import { seoFields } from "../../../../admin/seo/seoSchema";
import type { EventFieldsFragment } from "../../../../graphql/generated/adminOperations";
import { eventDays, eventKindLabels } from "../../../../shared/format/event";
import { eventHead } from "../../../../shared/seo/derivedHead";
import { eventKind, type EventValues } from "./eventKind";

interface EventFormProps extends OpenRecord<EventFieldsFragment, EventValues> {
  imageField: ReactNode;
  ContentField: ComponentType<{ place: RefObject<null> }>;
}

const fields = ["name", "series", "kind", "place", "firstDay", "lastDay", "slug", "image", "content"];
const kinds = Object.entries(eventKindLabels).map(([value, label]) => ({ value, label: label || "Other" }));

/** Adds or edits an event. */
export function EventForm({ imageField, ContentField, ...opened }: EventFormProps) {
  const place = useRef(null);
  const content = (
    <FormGrid>
      <WideField>
        <FormText name="name" label="Name" required placeholder="Lumen Film Gala 2025" hint="With its year." />
      </WideField>
      <FormText
        name="series"
        label="Series"
        placeholder="Lumen Film Gala"
        hint="Events with the same series are one event in other years."
      />
      <FormSelect name="kind" label="Kind" options={kinds} />
      <FormDate name="firstDay" label="First day" />
      <FormDate name="lastDay" label="Last day" hint="Leave blank for one day." />
      <FormText name="place" label="Place" placeholder="Lisbon" />
      <EventSlugField />
      <WideField>{imageField}</WideField>
      <WideField>
        <ContentField place={place} />
      </WideField>
    </FormGrid>
  );
  return (
    <KindForm
      {...opened}
      kind={eventKind}
      tabs={[
        { value: "write", label: "Event", fields, content },
        { value: "search", label: "Search engines", fields: seoFields, content: <EventSearchEngines /> },
      ]}
    />
  );
}

const toPath = ({ slug, name }: EventValues): string => paths.event(slugify(slug.trim() || name) || "event");

function EventSlugField() {
  const { values } = useFormikContext<EventValues>();
  const hint = values.slug || values.name ? `URL: ${toPath(values)}` : "Generated from the name.";
  return <FormText name="slug" label="URL Slug" placeholder="Generated from the name" hint={hint} />;
}

function EventSearchEngines() {
  const { values } = useFormikContext<EventValues>();
  const days = { firstDay: values.firstDay || null, lastDay: values.lastDay || null };
  return (
    <SearchEngineFields
      path={toPath(values)}
      derived={values.name.trim() ? eventHead({ ...values, days: eventDays(days) }) : { title: "", description: "" }}
      image={values.image}
      source="a sentence with the name, the days and the place is"
    />
  );
}
