import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { KeyboardEvent, MouseEvent } from "react";

export interface LoadMoreLinkProps {
  /** URL of the next page, with `?after=`; used without JavaScript. */
  href: string;
  busy?: boolean;
  onLoadMore: () => void;
}

/** Loads the next page of a list: a link that, in the browser, appends the rows instead. */
export function LoadMoreLink({ href, busy = false, onLoadMore }: LoadMoreLinkProps) {
  const act = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!busy) onLoadMore();
  };
  return (
    <Row>
      <Button
        href={href}
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
