import { styled } from "@mui/material/styles";
import { errorEntries, getFieldLabel } from "./paths";
import type { FormValues } from "./recordTypes";
import type { RecordForm } from "./useRecordForm";

/**
 * Lists the invalid fields after each failed attempt to save, and says when a save did not include everything. Both are
 * announced.
 */
export function ErrorSummary<Values extends FormValues>({ form }: { form: RecordForm<Values> }) {
  const { formik, labels, attempt } = form;
  const names = errorEntries(formik.errors, formik.values).map(([path]) => getFieldLabel(path, labels));
  const sentence =
    names.length === 1
      ? `One field needs your attention: ${names[0]}.`
      : `${names.length} fields need your attention: ${names.join(", ")}.`;
  return (
    <>
      <Note role="alert">{attempt > 0 && names.length > 0 ? sentence : null}</Note>
      <Note role="status" data-calm>
        {form.hasLaterWork ? "Saved, without what you typed meanwhile. Save again to keep it." : null}
      </Note>
    </>
  );
}

const Note = styled("p")(({ theme }) => ({
  flex: "1 1 240px",
  fontSize: "0.875rem",
  lineHeight: 1.4,
  color: theme.vars.palette.error.main,
  "&[data-calm]": { color: theme.vars.palette.text.primary },
  // A separate line above the buttons on a phone.
  [theme.breakpoints.down("sm")]: { flexBasis: "100%" },
  "&:empty": { flex: "0 0 0" },
}));
