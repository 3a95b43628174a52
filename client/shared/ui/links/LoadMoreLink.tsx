import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { KeyboardEvent, MouseEvent } from "react";

export interface LoadMoreLinkProps {
  /** The address of the next page, with `?after=`; followed when there is no JavaScript. */
  href: string;
  busy?: boolean;
  onLoadMore: () => void;
}

/** The next page of a list: a link to it that, in the browser, adds it below. */
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

/** What says button has to answer to the space bar as one. */
function pressOnSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

const Row = styled("div")({ display: "flex", justifyContent: "center", paddingTop: "clamp(2.5rem, 2rem + 2vw, 4rem)" });
