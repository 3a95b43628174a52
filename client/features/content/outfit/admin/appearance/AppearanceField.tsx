import Button from "@mui/material/Button";
import { useFormikContext } from "formik";
import { FieldFrame } from "../../../../../admin/form/FieldFrame";
import { FieldNote } from "../../../../../admin/form/FieldNote";
import { RowSearch } from "../../../../../admin/form/RowSearch";
import { useFormField } from "../../../../../admin/form/useFormField";
import { useHasRole } from "../../../../../admin/role/accountContext";
import type { OutfitValues } from "../outfitKind";
import { SceneDetails } from "./SceneDetails";
import type { SceneValue } from "./sceneValue";
import { nowhere, placeKey, useAddPlace, useAppearances, useEvent, type Place } from "./useAppearances";

/** Where the look was worn: finds events, shows, episodes and characters, or adds an event or a show in place. */
export function AppearanceField() {
  const event = useFormField<string>({ name: "eventId" });
  const scene = useFormField<SceneValue | null>({ name: "scene" });
  const { name } = useEvent(event.value);
  const { finder, find } = useAppearances();
  const isEditor = useHasRole("editor");
  const choose = (place: Place) => {
    event.setValue(place.eventId);
    scene.setValue(place.scene);
  };
  const { addEvent, addShow } = useAddPlace(choose);
  const place = { eventId: event.value, scene: scene.value };
  const key = placeKey(place);
  const error = event.error ?? scene.error;
  return (
    <div>
      <FieldFrame
        id={event.id}
        name="eventId"
        label="Where was it worn?"
        hint="An event by name, year or place, a show, an episode or a character: “harbor 2x05”."
        error={error}
      >
        <RowSearch
          field={{ ...event, aria: { ...event.aria, "aria-invalid": error !== undefined } }}
          // A conflict can leave both. The server then asks for one of them, so both are shown.
          value={key === "" ? null : { id: key, label: [name, scene.value?.label].filter(Boolean).join(", ") }}
          onChange={(row) => choose(row ? (find(row.id) ?? place) : nowhere)}
          finder={finder}
          kind="outfit"
          placeholder="Search events, shows, episodes and characters..."
          noneText="Nothing found"
          addNew={[
            { getLabel: (text) => `New event “${text}”`, add: addEvent },
            ...(isEditor ? [{ getLabel: (text: string) => `New show “${text}”`, add: addShow }] : []),
          ]}
        />
        <OccasionProposal />
      </FieldFrame>
      {scene.value ? <SceneDetails value={scene.value} onChange={scene.setValue} /> : null}
    </div>
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
