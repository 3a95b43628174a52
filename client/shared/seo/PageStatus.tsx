import { createContext, useContext } from "react";
import { Navigate } from "react-router-dom";
import { previewParameter } from "../../../site/addresses";
import type { MailPage } from "../../../site/mailPages";

/** A form that was submitted without JavaScript, and the error. */
export interface RefusedForm {
  fields: Readonly<Record<string, string>>;
  message: string;
  /** Name of the field that is wrong; missing when no single one is. */
  field?: string;
}

export interface PageOutcome {
  status: number;
  /** The failed form submission that the page shows again with the typed values. */
  refused?: RefusedForm;
  /** What the page of a mail's link shows. */
  mailPage?: MailPage;
  location?: string;
  /** The page shows what is not public. */
  isPreview?: boolean;
  /** The page may load Google Analytics. */
  googleAnalytics?: boolean;
}

/** Set on the server alone: one object per request, written during the render and read after it. */
export const PageOutcomeContext = createContext<PageOutcome | null>(null);

/** Sets the HTTP status of the page that renders it; does nothing in the browser. */
export function PageStatus({ code }: { code: 404 | 410 | 500 | 503 }) {
  const outcome = useContext(PageOutcomeContext);
  // eslint-disable-next-line react-hooks/immutability -- the object exists to be written once while the server renders
  if (outcome) outcome.status = code;
  return null;
}

/** Redirects to the canonical URL: an HTTP redirect from the server, a replaced history entry in the browser. */
export function PageRedirect({ to, code = 301 }: { to: string; code?: 301 | 302 }) {
  const outcome = useContext(PageOutcomeContext);
  if (!outcome) return <Navigate to={to} replace />;
  // eslint-disable-next-line react-hooks/immutability -- as above
  outcome.status = code;
  // eslint-disable-next-line react-hooks/immutability -- as above
  outcome.location = to;
  return null;
}

/** Returns whether the page is the preview of a link, on the server and by the same address in the browser. */
export function useIsPreview(): boolean {
  const outcome = useContext(PageOutcomeContext);
  if (outcome) return outcome.isPreview === true;
  // The server's error page has no outcome.
  return typeof window !== "undefined" && new URLSearchParams(window.location.search).has(previewParameter);
}

/** Returns the failed form submission; null when there is none, and in the browser. */
export const useRefusedForm = (): RefusedForm | null => useContext(PageOutcomeContext)?.refused ?? null;

/** Returns what the server gave to the page of a mail's link; null in the browser, where these pages do not run. */
export const useMailPage = (): MailPage | null => useContext(PageOutcomeContext)?.mailPage ?? null;
