import { useQuery } from "@apollo/client/react";
import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { SceneCastDocument } from "../../../../../graphql/generated/adminOperations";
import type { SceneValue } from "./sceneValue";

interface SceneDetailsProps {
  value: SceneValue;
  onChange: (value: SceneValue) => void;
}

/** Who was seen in the look, and when. */
export function SceneDetails({ value, onChange }: SceneDetailsProps) {
  const { data } = useQuery(SceneCastDocument, { variables: { id: value.showId } });
  const cast = data?.show?.characters ?? [];
  return (
    <Details>
      <NativeSelect
        value={value.characterId}
        input={<OutlinedInput size="small" />}
        inputProps={{ "aria-label": "Character" }}
        onChange={({ target }) => onChange({ ...value, characterId: target.value })}
      >
        <option value="">Unknown character</option>
        {cast.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <OutlinedInput
        size="small"
        type="number"
        placeholder="Minute"
        value={value.minute ?? ""}
        onChange={({ target }) => onChange({ ...value, minute: target.value === "" ? null : Number(target.value) })}
        slotProps={{ input: { "aria-label": "Minute", min: 0, max: 999 } }}
      />
    </Details>
  );
}

const Details = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 7rem",
  gap: 10,
  marginTop: 10,
});
