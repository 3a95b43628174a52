import FormControl from "@mui/material/FormControl";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { FieldSuggestion } from "./suggestion/FieldSuggestion";

export interface FieldFrameProps {
  id: string;
  /** Path in the form's values; a suggestion for it is shown below the field. */
  name?: string;
  label: string;
  required?: boolean;
  /** One line below the field; the error message replaces it. */
  hint?: ReactNode;
  error?: string;
  /** Announces the error. For forms that do not move the focus to an invalid field. */
  live?: boolean;
  /** "12 / 160" at the right of the label. */
  counter?: string;
  /** The label names a group of controls instead of a single one. */
  group?: boolean;
  children: ReactNode;
}

export const describedBy = (id: string): string => `${id}-note`;

/** The layout of one field: label above, control, and one line for the hint or the error. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, name: path, label, required, hint, error, live = false, counter, group = false, children } = props;
  const name = (
    <>
      {label}
      {required ? <span aria-hidden="true"> *</span> : null}
    </>
  );
  return (
    <FieldControl
      error={error !== undefined}
      fullWidth
      role={group ? "group" : undefined}
      aria-labelledby={group ? `${id}-label` : undefined}
    >
      <Head>
        {group ? <span id={`${id}-label`}>{name}</span> : <label htmlFor={id}>{name}</label>}
        {counter ? <small>{counter}</small> : null}
      </Head>
      {children}
      {/* A new element for the error: screen readers announce alerts that are inserted. */}
      <Note
        key={error === undefined ? "hint" : "error"}
        id={describedBy(id)}
        role={live && error !== undefined ? "alert" : undefined}
        data-error={error !== undefined}
      >
        {error ?? hint}
      </Note>
      {path ? <FieldSuggestion name={path} label={label} /> : null}
    </FieldControl>
  );
}

const FieldControl = styled(FormControl)({ display: "grid", alignContent: "start", gap: 6, minWidth: 0 });

const Head = styled("div")(({ theme }) => ({
  display: "flex",
  justifyContent: "space-between",
  gap: 12,
  fontSize: "0.8125rem",
  fontWeight: 550,
  lineHeight: 1.4,
  "& span[aria-hidden]": { color: theme.vars.palette.primary.main },
  "& small": { fontWeight: 400, color: theme.vars.palette.text.secondary, fontVariantNumeric: "tabular-nums" },
}));

const Note = styled("p")(({ theme }) => ({
  fontSize: "0.8125rem",
  lineHeight: 1.4,
  color: theme.vars.palette.text.secondary,
  "&:empty": { display: "none" },
  "&[data-error='true']": { color: theme.vars.palette.error.main },
}));
