import { useApolloClient } from "@apollo/client/react";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { apiPaths } from "../../../../../site/apiPaths";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { useUpload } from "../../../../admin/graphql/useUpload";
import type { SubscriberStatus } from "../../../../graphql/generated/adminOperations";
import { plural } from "../../../../shared/format/plural";
import { PlainSelect } from "../../../../admin/form/PlainFields";
import { PanelDialog } from "../../../../admin/PanelDialog";
import { StateNotice } from "../../../../admin/StateNotice";
import { ColumnTable } from "../../../../admin/upload/ColumnTable";
import { appendFiles, FileField, nameFiles, tableFiles } from "../../../../admin/upload/FileField";
import { type ChangedRows, ImportChanges } from "../../../../admin/upload/ImportChanges";
import type { FileProblem } from "../../../../admin/upload/ProblemList";
import { UploadBar } from "../../../../admin/upload/UploadBar";
import { useToast } from "../../../../shared/toast/ToastContext";
import {
  chooseColumn,
  recommendedChoices,
  type SubscriberChoices,
  type SubscriberColumns,
  subscriberUses,
} from "./subscriberMapping";

const lists = ["subscribers", "subscriberCounts", "subscriberGrowth"];

/**
 * @param chosen null for a file that was exported on this page, which needs no choice.
 * @param step `agreed` writes, and states that the people agreed.
 */
const toFormData = (
  files: readonly File[],
  chosen: SubscriberChoices | null,
  step: "check" | "agreed" | "write",
): FormData => {
  const form = new FormData();
  form.append("dryRun", String(step === "check"));
  if (step === "agreed") form.append("agreed", "true");
  if (chosen) {
    form.append("columns", JSON.stringify(chosen.columns));
    form.append("status", chosen.status);
  }
  return appendFiles(form, files);
};

/** The steps of an import: read the columns, check the rows, write. */
function useImport() {
  const { cache } = useApolloClient();
  const toast = useToast();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [chosen, setChosen] = useState<SubscriberChoices | null>(null);
  const reading = useUpload<SubscriberColumns>(apiPaths.subscriberColumns);
  const rows = useUpload<SubscriberReport>(apiPaths.subscribers);
  const choose = async (next: readonly File[]) => {
    rows.reset();
    setFiles(next);
    setChosen(null);
    const preview = await reading.send(appendFiles(new FormData(), next));
    if (preview?.isExported) await rows.send(toFormData(next, null, "check"));
    else if (preview) setChosen(recommendedChoices(preview));
  };
  const change = (next: SubscriberChoices) => {
    rows.reset();
    setChosen(next);
  };
  const check = () => void rows.send(toFormData(files, chosen, "check"));
  const write = async (agreed: boolean) => {
    const done = await rows.send(toFormData(files, chosen, agreed ? "agreed" : "write"));
    if (!done) return;
    evictLists(cache, [...lists, "imports"]);
    toast({
      title: "Import Successful",
      text: `${plural(done.created, "subscriber")} added, ${done.updated} updated, ${done.unchanged} unchanged`,
    });
  };
  return { files, chosen, reading, rows, choose, change, check, write };
}

/** Imports files of subscribers, after a check that shows the changes. */
export function ImportSubscribers({ onClose }: { onClose: () => void }) {
  const { files, chosen, reading, rows, choose, change, check, write } = useImport();
  const sending = [reading, rows].find(({ state }) => state.kind === "sending");
  const failed = [reading.state, rows.state].find((state) => state.kind === "failed");
  const preview = reading.state.kind === "done" ? reading.state.report : null;
  const report = rows.state.kind === "done" ? rows.state.report : null;
  const busy = sending !== undefined;
  const [agreed, setAgreed] = useState(false);
  const ready = report?.dryRun === true && (agreed || report.created + report.updated > 0);
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
          {chosen && !report ? (
            <Button disabled={busy || chosen.columns.email === ""} onClick={check}>
              Check rows
            </Button>
          ) : report?.dryRun === false ? null : (
            <Button disabled={!ready} onClick={() => void write(agreed)}>
              Import now
            </Button>
          )}
        </>
      }
    >
      <Body>
        <FileField
          label="Files"
          accept={tableFiles}
          hint="Exported on this page or by another program, as CSV or Excel, at most 10 MB each. Several need the same columns."
          several
          files={files}
          disabled={busy}
          onFiles={(next) => void choose(next)}
        />
        {sending?.state.kind === "sending" ? (
          <UploadBar
            name={nameFiles(files)}
            share={sending.state.share}
            sentText="Reading the rows"
            onCancel={sending.cancel}
          />
        ) : null}
        {failed?.kind === "failed" ? (
          <StateNotice kind="error" title="Import Failed">
            <p>{failed.message}</p>
          </StateNotice>
        ) : null}
        {preview && chosen && !busy && report?.dryRun !== false ? (
          <Columns file={preview} chosen={chosen} onChange={change} />
        ) : null}
        {report ? (
          <ImportChanges
            name={nameFiles(files)}
            isDryRun={report.dryRun}
            importId={report.importId}
            rows={report.changes}
            unchanged={report.unchanged}
            problems={{ count: report.problemCount, problems: report.problems }}
            lists={lists}
          >
            {report.keptUnsubscribed > 0 ? (
              <p>
                {plural(report.keptUnsubscribed, "person is", "people are")} Active in the file, but unsubscribed since.
                They stay unsubscribed.
              </p>
            ) : null}
          </ImportChanges>
        ) : null}
        {report?.dryRun ? (
          <FormControlLabel
            control={<Checkbox checked={agreed} onChange={(_, checked) => setAgreed(checked)} />}
            label="These people agreed to get this newsletter by mail. Without this they get no mail until they confirm."
          />
        ) : null}
      </Body>
    </PanelDialog>
  );
}

const statuses: { value: SubscriberStatus; label: string }[] = [
  { value: "CONFIRMED", label: "Active" },
  { value: "LEFT", label: "Unsubscribed" },
];

interface ColumnsProps {
  file: SubscriberColumns;
  chosen: SubscriberChoices;
  onChange: (chosen: SubscriberChoices) => void;
}

/** Asks what the columns of a file contain. */
function Columns({ file: { program, headers }, chosen, onChange }: ColumnsProps) {
  return (
    <>
      <ColumnTable
        uses={subscriberUses}
        headers={headers}
        chosen={chosen.columns}
        isOpen
        hint={`${program ? `This is a ${program} file. ` : ""}Check what each column contains. Only the email address is required.`}
        onChange={(field, title) => onChange(chooseColumn(chosen, field, title))}
      />
      {chosen.columns.status === "" ? (
        <PlainSelect
          label="Status of everyone in the file"
          hint="No column contains the status."
          value={chosen.status}
          options={statuses}
          onChange={(value) => onChange({ ...chosen, status: value === "LEFT" ? value : "CONFIRMED" })}
        />
      ) : null}
    </>
  );
}

const Body = styled("div")({ display: "grid", gap: 20 });

/** The response of POST /api/subscribers. */
interface SubscriberReport {
  dryRun: boolean;
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Subset of these that have unsubscribed and stay unsubscribed. */
  keptUnsubscribed: number;
  changes: readonly ChangedRows[];
  /** Null in a dry run. */
  importId: string | null;
  problemCount: number;
  problems: FileProblem[];
}
