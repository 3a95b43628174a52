import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { apiPaths } from "../../../../../../site/apiPaths";
import { getFieldErrors } from "../../../../../admin/graphql/adminErrors";
import { evictLists } from "../../../../../admin/graphql/cacheChanges";
import { RequestError } from "../../../../../admin/graphql/requestError";
import { useUpload, type UploadState } from "../../../../../admin/graphql/useUpload";
import {
  type ColumnMap,
  type ConversionReport,
  emptyReport,
  type ReportSettings,
  toColumnMap,
  toFormData,
} from "./conversionReport";

export interface ConversionReportImport {
  settings: ReportSettings;
  /** Clears the previous check, which applied to other settings. */
  change: (changes: Partial<ReportSettings>) => void;
  /** The file's headers; empty until they are known. */
  headers: readonly string[];
  /** Words of the status column that somebody must explain. */
  words: readonly string[];
  state: UploadState<ConversionReport>;
  /** The server's messages, by field. */
  faults: Record<string, string>;
  /** Checks the report without storing anything. */
  check: () => Promise<void>;
  /** Imports the checked report; returns the result, or null when it failed. */
  keep: () => Promise<ConversionReport | null>;
  cancel: () => void;
}

const textsIn = (error: unknown, name: "headers" | "statuses"): string[] => {
  const list = error instanceof RequestError ? error.extensions[name] : undefined;
  return Array.isArray(list) ? list.filter((text) => typeof text === "string") : [];
};

/** The columns that the server found before it asked for others. */
function columnsIn(error: unknown): ColumnMap | null {
  const found = error instanceof RequestError ? error.extensions.columns : undefined;
  return found ? toColumnMap(found) : null;
}

/** The state of a report import. It checks first, so that the editor sees the result before anything is stored. */
export function useConversionReport(): ConversionReportImport {
  const { cache } = useApolloClient();
  const [settings, setSettings] = useState(emptyReport);
  const [knownHeaders, setKnownHeaders] = useState<readonly string[]>([]);
  const [knownWords, setKnownWords] = useState<readonly string[]>([]);
  const { state, send, cancel, reset } = useUpload<ConversionReport>(apiPaths.conversions);
  const failure = state.kind === "failed" ? state.error : null;
  const failureHeaders = textsIn(failure, "headers");
  const columns = settings.columns ?? columnsIn(failure);
  const words = [...new Set([...knownWords, ...textsIn(failure, "statuses")])];
  return {
    settings: { ...settings, columns },
    headers: failureHeaders.length > 0 ? failureHeaders : knownHeaders,
    words,
    state,
    faults: failure ? getFieldErrors(failure) : {},
    change: (changes) => {
      reset();
      const another = "file" in changes || "programId" in changes;
      if (failureHeaders.length > 0) setKnownHeaders(failureHeaders);
      if (another) setKnownHeaders([]);
      setKnownWords(another ? [] : words);
      setSettings({ ...settings, columns, ...(another && { columns: null, statuses: {} }), ...changes });
    },
    check: async () => {
      const report = await send(toFormData({ ...settings, columns }, true));
      if (!report) return;
      setKnownHeaders(report.headers);
      setSettings({ ...settings, columns: toColumnMap(report.columns) });
    },
    keep: async () => {
      const report = await send(toFormData(settings, false));
      if (report) evictLists(cache, ["conversionImports", "analytics", "dashboard"]);
      return report;
    },
    cancel,
  };
}
