import Button from "@mui/material/Button";
import { EmptyState } from "./EmptyState";

export interface ErrorStateProps {
  title?: string;
  text?: string;
  onRetry: () => void;
  busy?: boolean;
}

/** Shown when a list failed to load, as opposed to an empty one. */
export function ErrorState(props: ErrorStateProps) {
  const {
    title = "Something went wrong",
    text = "This could not be loaded. Please try again.",
    onRetry,
    busy = false,
  } = props;
  return (
    <div role="alert">
      <EmptyState
        title={title}
        text={text}
        action={
          <Button variant="outlined" onClick={onRetry} disabled={busy}>
            {busy ? "Loading..." : "Retry"}
          </Button>
        }
      />
    </div>
  );
}
