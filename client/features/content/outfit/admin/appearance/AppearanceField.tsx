import Button from "@mui/material/Button";
import { useFormikContext } from "formik";
import { FieldNote } from "../../../../../admin/form/FieldNote";
import { FormSlot } from "../../../../../admin/form/FormSlot";
import { RowSearch } from "../../../../../admin/form/RowSearch";
import type { FormField } from "../../../../../admin/form/useFormField";
import type { OutfitValues } from "../outfitKind";
import { useAddEvent, useAppearances, useEvent } from "./useAppearances";

/** Where the look was worn: finds the event, or adds it in place. */
export function AppearanceField() {
  return (
    <FormSlot<string> name="eventId" label="Where was it worn?" hint="An event by name, year or place.">
      {(field) => <AppearanceSearch field={field} />}
    </FormSlot>
  );
}

function AppearanceSearch({ field }: { field: FormField<string> }) {
  const { values } = useFormikContext<OutfitValues>();
  const { name } = useEvent(field.value);
  const add = useAddEvent(values.date, field.setValue);
  return (
    <>
      <RowSearch
        field={field}
        value={field.value === "" ? null : { id: field.value, label: name }}
        onChange={(row) => field.setValue(row?.id ?? "")}
        finder={useAppearances()}
        kind="outfit"
        placeholder="Search events..."
        noneText="No events found"
        addNew={{ getLabel: (text) => `New event “${text}”`, add }}
      />
      <OccasionProposal />
    </>
  );
}

/** Offers what the event is as the occasion of a look that has none. */
function OccasionProposal() {
  const { values, setFieldValue } = useFormikContext<OutfitValues>();
  const { kind } = useEvent(values.eventId);
  if (kind === "" || values.occasion !== "") return null;
  return (
    <FieldNote>
      <Button type="button" size="small" variant="outlined" onClick={() => void setFieldValue("occasion", kind)}>
        Use {kind} as the occasion
      </Button>
    </FieldNote>
  );
}
