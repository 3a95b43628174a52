import Switch from "@mui/material/Switch";
import { styled } from "@mui/material/styles";
import { describedBy } from "./FieldFrame";
import { useFormField, type FieldProps } from "./useFormField";

/** A switch with its label beside it. */
export function FormSwitch({ name, label, hint, disabled }: Omit<FieldProps, "required">) {
  const { id, value, setValue, onBlur, error } = useFormField<boolean>({ name });
  return (
    <Row>
      <Switch
        id={id}
        name={name}
        checked={value}
        disabled={disabled}
        onChange={(_event, checked) => setValue(checked)}
        onBlur={onBlur}
        slotProps={{ input: { "aria-describedby": describedBy(id), role: "switch" } }}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={describedBy(id)} data-error={error !== undefined}>
          {error ?? hint}
        </p>
      </div>
    </Row>
  );
}

const Row = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  alignItems: "start",
  gap: 8,
  marginLeft: -10,
  "& label": { display: "block", paddingTop: 8, fontSize: "0.9375rem", fontWeight: 500, lineHeight: 1.4 },
  "& p": { fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
  "& p:empty": { display: "none" },
  "& p[data-error='true']": { color: theme.vars.palette.error.main },
}));
