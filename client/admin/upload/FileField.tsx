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
  files: readonly File[];
  /** Whether it takes several files together. */
  several?: boolean;
  /** Receives one file, unless it takes several. */
  onFiles: (files: readonly [File, ...File[]]) => void;
}

/** What the reader of tables takes. */
export const tableFiles = ".csv,.tsv,.txt,.xlsx,.gz,.zip,text/csv,text/plain";

const formatSize = (size: number): string =>
  size < 1_000_000 ? `${Math.max(1, Math.round(size / 1_000))} KB` : `${(size / 1_000_000).toFixed(1)} MB`;

/** Names files: "May.csv and 2 more". */
export const nameFiles = (files: readonly File[]): string =>
  files
    .slice(0, 1)
    .map(({ name }) => (files.length > 1 ? `${name} and ${files.length - 1} more` : name))
    .join("");

/** Adds files to a form, after its fields, because the server parses it as a stream. */
export function appendFiles(form: FormData, files: readonly File[]): FormData {
  for (const file of files) form.append("file", file);
  return form;
}

/** Accepts one file, or several, chosen or dropped. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, required, disabled = false, accept, files, several = false, onFiles } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = ([first, ...others]: readonly [File, ...File[]]) => onFiles(several ? [first, ...others] : [first]);
  const { isOver, handlers } = useFileDrop(disabled ? null : choose);
  const noun = several ? "files" : "a file";
  const [isEmpty, size] = [files.length === 0, files.reduce((sum, file) => sum + file.size, 0)];
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error}>
      <Zone data-over={isOver} data-wrong={error !== undefined} {...handlers}>
        <p>{isEmpty ? `Drop ${noun} here, or` : <strong>{files.map(({ name }) => name).join(", ")}</strong>}</p>
        {isEmpty ? null : <small>{formatSize(size)}</small>}
        <Button
          id={id}
          variant="outlined"
          size="small"
          disabled={disabled}
          aria-describedby={describedBy(id)}
          onClick={() => input.current?.click()}
        >
          {isEmpty ? `Choose ${noun}` : several ? "Choose other files" : "Choose another file"}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={accept}
          multiple={several}
          onChange={({ target }) => {
            const [first, ...others] = target.files ?? [];
            if (first) choose([first, ...others]);
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
