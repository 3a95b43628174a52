import Container from "@mui/material/Container";
import type { ReactNode } from "react";
import { PageStatus } from "../seo/PageStatus";
import { Seo } from "../seo/Seo";
import { ErrorState } from "./ErrorState";

export interface UnavailablePageProps {
  /** Title of the document; missing if the page has already set it. */
  title?: string;
  busy: boolean;
  onRetry: () => void;
  /** Shown above the error, such as the page's header. */
  children?: ReactNode;
}

/** The page for content that failed to load, with status 503. */
export function UnavailablePage({ title, busy, onRetry, children }: UnavailablePageProps) {
  return (
    <Container>
      <PageStatus code={503} />
      {title ? <Seo title={title} noindex /> : null}
      {children}
      <ErrorState busy={busy} onRetry={onRetry} />
    </Container>
  );
}
