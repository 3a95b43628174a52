import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";

interface ToggleChoiceProps<Value extends string> {
  label: string;
  /** Texts of the buttons by value, in order. */
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** Buttons of which exactly one is pressed; pressing it again changes nothing. */
export const ToggleChoice = <Value extends string>({ label, options, value, onChange }: ToggleChoiceProps<Value>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label={label}
    value={value}
    onChange={(_event, chosen: Value | null) => chosen !== null && onChange(chosen)}
  >
    {Object.entries<string>(options).map(([key, text]) => (
      <ToggleButton key={key} value={key}>
        {text}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
