import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { apiPaths } from "../../../../../../site/apiPaths";
import { evictLists } from "../../../../../admin/graphql/cacheChanges";
import { useUpload } from "../../../../../admin/graphql/useUpload";
import { FeedRunsDocument } from "../../../../../graphql/generated/adminOperations";
import { useUnsavedWork } from "../../../../../admin/leaveGuardContext";
import { plural } from "../../../../../shared/format/plural";
import { useToast } from "../../../../../shared/toast/ToastContext";
import type { UploadReport } from "../report/feedReport";
import { importedLists } from "./useFeedRuns";

const largestFile = 100 * 1024 * 1024;

function toForm(file: File, source: string, { dryRun = false, force = false }): FormData {
  const form = new FormData();
  form.append("source", source);
  form.append("dryRun", String(dryRun));
  form.append("force", String(force));
  form.append("file", file);
  return form;
}

/** The steps of an upload: check the file, then import it. A change of the feed's settings needs another check. */
export function useFeedUpload({ name, version }: { name: string; version: number }) {
  const client = useApolloClient();
  const toast = useToast();
  const [file, setFile] = useState<File | null>(null);
  const [checkedVersion, setCheckedVersion] = useState(version);
  const [isForced, setForced] = useState(false);
  const { state, send, cancel, reset } = useUpload<UploadReport>(apiPaths.products);
  useUnsavedWork(state.kind === "sending", cancel);
  const isTooLarge = file !== null && file.size > largestFile;
  const check = (chosen: File | null = file) => {
    reset();
    setFile(chosen);
    setForced(false);
    setCheckedVersion(version);
    if (chosen && chosen.size <= largestFile) void send(toForm(chosen, name, { dryRun: true }));
  };
  const write = async (force: boolean) => {
    setForced(force);
    const done = file && (await send(toForm(file, name, { force })));
    // With questions, the server wrote nothing.
    if (!done || (done.questions.length > 0 && !force)) return;
    evictLists(client.cache, importedLists);
    await client.refetchQueries({ include: [FeedRunsDocument] });
    const text = `${plural(done.created, "item")} created, ${done.updated} updated, ${done.unchanged} unchanged`;
    toast({ title: "Feed imported", text });
  };
  const isStale = checkedVersion !== version;
  const report = state.kind === "done" && !(isStale && state.report.dryRun) ? state.report : null;
  return {
    file,
    fileError: isTooLarge ? "This file is too large. Choose one of at most 100 MB." : undefined,
    state,
    report,
    /** Whether the server waits for an answer to the report's questions. */
    asks: report !== null && report.questions.length > 0 && !isForced,
    check,
    write: (force: boolean) => void write(force),
    cancel,
    /** Forgets the file. */
    leave: () => {
      reset();
      setFile(null);
    },
  };
}
