import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useId, useRef } from "react";
import { useFileDrop } from "../../shared/hooks/useFileDrop";
import { describedBy, FieldFrame } from "../form/FieldFrame";

export interface FileFieldProps {
  label: string;
  hint?: string;
  error?: string;
  required?: boolean;
  disabled?: boolean;
  /** As for `<input accept>`: ".csv,text/csv", `tableFiles`. */
  accept: string;
  file: File | null;
  onFile: (file: File) => void;
}

/** What the reader of tables takes. */
export const tableFiles = ".csv,.tsv,.txt,.xlsx,.gz,.zip,text/csv,text/plain";

const formatSize = ({ size }: File): string =>
  size < 1_000_000 ? `${Math.max(1, Math.round(size / 1_000))} KB` : `${(size / 1_000_000).toFixed(1)} MB`;

/** Accepts one file, chosen or dropped. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, required, disabled = false, accept, file, onFile } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useFileDrop(disabled ? null : ([first]) => onFile(first));
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error}>
      <Zone data-over={isOver} data-wrong={error !== undefined} {...handlers}>
        <p>{file ? <strong>{file.name}</strong> : "Drop a file here, or"}</p>
        {file ? <small>{formatSize(file)}</small> : null}
        <Button
          id={id}
          variant="outlined"
          size="small"
          disabled={disabled}
          aria-describedby={describedBy(id)}
          onClick={() => input.current?.click()}
        >
          {file ? "Choose another file" : "Choose a file"}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={accept}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) onFile(chosen);
            // Allows choosing the same file again.
            target.value = "";
          }}
        />
      </Zone>
    </FieldFrame>
  );
}

const Zone = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 14px",
  minHeight: 64,
  padding: "12px 16px",
  border: `1px dashed ${theme.vars.editorial.control}`,
  background: theme.vars.palette.background.paper,
  fontSize: "0.9375rem",
  transition: "border-color 120ms, background-color 120ms",
  "& p": { minWidth: 0, overflowWrap: "anywhere" },
  "& strong": { fontWeight: 550 },
  "& small": { color: theme.vars.palette.text.secondary, fontVariantNumeric: "tabular-nums" },
  "&[data-over='true']": { borderColor: theme.vars.editorial.focus, background: theme.vars.editorial.accentWash },
  "&[data-wrong='true']": { borderColor: theme.vars.palette.error.main },
}));
