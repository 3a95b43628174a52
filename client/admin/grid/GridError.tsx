import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";

/** The last request failed; the rows of the previous response stay. */
export function GridError({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <Alert
      severity="error"
      sx={{ marginBottom: 1.5, alignItems: "center" }}
      action={
        <Button size="small" variant="outlined" color="inherit" onClick={onRetry} disabled={busy}>
          {busy ? "Loading..." : "Retry"}
        </Button>
      }
    >
      This could not be loaded. You are seeing the previous results.
    </Alert>
  );
}
