import Container from "@mui/material/Container";
import type { ReactNode } from "react";
import { PageStatus } from "../seo/PageStatus";
import { Seo } from "../seo/Seo";
import { ErrorState } from "./ErrorState";

export interface UnavailablePageProps {
  /** Title of the document; none where the page has set it. */
  title?: string;
  busy: boolean;
  onRetry: () => void;
  /** Shown above the error, such as the page's header. */
  children?: ReactNode;
}

/** The page of content that could not be read; answered with 503. */
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
