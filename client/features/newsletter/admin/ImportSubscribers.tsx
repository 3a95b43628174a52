import { useApolloClient } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { apiPaths } from "../../../../site/apiPaths";
import { evictLists } from "../../../graphql/admin/cacheChanges";
import { useUpload } from "../../../graphql/admin/useUpload";
import { plural } from "../../../shared/format/plural";
import { PanelDialog } from "../../../shared/admin/PanelDialog";
import { StateNotice } from "../../../shared/admin/StateNotice";
import { FileField } from "../../../shared/admin/upload/FileField";
import { UploadBar } from "../../../shared/admin/upload/UploadBar";
import { useToast } from "../../../shared/toast/ToastContext";
import { ImportSubscribersReport, type SubscriberReport } from "./ImportSubscribersReport";

const toFormData = (file: File, dryRun: boolean): FormData => {
  const form = new FormData();
  form.append("dryRun", String(dryRun));
  form.append("file", file);
  return form;
};

/** Imports an exported file, after a check that shows the changes. */
export function ImportSubscribers({ onClose }: { onClose: () => void }) {
  const { cache } = useApolloClient();
  const toast = useToast();
  const [file, setFile] = useState<File | null>(null);
  const { state, send, cancel } = useUpload<SubscriberReport>(apiPaths.subscribers);
  const busy = state.kind === "sending";
  const report = state.kind === "done" ? state.report : null;
  const check = (chosen: File) => {
    setFile(chosen);
    void send(toFormData(chosen, true));
  };
  const write = async (chosen: File) => {
    const done = await send(toFormData(chosen, false));
    if (!done) return;
    evictLists(cache, ["subscribers", "subscriberCounts"]);
    toast({
      title: "Import Successful",
      text: `${plural(done.created, "subscriber")} added, ${done.updated} updated, ${done.unchanged} unchanged`,
    });
  };
  const ready = report?.dryRun === true && report.created + report.updated > 0;
  return (
    <PanelDialog
      title="Import Subscribers"
      maxWidth={640}
      onClose={onClose}
      footer={
        <>
          <Button variant="outlined" onClick={onClose}>
            {report?.dryRun === false ? "Close" : "Cancel"}
          </Button>
          {report?.dryRun === false ? null : (
            <Button disabled={!ready || !file} onClick={() => file && void write(file)}>
              Import now
            </Button>
          )}
        </>
      }
    >
      <Body>
        <FileField
          label="CSV file"
          accept=".csv,text/csv"
          hint="A file exported on this page: Email, Subscribed Date, Source, Subscribed Status. At most 10 MB."
          file={file}
          disabled={busy}
          onFile={check}
        />
        {busy && file ? (
          <UploadBar name={file.name} share={state.share} sentText="Reading the rows" onCancel={cancel} />
        ) : null}
        {state.kind === "failed" ? (
          <StateNotice kind="error" title="Import Failed">
            <p>{state.message}</p>
          </StateNotice>
        ) : null}
        {report ? <ImportSubscribersReport report={report} /> : null}
      </Body>
    </PanelDialog>
  );
}

const Body = styled("div")({ display: "grid", gap: 20 });
