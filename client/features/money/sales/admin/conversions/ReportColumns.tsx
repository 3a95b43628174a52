import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { StatTable, type StatColumn } from "../../../../../admin/figures/StatTable";
import { FieldGroup, FormGrid } from "../../../../../admin/form/FormGrid";
import type { SelectOption } from "../../../../../admin/form/selectOptions";
import { type ColumnMap, type FileColumn, reportColumns, splitTitles, toColumnMap } from "./conversionReport";
import { PlainSelect } from "./PlainFields";

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
        {error ?? "Recognized columns are already selected. Correct any wrong ones and check again."}
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
    </FieldGroup>
  );
}

function previewColumns(
  chosen: ColumnMap,
  titles: readonly string[],
  asked: readonly string[],
): readonly StatColumn<FileColumn>[] {
  const usesOf = (title: string): string => {
    const uses = reportColumns.filter(({ name }) => splitTitles(chosen[name], titles).includes(title));
    if (uses.length > 0) return uses.map(({ label }) => label).join(", ");
    return asked.includes(title) ? "What is this?" : "Not used";
  };
  return [
    { label: "Column", render: ({ title }) => title || "(no title)" },
    { label: "Used as", render: ({ title }) => usesOf(title) },
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

const Preview = styled("div")({ marginBottom: 20 });
const Choice = styled("div")({
  display: "grid",
  gap: 10,
  alignContent: "start",
  justifyItems: "start",
  "& > *": { width: "100%" },
  "& > button": { width: "auto" },
});
