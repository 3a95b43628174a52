import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { toOption, type SelectOption } from "../form/selectOptions";

export interface GridSelectProps {
  /** For a select with a visible label, which then names it. */
  id?: string;
  /** The accessible name; also the label of the unrestricted option ("All occasions") when `allLabel` is missing. */
  label: string;
  value: string;
  options: readonly (SelectOption | string)[];
  /** The label of the unrestricted option; without it there is none. */
  allLabel?: string;
  disabled?: boolean;
  /** As wide as the phone, for long options. */
  wide?: boolean;
  onChange: (value: string) => void;
}

/** A filter of a list. */
export function GridSelect({ id, label, value, options, allLabel, disabled, wide, onChange }: GridSelectProps) {
  return (
    <Select
      value={value}
      disabled={disabled}
      data-wide={wide}
      input={<OutlinedInput />}
      inputProps={id === undefined ? { "aria-label": label } : { id }}
      onChange={({ target }) => onChange(target.value)}
    >
      {allLabel === undefined ? null : <option value="">{allLabel}</option>}
      {options.map(toOption).map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}

const Select = styled(NativeSelect)(({ theme }) => ({
  maxWidth: "100%",
  fontSize: "0.875rem",
  [theme.breakpoints.down("sm")]: { flex: "1 1 40%", "&[data-wide=true]": { flexBasis: "100%" } },
}));
