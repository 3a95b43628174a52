import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { StatTable, type StatColumn } from "../figures/StatTable";
import { FieldGroup, FormGrid } from "../form/FormGrid";
import { PlainSelect } from "../form/PlainFields";
import type { SelectOption } from "../form/selectOptions";

/** What a column can be used as. */
export interface ColumnUse<Name extends string> {
  name: Name;
  label: string;
  needed?: boolean;
  /** Whether several columns can tell it together. */
  isJoined?: boolean;
}

export interface FileColumn {
  title: string;
  /** Its first cells. */
  samples: readonly string[];
}

/** The titles of the file for each use, several joined with " + "; blank for none. */
export type ColumnChoices<Name extends string> = Record<Name, string>;

/** Titles that are joined for one use. */
export const splitTitles = (value: string, titles: readonly string[]): string[] =>
  value === "" ? [] : titles.includes(value) ? [value] : value.split(" + ");

/** Returns a choice for each use, from the titles that the server found. */
export const toChoices = <Name extends string>(
  uses: readonly ColumnUse<Name>[],
  found: Partial<Record<Name, string | null>>,
): ColumnChoices<Name> => Object.fromEntries(uses.map(({ name }) => [name, found[name] ?? ""])) as ColumnChoices<Name>;

interface ColumnTableProps<Name extends string, Column extends FileColumn> {
  uses: readonly ColumnUse<Name>[];
  headers: readonly Column[];
  chosen: ColumnChoices<Name>;
  onChange: (name: Name, value: string) => void;
  hint: string;
  error?: string;
  /** Errors by use. */
  errors?: Partial<Record<Name, string>>;
  /** Whether the choices are shown at once; else they are below a summary while there is no error. */
  isOpen?: boolean;
  /** What a column tells beside the chosen uses. */
  otherUse?: (column: Column) => string | null;
  /** Titles that the server asks about. */
  asked?: readonly string[];
  /** Further options of a use. */
  options?: Partial<Record<Name, SelectOption>>;
}

/** Shows the file's columns with their first rows and uses, and lets the editor choose others. */
export function ColumnTable<Name extends string, Column extends FileColumn>(props: ColumnTableProps<Name, Column>) {
  const { uses, headers, chosen, onChange, hint, error, errors, isOpen, options } = props;
  const titles = headers.map(({ title }) => title);
  const message = error ?? Object.values<string | undefined>(errors ?? {}).find(Boolean);
  return (
    <FieldGroup>
      <legend>Columns</legend>
      <p data-error={error !== undefined} role={error === undefined ? undefined : "alert"}>
        {error ?? hint}
      </p>
      <Preview>
        <StatTable
          label="Columns of the file"
          columns={previewColumns(props, titles)}
          rows={headers.map((column, place) => ({ column, place }))}
          getKey={({ place }) => String(place)}
          emptyText=""
          maxHeight={320}
        />
      </Preview>
      <Choices open={isOpen || message !== undefined || undefined}>
        <summary>Choose other columns</summary>
        <FormGrid>
          {uses.map((use) => (
            <ColumnChoice
              key={use.name}
              use={use}
              titles={titles}
              value={chosen[use.name]}
              error={errors?.[use.name]}
              other={options?.[use.name]}
              onChange={(value) => onChange(use.name, value)}
            />
          ))}
        </FormGrid>
      </Choices>
    </FieldGroup>
  );
}

interface PlacedColumn<Column> {
  column: Column;
  place: number;
}

function previewColumns<Name extends string, Column extends FileColumn>(
  { uses, chosen, otherUse, asked }: ColumnTableProps<Name, Column>,
  titles: readonly string[],
): readonly StatColumn<PlacedColumn<Column>>[] {
  const usesOf = ({ column, place }: PlacedColumn<Column>): string => {
    const { title } = column;
    // Of several columns with one title, the first is used.
    const found = titles.indexOf(title) === place ? uses : [];
    const own = found.filter(({ name }) => splitTitles(chosen[name], titles).includes(title));
    const labels = new Set([...own.map(({ label }) => label), otherUse?.(column)].filter(Boolean));
    if (labels.size > 0) return [...labels].join(", ");
    return asked?.includes(title) ? "What is this?" : "Not used";
  };
  return [
    { label: "Column", render: ({ column: { title } }) => title || "(no title)" },
    { label: "Used as", render: usesOf },
    {
      label: "First rows",
      render: ({ column: { samples } }) => samples.map((cell) => cell || "(empty)").join(" \u00b7 "),
    },
  ];
}

interface ColumnChoiceProps {
  use: ColumnUse<string>;
  titles: readonly string[];
  value: string;
  error?: string;
  other?: SelectOption;
  onChange: (value: string) => void;
}

/** Chooses the column of a use, or several that tell it together. */
function ColumnChoice({ use, titles, value, error, other, onChange }: ColumnChoiceProps) {
  const { label, needed = false, isJoined = false } = use;
  const [isJoining, setIsJoining] = useState(false);
  const isOther = other !== undefined && value === other.value;
  const parts = isOther ? [value] : splitTitles(value, titles);
  const options = (empty: string): SelectOption[] => [
    { value: "", label: empty },
    ...[...new Set(titles)].filter(Boolean).map((title) => ({ value: title, label: title })),
  ];
  const set = (place: number, title: string) =>
    onChange([...parts.slice(0, place), title, ...parts.slice(place + 1)].filter(Boolean).join(" + "));
  const canJoin = isJoined && parts.length > 0 && !isOther;
  return (
    <Choice>
      <PlainSelect
        label={label}
        required={needed}
        value={parts[0] ?? ""}
        error={error}
        options={[...options(needed ? "Choose..." : "Not in the file"), ...(other ? [other] : [])]}
        onChange={(title) => (isOther || title === other?.value ? onChange(title) : set(0, title))}
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
