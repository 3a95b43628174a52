import { createContext, useContext } from "react";
import { Navigate } from "react-router-dom";

/** A form that was sent without JavaScript, and why it was refused. */
export interface RefusedForm {
  fields: Readonly<Record<string, string>>;
  message: string;
}

export interface PageOutcome {
  status: number;
  /** What the page answers; the page shows it again with what was typed. */
  refused?: RefusedForm;
  location?: string;
  /** The page may load Google Analytics. */
  googleAnalytics?: boolean;
}

/** Filled on the server alone: one object per request, written while the page renders and read after it. */
export const PageOutcomeContext = createContext<PageOutcome | null>(null);

/** Sets the HTTP status of the page that renders it; in the browser it does nothing. */
export function PageStatus({ code }: { code: 404 | 410 | 500 | 503 }) {
  const outcome = useContext(PageOutcomeContext);
  // eslint-disable-next-line react-hooks/immutability -- the object exists to be written once while the server renders
  if (outcome) outcome.status = code;
  return null;
}

/** Sends the visitor to the canonical address: an HTTP redirect from the server, a replaced history entry in the browser. */
export function PageRedirect({ to, code = 301 }: { to: string; code?: 301 | 302 }) {
  const outcome = useContext(PageOutcomeContext);
  if (!outcome) return <Navigate to={to} replace />;
  // eslint-disable-next-line react-hooks/immutability -- as above
  outcome.status = code;
  // eslint-disable-next-line react-hooks/immutability -- as above
  outcome.location = to;
  return null;
}

/** The form that this page answers; null when nothing was sent, and in the browser. */
export const useRefusedForm = (): RefusedForm | null => useContext(PageOutcomeContext)?.refused ?? null;
