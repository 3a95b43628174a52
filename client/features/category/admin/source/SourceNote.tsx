import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useFormikContext } from "formik";
import type { ReactNode } from "react";
import type { ItemValues } from "../itemValues";
import { sourceFields, type SourceValues } from "./sourceValues";

export interface SourceNoteProps {
  name: keyof ItemValues;
  sources: SourceValues;
  /** Returns what a person reads of a value. */
  getLabel?: (value: string) => string;
  /** The field itself. */
  children: ReactNode;
}

/** A field, and below it the feed's value while the field has another one. */
export function SourceNote({ name, sources, getLabel = (value) => value, children }: SourceNoteProps) {
  const { values, setFieldValue } = useFormikContext<ItemValues>();
  const source = sources[name];
  const label = sourceFields.find((one) => one.name === name)?.label ?? name;
  return (
    <Field>
      {children}
      {source === undefined || source === values[name] ? null : (
        <p>
          <span>
            Feed says: <b>{getLabel(source) || "nothing"}</b>
          </span>
          <Button
            size="small"
            variant="outlined"
            aria-label={`Use the feed’s value: ${label}`}
            onClick={() => void setFieldValue(name, source)}
          >
            Use
          </Button>
        </p>
      )}
    </Field>
  );
}

const Field = styled("div")(({ theme }) => ({
  display: "grid",
  alignContent: "start",
  gap: 6,
  minWidth: 0,
  "& > p": {
    ...theme.typography.body2,
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 12,
    padding: "4px 6px 4px 10px",
    borderLeft: `2px solid ${theme.vars.palette.warning.main}`,
    background: theme.vars.editorial.sunken,
  },
  "& > p > span": {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 3,
    overflow: "hidden",
    minWidth: 0,
    overflowWrap: "anywhere",
  },
  "& b": { fontWeight: 550 },
  "& button": { flex: "none" },
}));
