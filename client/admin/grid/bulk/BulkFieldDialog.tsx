import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { useId, useState } from "react";
import { useDebouncedValue } from "../../../shared/hooks/useDebouncedValue";
import type { BulkWork } from "../../graphql/useBulkChange";
import { describedBy, FieldFrame } from "../../form/FieldFrame";
import { BulkDialog } from "./BulkDialog";
import { GridSelect } from "../GridSelect";
import type { Noun } from "../gridTypes";
import { type BulkField, describeFieldChange, type FieldChange, readFieldChange } from "./bulkField";

export interface BulkFieldDialogProps {
  noun: Noun;
  fields: readonly BulkField[];
  /** Counts the rows that would change; throws sentences. */
  count: (set: FieldChange) => Promise<number>;
  /** Changes them; throws sentences. */
  run: (set: FieldChange, work: BulkWork) => Promise<void>;
  onClose: () => void;
}

const typingPause = 300;

/** Sets one field of the selected rows: the field, its new value, and the number of rows that change. */
export function BulkFieldDialog({ noun, fields, count, run, onClose }: BulkFieldDialogProps) {
  const [name, setName] = useState("");
  const [text, setText] = useState("");
  const settled = useDebouncedValue(text, typingPause);
  const field = fields.find((one) => one.name === name);
  const change = field && readFieldChange(field, text);
  const isSettled = change !== undefined && settled === text;
  return (
    <BulkDialog
      title="Change a field"
      noun={noun}
      consequence={field && isSettled ? describeFieldChange(field, text) : null}
      count={() => count(change ?? {})}
      run={(work) => run(change ?? {}, work)}
      confirmLabel="Change"
      busyLabel="Changing..."
      onClose={onClose}
    >
      <Choice>
        <GridSelect
          label="Field"
          allLabel="Choose a field"
          value={name}
          options={fields.map((one) => ({ value: one.name, label: one.label }))}
          onChange={(chosen) => {
            setName(chosen);
            setText("");
          }}
        />
        {field ? <ValueField key={field.name} field={field} text={text} onChange={setText} /> : null}
      </Choice>
    </BulkDialog>
  );
}

interface ValueFieldProps {
  field: BulkField;
  text: string;
  onChange: (text: string) => void;
}

function ValueField({ field: { label, kind, options = [], hint }, text, onChange }: ValueFieldProps) {
  const id = useId();
  if (kind === "choice")
    return (
      <GridSelect label={`New ${label}`} allLabel="Choose..." value={text} options={options} onChange={onChange} />
    );
  return (
    <FieldFrame id={id} label={`New ${label.toLowerCase()}`} hint={hint ?? "Leave it empty to clear the field."}>
      <OutlinedInput
        id={id}
        size="small"
        multiline={kind === "multiline"}
        minRows={kind === "multiline" ? 3 : undefined}
        inputMode={kind === "number" ? "decimal" : kind === "url" ? "url" : undefined}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        inputProps={{ "aria-describedby": describedBy(id) }}
      />
    </FieldFrame>
  );
}

const Choice = styled("div")({ display: "grid", gap: 14, marginBottom: 18 });
