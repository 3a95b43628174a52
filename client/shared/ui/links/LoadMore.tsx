import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { useRestoredList } from "../../hooks/useRestoredList";
import { ErrorState } from "../ErrorState";

export interface MoreRows {
  /** The number of rows shown now. */
  count: number;
  /** Appends the next page; rejects when it failed. A reload restores rows that nobody asks for now. */
  load: (isAskedFor: boolean) => Promise<void>;
}

export interface LoadMoreProps {
  /** The page that is shown; absent while there is none. */
  pageInfo?: { hasNextPage: boolean; endCursor?: string | null };
  /** Returns the URL of the page after a cursor, with `?after=`; used without JavaScript. */
  to: (after: string) => string;
  more: MoreRows;
  errorTitle?: string;
}

/**
 * Loads the next page of a list: a link that, in the browser, appends the rows instead. The state is kept here: a press does not
 * render the list again.
 */
export function LoadMore({ pageInfo, to, more, errorTitle }: LoadMoreProps) {
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const busy = state === "busy";
  const load = (isAskedFor: boolean) => {
    setState("busy");
    more.load(isAskedFor).then(
      () => setState("idle"),
      () => setState("failed"),
    );
  };
  useRestoredList({ count: more.count, isIdle: state === "idle", loadNext: () => load(false) });
  if (state === "failed") return <ErrorState onRetry={() => load(true)} title={errorTitle} />;
  if (!pageInfo?.hasNextPage || !pageInfo.endCursor) return null;
  const act = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!busy) load(true);
  };
  return (
    <Row>
      <Button
        href={to(pageInfo.endCursor)}
        role="button"
        aria-busy={busy}
        aria-disabled={busy}
        variant="outlined"
        rel="next"
        onClick={act}
        onKeyDown={pressOnSpace}
        sx={{ minWidth: 200 }}
      >
        {busy ? "Loading..." : "Load More"}
      </Button>
    </Row>
  );
}

/** An element with the role button must react to the space bar. */
function pressOnSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

const Row = styled("div")({ display: "flex", justifyContent: "center", paddingTop: "clamp(2.5rem, 2rem + 2vw, 4rem)" });
