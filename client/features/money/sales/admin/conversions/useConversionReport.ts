import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { apiPaths } from "../../../../../../site/apiPaths";
import { getFieldErrors } from "../../../../../admin/graphql/adminErrors";
import { evictLists } from "../../../../../admin/graphql/cacheChanges";
import { RequestError } from "../../../../../admin/graphql/requestError";
import { useUpload, type UploadState } from "../../../../../admin/graphql/useUpload";
import { toChoices } from "../../../../../admin/upload/ColumnTable";
import { payoutLists } from "../payouts/PayoutForm";
import {
  type ColumnMap,
  type ConversionReport,
  emptyReport,
  type FileQuestions,
  noQuestions,
  type ReportColumn,
  reportColumns,
  type ReportSettings,
  toFormData,
} from "./conversionReport";

/** Root fields that an import changes. */
export const importLists = [...payoutLists, "conversionImports", "analytics", "dashboard"];

export interface ConversionReportImport {
  settings: ReportSettings;
  /** Clears the previous check, which applied to other settings. */
  change: (changes: Partial<ReportSettings>) => void;
  /** The file's columns; empty until they are known. */
  headers: readonly ReportColumn[];
  /** What the server has asked about this file so far. */
  questions: FileQuestions;
  state: UploadState<ConversionReport>;
  /** The server's messages, by field. */
  faults: Record<string, string>;
  /** Checks the report without storing anything. */
  check: () => Promise<void>;
  /** Imports the checked report; returns the result, or null when it failed. */
  keep: () => Promise<ConversionReport | null>;
  cancel: () => void;
}

/** What the server says of a file that it asks about: it and this client are of one build. */
type Described = Partial<FileQuestions & Pick<ConversionReport, "headers" | "columns">>;

/** Adds the questions of another check: those that were answered stay, so that the answers can be changed. */
function addQuestions(known: FileQuestions, asked: Described): FileQuestions {
  const meanings = new Map(known.meanings.map((question) => [question.title, question]));
  for (const { title, words } of asked.meanings ?? []) {
    const before = meanings.get(title)?.words ?? [];
    const others = words.filter(({ word }) => !before.some((one) => one.word === word));
    meanings.set(title, { title, words: [...before, ...others] });
  }
  return {
    meanings: [...meanings.values()],
    noSales: asked.noSales?.length ? asked.noSales : known.noSales,
    lookalikes: asked.lookalikes ?? known.lookalikes,
  };
}

/** The state of a report import. It checks first, so that the editor sees the result before anything is stored. */
export function useConversionReport(): ConversionReportImport {
  const { cache } = useApolloClient();
  const [settings, setSettings] = useState(emptyReport);
  const [knownHeaders, setKnownHeaders] = useState<readonly ReportColumn[]>([]);
  const [knownQuestions, setKnownQuestions] = useState(noQuestions);
  const { state, send, cancel, reset } = useUpload<ConversionReport>(apiPaths.conversions);
  const failure = state.kind === "failed" ? state.error : null;
  const asked: Described = failure instanceof RequestError ? failure.extensions : {};
  const columns: ColumnMap | null =
    settings.columns ?? (asked.columns ? toChoices(reportColumns, asked.columns) : null);
  const questions = addQuestions(knownQuestions, asked);
  const headers = asked.headers ?? knownHeaders;
  return {
    settings: { ...settings, columns },
    headers,
    questions,
    state,
    faults: failure ? getFieldErrors(failure) : {},
    change: (changes) => {
      reset();
      const isAnother = "files" in changes || "programId" in changes;
      setKnownHeaders(isAnother ? [] : headers);
      setKnownQuestions(isAnother ? noQuestions : questions);
      const { programId, files, currency, dateOrder } = settings;
      const before = isAnother ? { ...emptyReport, programId, files, currency, dateOrder } : { ...settings, columns };
      setSettings({ ...before, ...changes });
    },
    check: async () => {
      setKnownQuestions(questions);
      const report = await send(toFormData({ ...settings, columns }, questions, true));
      if (!report) return;
      setKnownHeaders(report.headers);
      setSettings({ ...settings, columns: { ...toChoices(reportColumns, report.columns), noIds: columns?.noIds } });
    },
    keep: async () => {
      const report = await send(toFormData(settings, questions, false));
      if (report) evictLists(cache, importLists);
      return report;
    },
    cancel,
  };
}
