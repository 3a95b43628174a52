import Button from "@mui/material/Button";
import type { FormValues } from "./recordTypes";
import type { RecordForm } from "./useRecordForm";

/** Saves a new row as a draft, which visitors do not see. */
export function SaveDraftButton<Values extends FormValues>({
  form,
}: {
  form: Pick<RecordForm<Values>, "submit" | "busy">;
}) {
  return (
    <Button variant="outlined" onClick={() => form.submit("draft")} disabled={form.busy}>
      Save as draft
    </Button>
  );
}
