import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { styled } from "@mui/material/styles";
import { FieldFrame } from "./FieldFrame";
import { useFormField, type FieldProps } from "./useFormField";

export interface CheckOption {
  value: string;
  label: string;
  hint?: string;
}

export interface FormChecksProps extends FieldProps {
  options: readonly CheckOption[];
  /** An option that is always chosen. */
  fixed?: Omit<CheckOption, "value">;
}

/** A group of checkboxes; the value is the list of chosen ones. */
export function FormChecks({ name, label, hint, required, options, fixed }: FormChecksProps) {
  const { id, value, setValue, onBlur, error } = useFormField<string[]>({ name, required });
  const change = (option: string, isChosen: boolean) =>
    setValue(options.map((one) => one.value).filter((one) => (one === option ? isChosen : value.includes(one))));
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error} group>
      <List>
        {fixed ? <Line option={fixed} checked disabled /> : null}
        {options.map((option) => (
          <Line
            key={option.value}
            option={option}
            name={name}
            checked={value.includes(option.value)}
            onChange={(isChosen) => change(option.value, isChosen)}
            onBlur={onBlur}
          />
        ))}
      </List>
    </FieldFrame>
  );
}

interface LineProps {
  option: Omit<CheckOption, "value">;
  name?: string;
  checked: boolean;
  disabled?: boolean;
  onChange?: (isChosen: boolean) => void;
  onBlur?: () => void;
}

const Line = ({ option: { label, hint }, name, checked, disabled, onChange, onBlur }: LineProps) => (
  <FormControlLabel
    disabled={disabled}
    control={
      <Checkbox
        size="small"
        name={name}
        checked={checked}
        onChange={(_event, isChosen) => onChange?.(isChosen)}
        onBlur={onBlur}
      />
    }
    label={
      <>
        {label}
        {hint ? <small>{hint}</small> : null}
      </>
    }
  />
);

const List = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 4,
  "& .MuiFormControlLabel-root": { alignItems: "start", marginRight: 0 },
  "& .MuiFormControlLabel-label": { paddingTop: 7, fontSize: "0.9375rem", lineHeight: 1.4 },
  "& small": { display: "block", fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
}));
