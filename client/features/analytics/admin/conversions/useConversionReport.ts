import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { apiPaths } from "../../../../../site/apiPaths";
import { getFieldErrors } from "../../../../graphql/admin/adminErrors";
import { evictLists } from "../../../../graphql/admin/cacheChanges";
import { RequestError } from "../../../../graphql/admin/requestError";
import { useUpload, type UploadState } from "../../../../graphql/admin/useUpload";
import { columnsOf, emptyReport, formOf, type ConversionReport, type ReportSettings } from "./conversionReport";

export interface ConversionReportImport {
  settings: ReportSettings;
  /** Whatever was found out before is forgotten, because it was about something else. */
  change: (changes: Partial<ReportSettings>) => void;
  /** The file's headers once they are known; empty before. */
  headers: readonly string[];
  state: UploadState<ConversionReport>;
  /** Sentences of the server, by field. */
  faults: Record<string, string>;
  /** Reads the report and keeps nothing. */
  check: () => Promise<void>;
  /** Keeps what the check found; gives the report, null when it failed. */
  keep: () => Promise<ConversionReport | null>;
  cancel: () => void;
}

const headersIn = (error: unknown): string[] =>
  error instanceof RequestError && Array.isArray(error.extensions.headers)
    ? error.extensions.headers.filter((header) => typeof header === "string")
    : [];

/** A report is tried first, and nothing is kept before the editor has seen what would come of it. */
export function useConversionReport(): ConversionReportImport {
  const { cache } = useApolloClient();
  const [settings, setSettings] = useState(emptyReport);
  const [known, setKnown] = useState<readonly string[]>([]);
  const { state, send, cancel, reset } = useUpload<ConversionReport>(apiPaths.conversions);
  const failure = state.kind === "failed" ? state.error : null;
  const told = headersIn(failure);
  return {
    settings,
    headers: told.length > 0 ? told : known,
    state,
    faults: failure ? getFieldErrors(failure) : {},
    change: (changes) => {
      reset();
      const another = "file" in changes || "programId" in changes;
      if (told.length > 0) setKnown(told);
      if (another) setKnown([]);
      setSettings({ ...settings, ...(another && { columns: null }), ...changes });
    },
    check: async () => {
      const report = await send(formOf(settings, true));
      if (!report) return;
      setKnown(report.headers);
      setSettings({ ...settings, columns: columnsOf(report.columns) });
    },
    keep: async () => {
      const report = await send(formOf(settings, false));
      if (report) evictLists(cache, ["conversionImports", "analytics", "dashboard"]);
      return report;
    },
    cancel,
  };
}
