import { useApolloClient } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { apiPaths } from "../../../../../../site/apiPaths";
import { evictLists } from "../../../../../admin/graphql/cacheChanges";
import { useUpload } from "../../../../../admin/graphql/useUpload";
import { PanelDialog } from "../../../../../admin/PanelDialog";
import { StateNotice } from "../../../../../admin/StateNotice";
import { FileField, tableFiles } from "../../../../../admin/upload/FileField";
import { type ChangedRows, hasChanges, ImportChanges } from "../../../../../admin/upload/ImportChanges";
import type { FileProblem } from "../../../../../admin/upload/ProblemList";
import { UploadBar } from "../../../../../admin/upload/UploadBar";
import { plural } from "../../../../../shared/format/plural";
import { useToast } from "../../../../../shared/toast/ToastContext";
import { outfitKind } from "../outfitKind";

const lists = [
  ...outfitKind.lists,
  ...outfitKind.deletion.alsoChanged,
  "outfit",
  "affiliateProduct",
  "auditEntries",
  "imports",
];

interface Counts {
  created: number;
  updated: number;
  unchanged: number;
}

/** The response of POST /api/outfits. */
interface OutfitReport {
  dryRun: boolean;
  outfits: Counts & { skipped: number };
  changes: readonly ChangedRows[];
  /** Null in a dry run. */
  importId: string | null;
  problemCount: number;
  problems: FileProblem[];
}

const toFormData = (file: File, dryRun: boolean): FormData => {
  const form = new FormData();
  form.append("dryRun", String(dryRun));
  form.append("file", file);
  return form;
};

/** Imports an exported and edited file of outfits, after a check that shows the changes. */
export function ImportOutfits({ onClose }: { onClose: () => void }) {
  const { cache } = useApolloClient();
  const toast = useToast();
  const [file, setFile] = useState<File | null>(null);
  const { state, send, cancel } = useUpload<OutfitReport>(apiPaths.outfits);
  const busy = state.kind === "sending";
  const report = state.kind === "done" ? state.report : null;
  const check = (chosen: File) => {
    setFile(chosen);
    void send(toFormData(chosen, true));
  };
  const write = async (chosen: File) => {
    const done = await send(toFormData(chosen, false));
    if (!done) return;
    evictLists(cache, lists);
    const { created, updated, unchanged } = done.outfits;
    const text = `${plural(created, "outfit")} added, ${updated} updated, ${unchanged} unchanged`;
    toast({ title: "Import Successful", text });
  };
  const isReady = report?.dryRun === true && hasChanges(report.changes);
  return (
    <PanelDialog
      title="Import Outfits"
      maxWidth={640}
      onClose={onClose}
      footer={
        <>
          <Button variant="outlined" onClick={onClose}>
            {report?.dryRun === false ? "Close" : "Cancel"}
          </Button>
          {report?.dryRun === false ? null : (
            <Button disabled={!isReady || !file} onClick={() => file && void write(file)}>
              Import now
            </Button>
          )}
        </>
      }
    >
      <Body>
        <FileField
          label="File"
          accept={tableFiles}
          hint="A file exported on this page, as CSV or Excel, with a row for each product. At most 10 MB."
          files={file ? [file] : []}
          disabled={busy}
          onFiles={([chosen]) => check(chosen)}
        />
        <p>
          The file is checked first, and nothing is saved until you confirm. Outfits with a problem are skipped. Nothing
          is deleted: outfits, pieces and products that the file lacks stay as they are.
        </p>
        {busy && file ? (
          <UploadBar name={file.name} share={state.share} sentText="Reading the rows" onCancel={cancel} />
        ) : null}
        {state.kind === "failed" ? (
          <StateNotice kind="error" title="Import Failed">
            <p>{state.message}</p>
          </StateNotice>
        ) : null}
        {report && file ? (
          <ImportChanges
            name={file.name}
            isDryRun={report.dryRun}
            importId={report.importId}
            rows={report.changes}
            unchanged={report.outfits.unchanged}
            problems={{ count: report.problemCount, problems: report.problems }}
            lists={lists}
          >
            {report.outfits.skipped > 0 ? <Skipped count={report.outfits.skipped} isDryRun={report.dryRun} /> : null}
          </ImportChanges>
        ) : null}
      </Body>
    </PanelDialog>
  );
}

const Skipped = ({ count, isDryRun }: { count: number; isDryRun: boolean }) => (
  <p>
    {plural(count, "outfit")} with problems {isDryRun ? "would be" : count === 1 ? "was" : "were"} skipped. The others{" "}
    {isDryRun ? "would be" : "were"} imported.
  </p>
);

const Body = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 20,
  "& > p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  "& h3": { ...theme.typography.h4, fontSize: "0.9375rem", marginBottom: 6 },
}));
