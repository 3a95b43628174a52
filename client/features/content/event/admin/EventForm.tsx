import { FormDate } from "../../../../admin/form/FormDate";
import { WideField } from "../../../../admin/form/FormGrid";
import { FormSelect } from "../../../../admin/form/FormSelect";
import { FormText } from "../../../../admin/form/FormText";
import { DescribedForm, type DescriptionSlots, SlugField } from "../../../../admin/kind/DescribedForm";
import type { OpenRecord } from "../../../../admin/kind/useKindForm";
import type { EventFieldsFragment } from "../../../../graphql/generated/adminOperations";
import { eventDays, eventKindLabels } from "../../../../shared/format/event";
import { eventHead } from "../../../../shared/seo/derivedHead";
import { eventKind, type EventValues } from "./eventKind";

const kinds = Object.entries(eventKindLabels).map(([value, label]) => ({ value, label: label || "Other" }));

const head = (values: EventValues) =>
  eventHead({
    ...values,
    days: eventDays({ firstDay: values.firstDay || null, lastDay: values.lastDay || null }),
  });

/** Adds or edits an event. */
export function EventForm(props: OpenRecord<EventFieldsFragment, EventValues> & DescriptionSlots) {
  return (
    <DescribedForm {...props} kind={eventKind} head={head} source="a sentence with the name, the days and the place is">
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
      <SlugField kind={eventKind} />
    </DescribedForm>
  );
}
