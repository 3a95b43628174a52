import Button from "@mui/material/Button";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import type { ComponentType } from "react";
import { FieldFrame } from "../../../../admin/form/FieldFrame";
import { useFormField } from "../../../../admin/form/useFormField";
import type { CharacterValue } from "./showKind";

export interface ShowCastProps {
  /** Chooses a celebrity by id; blank for none. */
  CelebrityField: ComponentType<{ id: string; onChange: (id: string) => void; label: string }>;
}

/** Who is in the show, and who plays them, in the order of the page. */
export function ShowCast({ CelebrityField }: ShowCastProps) {
  const { id, value, setValue, error } = useFormField<CharacterValue[]>({ name: "characters" });
  const change = (part: CharacterValue, values: Partial<CharacterValue>) =>
    setValue(value.map((one) => (one === part ? { ...part, ...values } : one)));
  return (
    <FieldFrame
      group
      id={id}
      label="Cast"
      hint="The page lists them in this order. A character with looks cannot be removed."
      error={error}
    >
      <CastList>
        {value.map((character, place) => (
          <li key={character.id}>
            <OutlinedInput
              size="small"
              value={character.name}
              placeholder="Character"
              onChange={({ target }) => change(character, { name: target.value })}
              slotProps={{ input: { "aria-label": `Character ${place + 1}`, maxLength: 100 } }}
            />
            <CelebrityField
              label={`Played by, character ${place + 1}`}
              id={character.celebrityId}
              onChange={(celebrityId) => change(character, { celebrityId })}
            />
            <Button
              size="small"
              aria-label={`Remove ${character.name || `character ${place + 1}`}`}
              onClick={() => setValue(value.filter((one) => one !== character))}
            >
              Remove
            </Button>
          </li>
        ))}
      </CastList>
      <div>
        <Button
          variant="outlined"
          onClick={() => setValue([...value, { id: crypto.randomUUID(), name: "", celebrityId: "" }])}
        >
          Add character
        </Button>
      </div>
    </FieldFrame>
  );
}

const CastList = styled("ol")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& > li": {
    display: "grid",
    gap: 10,
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    paddingBlock: 10,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    "& > :nth-of-type(2)": { gridRow: 2 },
  },
  "&:not(:empty)": { marginBottom: 14 },
  [theme.breakpoints.up("sm")]: {
    "& > li": {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) auto",
      "& > :nth-of-type(2)": { gridRow: "auto" },
    },
  },
}));
