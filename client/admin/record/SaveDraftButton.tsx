import Button from "@mui/material/Button";
import { useHasRole } from "../role/accountContext";
import type { FormValues } from "./recordTypes";
import type { RecordForm } from "./useRecordForm";

/** The other way to save a new row: an editor may keep it as a draft, a contributor may submit it for review. */
export function SaveDraftButton<Values extends FormValues>({
  form,
}: {
  form: Pick<RecordForm<Values>, "submit" | "busy">;
}) {
  const isEditor = useHasRole("editor");
  return (
    <Button variant="outlined" onClick={() => form.submit(isEditor ? "draft" : "review")} disabled={form.busy}>
      {isEditor ? "Save as draft" : "Submit for review"}
    </Button>
  );
}
