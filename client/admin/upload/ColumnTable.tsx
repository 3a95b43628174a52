import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { StatTable, type StatColumn } from "../../../../../admin/figures/StatTable";
import { FieldGroup, FormGrid } from "../../../../../admin/form/FormGrid";
import type { SelectOption } from "../../../../../admin/form/selectOptions";
import { type ColumnMap, type FileColumn, reportColumns, splitTitles, toColumnMap } from "./conversionReport";
import { PlainSelect } from "../../../../../admin/form/PlainFields";

interface ReportColumnsProps {
  headers: readonly FileColumn[];
  /** Null until the file's columns are known. */
  columns: ColumnMap | null;
  /** Titles that the server asks about. */
  asked: readonly string[];
  error?: string;
  onChange: (columns: ColumnMap) => void;
}

/** Value of the choice that the report has no numbers of orders. */
const none = "\u0000";

/** Shows the file's columns with their first rows and uses, and lets the editor choose others. */
export function ReportColumns({ headers, columns, asked, error, onChange }: ReportColumnsProps) {
  const chosen = columns ?? toColumnMap({});
  const titles = headers.map(({ title }) => title);
  const set = (name: keyof ColumnMap, value: string) => {
    const noIds = name === "orderId" || name === "transactionId" ? { noIds: value === none ? "yes" : undefined } : {};
    onChange({ ...chosen, ...noIds, [name]: value === none ? "" : value });
  };
  return (
    <FieldGroup>
      <legend>Columns</legend>
      <p data-error={error !== undefined} role={error === undefined ? undefined : "alert"}>
        {error ?? "What each column is read as. Correct wrong ones below and check again."}
      </p>
      <Preview>
        <StatTable
          label="Columns of the file"
          columns={previewColumns(chosen, titles, asked)}
          rows={headers}
          getKey={({ title }) => title}
          emptyText=""
          maxHeight={320}
        />
      </Preview>
      <Choices open={error !== undefined || undefined}>
        <summary>Choose other columns</summary>
        <FormGrid>
          {reportColumns.map(({ name, label, needed, isJoined }) => (
            <ColumnChoice
              key={name}
              label={label}
              needed={needed}
              isJoined={isJoined}
              titles={titles}
              value={name === "orderId" && chosen.noIds === "yes" ? none : chosen[name]}
              others={name === "orderId" ? [{ value: none, label: "The report has no such numbers" }] : []}
              onChange={(value) => set(name, value)}
            />
          ))}
        </FormGrid>
      </Choices>
    </FieldGroup>
  );
}

function previewColumns(
  chosen: ColumnMap,
  titles: readonly string[],
  asked: readonly string[],
): readonly StatColumn<FileColumn>[] {
  const usesOf = ({ title, tellsState }: FileColumn): string => {
    const uses = reportColumns.filter(({ name }) => splitTitles(chosen[name], titles).includes(title));
    const labels = new Set(uses.map(({ label }): string => label).concat(tellsState ? "Status" : []));
    if (labels.size > 0) return [...labels].join(", ");
    return asked.includes(title) ? "What is this?" : "Not used";
  };
  return [
    { label: "Column", render: ({ title }) => title || "(no title)" },
    { label: "Used as", render: usesOf },
    { label: "First rows", render: ({ samples }) => samples.map((cell) => cell || "(empty)").join(" \u00b7 ") },
  ];
}

interface ColumnChoiceProps {
  label: string;
  needed: boolean;
  isJoined: boolean;
  titles: readonly string[];
  value: string;
  others: readonly SelectOption[];
  onChange: (value: string) => void;
}

/** Chooses the column of a use, or several that tell it together. */
function ColumnChoice({ label, needed, isJoined, titles, value, others, onChange }: ColumnChoiceProps) {
  const [isJoining, setIsJoining] = useState(false);
  const parts = value === none ? [value] : splitTitles(value, titles);
  const options = (empty: string): SelectOption[] => [
    { value: "", label: empty },
    ...titles.map((title) => ({ value: title, label: title })),
  ];
  const set = (place: number, title: string) =>
    onChange([...parts.slice(0, place), title, ...parts.slice(place + 1)].filter(Boolean).join(" + "));
  const canJoin = isJoined && parts.length > 0 && value !== none;
  return (
    <Choice>
      <PlainSelect
        label={label}
        required={needed}
        value={parts[0] ?? ""}
        options={[...options(needed ? "Choose..." : "Not in the report"), ...others]}
        onChange={(title) => (title === none ? onChange(none) : set(0, title))}
      />
      {parts.slice(1).map((part, at) => (
        <PlainSelect
          key={at}
          label={`${label}, together with`}
          value={part}
          options={options("Nothing else")}
          onChange={(title) => set(at + 1, title)}
        />
      ))}
      {canJoin && isJoining ? (
        <PlainSelect
          label={`${label}, together with`}
          value=""
          options={options("Choose...")}
          onChange={(title) => {
            setIsJoining(false);
            set(parts.length, title);
          }}
        />
      ) : null}
      {canJoin && !isJoining ? (
        <Button size="small" variant="text" onClick={() => setIsJoining(true)} aria-label={`Join a column to ${label}`}>
          Join a column
        </Button>
      ) : null}
    </Choice>
  );
}

const Preview = styled("div")({ marginBottom: 16 });
const Choices = styled("details")(({ theme }) => ({
  "& > summary": { ...theme.typography.button, width: "fit-content", padding: "6px 0", cursor: "pointer" },
  "&[open] > summary": { marginBottom: 12 },
}));
const Choice = styled("div")({
  display: "grid",
  gap: 10,
  alignContent: "start",
  justifyItems: "start",
  "& > *": { width: "100%" },
  "& > button": { width: "auto" },
});
