import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState, type ReactNode } from "react";
import { PanelDialog } from "../PanelDialog";
import { ConflictField } from "./ConflictField";
import { defaultChoices, type Difference, type Side } from "./merge";
import { getFieldLabel } from "./paths";
import type { FormValues } from "./recordTypes";
import type { RecordForm } from "./useRecordForm";

export interface ConflictDialogProps<Values extends FormValues> {
  form: RecordForm<Values>;
  /** Formats a value that is not readable as it is, such as the id of a row. */
  display?: (path: string, value: unknown) => ReactNode;
}

/** Someone else saved first: shows both versions of each differing field, with a choice for each. */
export function ConflictDialog<Values extends FormValues>({ form, display }: ConflictDialogProps<Values>) {
  const { differences } = form.conflict;
  return differences ? <Choosing form={form} differences={differences} display={display} /> : null;
}

function Choosing<Values extends FormValues>({
  form,
  differences,
  display,
}: ConflictDialogProps<Values> & { differences: readonly Difference[] }) {
  const { conflict, labels } = form;
  const [choices, setChoices] = useState(() => defaultChoices(differences));
  const open = differences.filter(({ path }) => choices[path] === undefined).length;
  const choose = (path: string, side: Side) => setChoices((before) => ({ ...before, [path]: side }));
  return (
    <PanelDialog
      title="Someone else saved this"
      maxWidth={860}
      onClose={conflict.cancel}
      footer={
        <>
          <Note role="status">{open > 0 ? `${open} left to choose` : ""}</Note>
          <Button variant="outlined" onClick={conflict.cancel}>
            Back to the form
          </Button>
          <Button onClick={() => conflict.resolve(choices)} disabled={open > 0}>
            Save these
          </Button>
        </>
      }
    >
      <p>This was saved with other changes while you were editing. Choose which values to keep.</p>
      {differences.length === 0 ? <p>Both versions are the same, so saving changes nothing.</p> : null}
      {differences.map((difference) => (
        <ConflictField
          key={difference.path}
          label={getFieldLabel(difference.path, labels)}
          difference={difference}
          choice={choices[difference.path]}
          display={display}
          onChoose={(side) => choose(difference.path, side)}
        />
      ))}
    </PanelDialog>
  );
}

const Note = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  flex: 1,
  color: theme.vars.palette.text.secondary,
}));
