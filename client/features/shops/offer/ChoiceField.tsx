import InputBase from "@mui/material/InputBase";
import NativeSelect from "@mui/material/NativeSelect";
import { styled } from "@mui/material/styles";
import { useId } from "react";
import { underlinedField } from "../../../shared/theme/fields";

export interface ChoiceFieldProps {
  label: string;
  /** Its name in a form without JavaScript. */
  name?: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** A labeled native select: familiar on every phone, and part of a form without JavaScript. */
export function ChoiceField({ label, name, choices, value, onChange }: ChoiceFieldProps) {
  const id = useId();
  return (
    <SelectField data-name={name}>
      <label htmlFor={id}>{label}</label>
      <NativeSelect
        input={<InputBase id={id} name={name} />}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect>
    </SelectField>
  );
}

const SelectField = styled("div")(({ theme }) => ({
  "& label": { ...theme.typography.overline, display: "block", color: theme.vars.palette.text.secondary },
  "& .MuiInputBase-root": { ...underlinedField(theme), width: "100%" },
}));
