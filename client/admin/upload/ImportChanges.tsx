import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { type ReactNode, useState } from "react";
import { plural } from "../../shared/format/plural";
import { StatTable, type StatColumn } from "../figures/StatTable";
import { StateNotice, type StateNoticeProps } from "../StateNotice";
import { Figures } from "./Figures";
import { ImportSums, type ImportSumsProps } from "./ImportSums";
import { ProblemList, type ProblemListProps } from "./ProblemList";
import { UndoImport } from "./UndoImport";

interface ChangedRow {
  title: string;
  fields: readonly { label: string; from: string; to: string }[];
}

/** What an import changes in the rows of a kind; the server lists the first of them. */
export interface ChangedRows {
  /** What the rows are called: sales. */
  rows: string;
  created: number;
  changed: number;
  removed: number;
  newTitles: readonly string[];
  changes: readonly ChangedRow[];
  removedTitles: readonly string[];
}

export interface ImportChangesProps {
  /** The file. */
  name: string;
  isDryRun: boolean;
  /** The id of a finished import, by which it can be undone; null without one. */
  importId: string | null;
  rows: readonly ChangedRows[];
  /** Known rows of the file that stay as they are. */
  unchanged: number;
  /** Sums of money before and after. */
  sums?: ImportSumsProps;
  problems: Pick<ProblemListProps, "count" | "problems">;
  /** Root fields to read again after an undo. */
  lists: readonly string[];
  /** Why it cannot be undone; null when it can. */
  notUndoable?: string | null;
  /** What else an undo does. */
  undoNote?: string;
  /** In place of the usual title. */
  notice?: Pick<StateNoticeProps, "kind" | "title">;
  /** What is doubtful, and what must be said before the import. */
  children?: ReactNode;
}

const total = (rows: readonly ChangedRows[], name: "created" | "changed" | "removed"): number =>
  rows.reduce((sum, one) => sum + one[name], 0);

/** Whether an import would change anything. */
export const hasChanges = (rows: readonly ChangedRows[]): boolean =>
  rows.some(({ created, changed, removed }) => created + changed + removed > 0);

function getTitle(isDryRun: boolean, isUndone: boolean, rows: readonly ChangedRows[]): string {
  if (isUndone) return "The import was undone";
  if (!isDryRun) return "The file was imported";
  return hasChanges(rows) ? "This is what would change" : "Nothing would change";
}

/** What an import will change or has changed, with its undo. */
export function ImportChanges(props: ImportChangesProps) {
  const {
    name,
    isDryRun,
    importId,
    rows,
    unchanged,
    sums,
    problems,
    lists,
    notUndoable = null,
    undoNote,
    notice,
    children,
  } = props;
  const [isAsking, setIsAsking] = useState(false);
  const [undoneId, setUndoneId] = useState<string | null>(null);
  const isUndone = importId !== null && undoneId === importId;
  const counts = {
    created: total(rows, "created"),
    changed: total(rows, "changed"),
    removed: total(rows, "removed"),
  };
  return (
    <StateNotice
      kind={isDryRun || isUndone ? "info" : "success"}
      title={getTitle(isDryRun, isUndone, rows)}
      {...notice}
    >
      <Figures
        label="Rows"
        figures={[
          { label: "New", value: counts.created },
          { label: "Changed", value: counts.changed },
          ...(counts.removed > 0 ? [{ label: "Gone", value: counts.removed }] : []),
          { label: "Unchanged", value: unchanged },
          { label: "Problems", value: problems.count },
        ]}
      />
      {sums ? <ImportSums {...sums} /> : null}
      {rows.map((kind) => (
        <RowsOfKind key={kind.rows} kind={kind} />
      ))}
      {children}
      <ProblemList {...problems} />
      {notUndoable === null ? null : <p>{notUndoable}</p>}
      {importId !== null && !isUndone && hasChanges(rows) ? (
        <div>
          <Button variant="outlined" onClick={() => setIsAsking(true)}>
            Undo this import
          </Button>
        </div>
      ) : null}
      {isAsking && importId !== null ? (
        <UndoImport
          imported={{ id: importId, title: name, ...counts }}
          note={undoNote}
          lists={lists}
          onUndone={() => setUndoneId(importId)}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </StateNotice>
  );
}

const changeColumns: readonly StatColumn<ChangedRow>[] = [
  { label: "Row", render: ({ title }) => title },
  {
    label: "Changes",
    render: ({ fields }) => (
      <Fields>
        {fields.map(({ label, from, to }) => (
          <li key={label}>
            {label}: {from || "\u2013"} {"\u2192"} {to || "\u2013"}
          </li>
        ))}
        {fields.length === 0 ? <li>Other values</li> : null}
      </Fields>
    ),
  },
];

/** The first rows of a kind that are new, changed or gone. */
function RowsOfKind({ kind }: { kind: ChangedRows }) {
  const { rows, created, changed, removed, newTitles, changes, removedTitles } = kind;
  return (
    <>
      {changed > 0 ? (
        <section aria-label={`Changed ${rows}`}>
          <Heading>
            Changed {rows}: {changed.toLocaleString("en")}
          </Heading>
          {changes.length > 0 ? (
            <StatTable
              label={`Changed ${rows}`}
              columns={changeColumns}
              rows={changes.map((row, place) => ({ ...row, place }))}
              getKey={(row) => String((row as ChangedRow & { place: number }).place)}
              emptyText=""
              maxHeight={360}
            />
          ) : null}
          {changed > changes.length && changes.length > 0 ? (
            <p>The list has the first {plural(changes.length, "row")}.</p>
          ) : null}
        </section>
      ) : null}
      <Titles heading={`New ${rows}`} count={created} titles={newTitles} />
      <Titles heading={`Gone ${rows}`} count={removed} titles={removedTitles} />
    </>
  );
}

/** Rows by their titles, folded. */
function Titles({ heading, count, titles }: { heading: string; count: number; titles: readonly string[] }) {
  if (count === 0) return null;
  const more = count - titles.length;
  const text = `${heading}: ${count.toLocaleString("en")}`;
  if (titles.length === 0) return <Heading>{text}</Heading>;
  return (
    <Folded>
      <summary>{text}</summary>
      <ul>
        {titles.map((title, place) => (
          <li key={place}>{title}</li>
        ))}
      </ul>
      {more > 0 ? <p>and {more.toLocaleString("en")} more.</p> : null}
    </Folded>
  );
}

const Heading = styled("h3")(({ theme }) => ({ ...theme.typography.h4, fontSize: "0.9375rem", marginBottom: 6 }));

const Fields = styled("ul")({ listStyle: "none", overflowWrap: "anywhere" });

const Folded = styled("details")(({ theme }) => ({
  ...theme.typography.body2,
  "& summary": { cursor: "pointer", fontWeight: 550 },
  "& ul": { display: "grid", gap: 2, maxHeight: 260, marginTop: 6, overflowY: "auto", listStyle: "none" },
  "& li": { overflowWrap: "anywhere" },
}));
