import { useId } from "react";
import { styled } from "@mui/material/styles";

export interface ChoiceFieldProps {
  label: string;
  name: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** A labelled drop-down of the browser's own: known to every phone, and part of a form without JavaScript. */
export function ChoiceField({ label, name, choices, value, onChange }: ChoiceFieldProps) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} value={value} onChange={(event) => onChange(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

const Field = styled("div")(({ theme }) => ({
  position: "relative",
  "& label": { ...theme.typography.overline, display: "block", color: theme.vars.palette.text.secondary },
  "& select": {
    width: "100%",
    minHeight: 48,
    padding: "8px 24px 8px 0",
    border: 0,
    borderBottom: `1px solid ${theme.vars.editorial.control}`,
    borderRadius: 0,
    background: "transparent",
    appearance: "none",
    cursor: "pointer",
    textOverflow: "ellipsis",
    "&:hover": { borderColor: theme.vars.palette.text.primary },
    "&:focus-visible": { outlineOffset: 0 },
  },
  "& option": { background: theme.vars.palette.background.paper, color: theme.vars.palette.text.primary },
  // The arrow of the drop-down, whose own was taken with its looks.
  "&::after": {
    content: '""',
    position: "absolute",
    right: 4,
    bottom: 21,
    width: 8,
    height: 8,
    borderRight: "1.5px solid currentColor",
    borderBottom: "1.5px solid currentColor",
    transform: "rotate(45deg)",
    pointerEvents: "none",
  },
}));
