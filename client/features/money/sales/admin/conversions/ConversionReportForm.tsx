import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { FormEvent } from "react";
import type { AffiliateProgramFieldsFragment } from "../../../../../graphql/generated/adminOperations";
import { FormGrid, WideField } from "../../../../../admin/form/FormGrid";
import { PlainInput, PlainSelect } from "../../../../../admin/form/PlainFields";
import { StateNotice } from "../../../../../admin/StateNotice";
import { ColumnTable, toChoices } from "../../../../../admin/upload/ColumnTable";
import { FileField, nameFiles, tableFiles } from "../../../../../admin/upload/FileField";
import { UploadBar } from "../../../../../admin/upload/UploadBar";
import { plural } from "../../../../../shared/format/plural";
import { useToast } from "../../../../../shared/toast/ToastContext";
import { type ColumnMap, type ColumnName, type ReportColumn, reportColumns } from "./conversionReport";
import { ReportQuestions } from "./ReportQuestions";
import { asksKnown, ReportResult } from "./ReportResult";
import { useConversionReport } from "./useConversionReport";

const dateOrders = [
  { value: "", label: "As the report shows" },
  { value: "mdy", label: "03/04/2026 is March 4" },
  { value: "dmy", label: "03/04/2026 is April 3" },
];

/** Imports a conversion report of an affiliate program, after a check. */
export function ConversionReportForm({ programs }: { programs: readonly AffiliateProgramFieldsFragment[] }) {
  const { settings, change, headers, questions, state, faults, check, keep, cancel } = useConversionReport();
  const toast = useToast();
  const { programId, files, currency, dateOrder, columns, known } = settings;
  const ready = programId !== "" && files.length > 0;
  const busy = state.kind === "sending";
  const report = state.kind === "done" ? state.report : null;
  const isAnswered = report !== null && (known !== "" || !asksKnown(report));
  const news = report?.dryRun === true && isAnswered ? report.created + report.updated : 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) void check();
  };
  const write = async () => {
    const imported = await keep();
    if (imported)
      toast({
        title: "Report imported",
        text: `${plural(imported.created, "conversion")} added, ${imported.updated} updated`,
      });
  };
  return (
    <Form noValidate aria-label="Import a report" onSubmit={submit}>
      <FormGrid>
        <PlainSelect
          label="Affiliate program"
          required
          value={programId}
          options={[{ value: "", label: "Choose..." }, ...programs.map(({ id, name }) => ({ value: id, label: name }))]}
          error={faults.programId}
          onChange={(value) => change({ programId: value })}
        />
        <PlainSelect
          label="Date format"
          value={dateOrder}
          options={dateOrders}
          error={faults.dateOrder}
          onChange={(value) => change({ dateOrder: value as typeof dateOrder })}
        />
        <WideField>
          <FileField
            label="Reports"
            required
            accept={tableFiles}
            hint="CSV or Excel files that you download from the program, at most 10 MB each. Several need the same columns."
            several
            error={faults.file}
            files={files}
            disabled={busy}
            onFiles={(chosen) => change({ files: chosen })}
          />
        </WideField>
        <PlainInput
          label="Currency"
          hint="Three letters. Only for a report that names no currency."
          value={currency}
          error={faults.currency}
          onChange={(value) => change({ currency: value.toUpperCase() })}
        />
      </FormGrid>
      {headers.length > 0 ? (
        <ReportColumns
          headers={headers}
          columns={columns}
          asked={questions.meanings.map(({ title }) => title)}
          error={faults.columns}
          onChange={(chosen) => change({ columns: chosen })}
        />
      ) : null}
      <ReportQuestions questions={questions} settings={settings} faults={faults} onChange={change} />
      {busy ? (
        <UploadBar name={nameFiles(files)} share={state.share} sentText="Reading the rows" onCancel={cancel} />
      ) : null}
      {state.kind === "failed" && Object.keys(faults).length === 0 ? (
        <StateNotice kind="error" title="The report could not be read">
          <p>{state.message}</p>
        </StateNotice>
      ) : null}
      {report ? (
        <ReportResult
          name={nameFiles(files)}
          report={report}
          known={known}
          onKnown={(value) => change({ known: value })}
        />
      ) : null}
      <footer>
        <Button type="submit" variant={news > 0 ? "outlined" : "contained"} disabled={!ready || busy}>
          Check report
        </Button>
        {news > 0 ? (
          <Button onClick={() => void write()} disabled={busy}>
            Import now
          </Button>
        ) : null}
      </footer>
    </Form>
  );
}

interface ReportColumnsProps {
  headers: readonly ReportColumn[];
  /** Null until the file's columns are known. */
  columns: ColumnMap | null;
  /** Titles that the server asks about. */
  asked: readonly string[];
  error?: string;
  onChange: (columns: ColumnMap) => void;
}

/** Value of the choice that the report has no numbers of orders. */
const noNumbers = "\u0000";

function ReportColumns({ columns, onChange, ...props }: ReportColumnsProps) {
  const chosen: ColumnMap = columns ?? toChoices(reportColumns, {});
  const set = (name: ColumnName, value: string) => {
    const isNone = value === noNumbers;
    const noIds = name === "orderId" || name === "transactionId" ? { noIds: isNone ? "yes" : undefined } : {};
    onChange({ ...chosen, ...noIds, [name]: isNone ? "" : value });
  };
  return (
    <ColumnTable
      {...props}
      uses={reportColumns}
      chosen={chosen.noIds === "yes" ? { ...chosen, orderId: noNumbers } : chosen}
      hint="What each column is read as. Correct wrong ones below and check again."
      otherUse={({ tellsState }) => (tellsState ? "Status" : null)}
      options={{ orderId: { value: noNumbers, label: "The report has no such numbers" } }}
      onChange={set}
    />
  );
}

const Form = styled("form")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 20,
  "& > footer": { display: "flex", flexWrap: "wrap", gap: 12 },
});
