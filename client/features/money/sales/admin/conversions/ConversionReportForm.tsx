import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { FormEvent } from "react";
import type { AffiliateProgramFieldsFragment } from "../../../../../graphql/generated/adminOperations";
import { FieldGroup, FormGrid, WideField } from "../../../../../admin/form/FormGrid";
import { StateNotice } from "../../../../../admin/StateNotice";
import { Figures } from "../../../../../admin/upload/Figures";
import { FileField } from "../../../../../admin/upload/FileField";
import { ProblemList } from "../../../../../admin/upload/ProblemList";
import { UploadBar } from "../../../../../admin/upload/UploadBar";
import { plural } from "../../../../../shared/format/plural";
import { useToast } from "../../../../../shared/toast/ToastContext";
import { exactMoneyText } from "../../../../../shared/format/exactMoney";
import { type ConversionReport, toColumnMap, reportColumns, reportStates, type ColumnMap } from "./conversionReport";
import { PlainInput, PlainSelect } from "./PlainFields";
import { useConversionReport } from "./useConversionReport";
import type { SelectOption } from "../../../../../admin/form/selectOptions";

const dateOrders = [
  { value: "", label: "As the report shows" },
  { value: "mdy", label: "03/04/2026 is March 4" },
  { value: "dmy", label: "03/04/2026 is April 3" },
];

/** Imports a conversion report of an affiliate program, after a check. */
export function ConversionReportForm({ programs }: { programs: readonly AffiliateProgramFieldsFragment[] }) {
  const { settings, change, headers, words, state, faults, check, keep, cancel } = useConversionReport();
  const toast = useToast();
  const { programId, file, currency, dateOrder, columns } = settings;
  const ready = programId !== "" && file !== null;
  const busy = state.kind === "sending";
  const report = state.kind === "done" ? state.report : null;
  const news = report?.dryRun === true ? report.created + report.updated : 0;
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
            label="Report"
            required
            accept=".csv,text/csv"
            hint="The CSV file that you download from the program, at most 10 MB."
            error={faults.file}
            file={file}
            disabled={busy}
            onFile={(chosen) => change({ file: chosen })}
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
        <ConversionReportColumns
          headers={headers}
          columns={columns}
          error={faults.columns}
          onChange={(chosen) => change({ columns: chosen })}
        />
      ) : null}
      {words.length > 0 ? (
        <ConversionReportStatuses
          words={words}
          statuses={settings.statuses}
          error={faults.statuses}
          onChange={(statuses) => change({ statuses })}
        />
      ) : null}
      {busy && file ? (
        <UploadBar name={file.name} share={state.share} sentText="Reading the rows" onCancel={cancel} />
      ) : null}
      {state.kind === "failed" && Object.keys(faults).length === 0 ? (
        <StateNotice kind="error" title="The report could not be read">
          <p>{state.message}</p>
        </StateNotice>
      ) : null}
      {report ? <ConversionReportResult report={report} /> : null}
      <footer>
        <Button type="submit" variant={news > 0 ? "outlined" : "contained"} disabled={!ready || busy}>
          Check report
        </Button>
        {news > 0 ? (
          <Button onClick={() => void write()} disabled={busy}>
            Import {plural(news, "conversion")}
          </Button>
        ) : null}
      </footer>
    </Form>
  );
}

function getTitle({ dryRun, created, updated }: ConversionReport): string {
  if (!dryRun) return "The report was imported";
  return created + updated > 0 ? "This is what would be imported" : "This report contains nothing new";
}

/** The result of a report import, or of its check. */
function ConversionReportResult({ report }: { report: ConversionReport }) {
  const { dryRun, rows, created, updated, unchanged, totals, pending, declined, problems, problemCount } = report;
  return (
    <StateNotice kind={dryRun ? "info" : "success"} title={getTitle(report)}>
      {report.network ? <p>This is a report of {report.network}.</p> : null}
      <Figures
        label="Conversions"
        figures={[
          { label: "Rows", value: rows },
          { label: "New", value: created },
          { label: "Updated", value: updated },
          { label: "Unchanged", value: unchanged },
          { label: "Skipped", value: problemCount },
          { label: "Declined", value: declined },
        ]}
      />
      {totals.length > 0 ? <p>Approved: {totals.map(exactMoneyText).join(" and ")}.</p> : null}
      {pending.length > 0 ? <p>Pending: {pending.map(exactMoneyText).join(" and ")}.</p> : null}
      <ProblemList count={problemCount} problems={problems} />
    </StateNotice>
  );
}

interface ConversionReportStatusesProps {
  words: readonly string[];
  statuses: Record<string, string>;
  error?: string;
  onChange: (statuses: Record<string, string>) => void;
}

/** Asks what the network's own words mean. */
function ConversionReportStatuses({ words, statuses, error, onChange }: ConversionReportStatusesProps) {
  return (
    <FieldGroup>
      <legend>Status</legend>
      <p data-error={error !== undefined} role={error === undefined ? undefined : "alert"}>
        {error ?? "The answers are remembered for this program when you import the report."}
      </p>
      <FormGrid>
        {words.map((word) => (
          <PlainSelect
            key={word}
            label={word || "(empty)"}
            required
            value={statuses[word] ?? ""}
            options={[{ value: "", label: "Choose..." }, ...reportStates]}
            onChange={(state) =>
              onChange(
                Object.fromEntries(Object.entries({ ...statuses, [word]: state }).filter(([, value]) => value !== "")),
              )
            }
          />
        ))}
      </FormGrid>
    </FieldGroup>
  );
}

const Form = styled("form")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 20,
  "& > footer": { display: "flex", flexWrap: "wrap", gap: 12 },
});

interface ConversionReportColumnsProps {
  headers: readonly string[];
  /** Null until the file's headers are known. */
  columns: ColumnMap | null;
  error?: string;
  onChange: (columns: ColumnMap) => void;
}

/** Maps the file's headers to columns; recognized headers are preselected. */
function ConversionReportColumns({ headers, columns, error, onChange }: ConversionReportColumnsProps) {
  const chosen = columns ?? toColumnMap({});
  const optionsFor = (value: string, needed: boolean): SelectOption[] => {
    // One value may combine several columns: "Date + Tracking ID".
    const offered = value === "" || headers.includes(value) ? headers : [value, ...headers];
    const none = { value: "", label: needed ? "Choose..." : "Not in the report" };
    return [none, ...offered.map((header) => ({ value: header, label: header }))];
  };
  return (
    <FieldGroup>
      <legend>Columns</legend>
      <p data-error={error !== undefined} role={error === undefined ? undefined : "alert"}>
        {error ?? "Recognized columns are already selected. Correct any wrong ones and check again."}
      </p>
      <FormGrid>
        {reportColumns.map(({ name, label, needed }) => (
          <PlainSelect
            key={name}
            label={label}
            required={needed}
            value={chosen[name]}
            options={optionsFor(chosen[name], needed)}
            onChange={(value) => onChange({ ...chosen, [name]: value })}
          />
        ))}
      </FormGrid>
    </FieldGroup>
  );
}
