import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import { styled } from "@mui/material/styles";

export interface UploadBarProps {
  /** The file's name. */
  name: string;
  /** From 0 to 1. */
  share: number;
  /** Shown once all bytes are sent; the server's processing time is unknown. */
  sentText: string;
  onCancel: () => void;
}

/** Upload progress with a cancel button. */
export function UploadBar({ name, share, sentText, onCancel }: UploadBarProps) {
  const percent = Math.round(share * 100);
  const sent = share >= 1;
  return (
    <Row>
      <div>
        <p>
          <span role="status">Uploading...</span>
          <small>{sent ? sentText : `${percent}%`}</small>
        </p>
        <LinearProgress
          variant={sent ? "indeterminate" : "determinate"}
          value={sent ? undefined : percent}
          aria-label={`Upload of ${name}`}
        />
      </div>
      <Button variant="text" size="small" onClick={onCancel}>
        Cancel
      </Button>
    </Row>
  );
}

const Row = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 16,
  minHeight: 38,
  "& > div": { flex: 1, minWidth: 0 },
  "& p": { ...theme.typography.body2, display: "flex", justifyContent: "space-between", gap: 12, marginBottom: 6 },
  "& small": { fontSize: "0.8125rem", color: theme.vars.palette.text.secondary, fontVariantNumeric: "tabular-nums" },
  // A track in the bar's own color would look like a full bar.
  "& .MuiLinearProgress-root": { background: theme.vars.palette.divider },
  "& .MuiLinearProgress-bar": { background: theme.vars.palette.text.primary },
}));
