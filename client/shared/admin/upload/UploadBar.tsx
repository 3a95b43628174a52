import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import { styled } from "@mui/material/styles";

export interface UploadBarProps {
  /** Of the file, as the person knows it. */
  name: string;
  /** From 0 to 1. */
  share: number;
  /** What happens once all is sent; how long the server works on it nobody can tell. */
  sentText: string;
  onCancel: () => void;
}

/** How much of a file has been sent, and the way to stop it. */
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
  // A track in the bar's own colour reads as a bar that is full.
  "& .MuiLinearProgress-root": { background: theme.vars.palette.divider },
  "& .MuiLinearProgress-bar": { background: theme.vars.palette.text.primary },
}));
