import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { dateTime } from "../../shared/format/dateTime";
import type { FormValues } from "./recordTypes";
import type { RecordForm } from "./useRecordForm";

export interface DraftBannerProps<Values extends FormValues> {
  form: RecordForm<Values>;
  /** Called after either answer: the pressed button disappears, so the focus needs another place. */
  onAnswer: () => void;
}

/** Offers to restore an unsaved draft of an earlier visit. */
export function DraftBanner<Values extends FormValues>({ form: { draft }, onAnswer }: DraftBannerProps<Values>) {
  if (!draft.found) return null;
  const answer = (act: () => void) => () => {
    act();
    onAnswer();
  };
  return (
    <Bar role="region" aria-label="Unsaved draft">
      <p role="status">You have an unsaved draft from {dateTime(draft.found.savedAt)}.</p>
      <Button size="small" onClick={answer(draft.restore)}>
        Restore
      </Button>
      <Button size="small" variant="outlined" onClick={answer(() => draft.resolve("discarded"))}>
        Discard
      </Button>
    </Bar>
  );
}

const Bar = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 12px",
  marginBottom: 20,
  padding: "8px 14px",
  background: theme.vars.editorial.accentWash,
  "& p": { flex: "1 1 220px" },
}));
