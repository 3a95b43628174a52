import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import type { GridState } from "../../../../admin/grid/useGridState";
import { GridSearch } from "../../../../admin/grid/GridSearch";
import { plural } from "../../../../shared/format/plural";
import { AddTerm } from "./AddTerm";
import { EditTerm } from "./EditTerm";
import { MergeTermDialog } from "./MergeTermDialog";
import type { TermList } from "./termLists";
import { nameProblem, shownTerms, type Counted, type TermSort } from "./termNames";
import { TermTable } from "./TermTable";
import { useTermChanges } from "./useTermChanges";
import { ConfirmDialog } from "../../../../admin/ConfirmDialog";

export interface TermListPanelProps {
  list: TermList;
  terms: readonly Counted[];
  state: Pick<GridState<TermSort>, "search" | "setSearch" | "sort" | "reverse" | "setSort">;
  /** Refetches the list: a delete dialog must show current counts. */
  onRefresh: () => void;
}

/** The number of rows rendered at first; very long lists show the rest on demand. */
const firstRows = 200;

/** One list of terms: add, search, and a table with actions. */
export function TermListPanel({ list, terms, state, onRefresh }: TermListPanelProps) {
  const changes = useTermChanges(list);
  const [asking, setAsking] = useState<{ about: "merge" | "delete"; id: string } | null>(null);
  const [all, setAll] = useState(false);
  const found = shownTerms(terms, state);
  const asked = terms.find(({ id }) => id === asking?.id);
  const ask = (about: "merge" | "delete", { id }: Counted) => {
    onRefresh();
    setAsking({ about, id });
  };
  const close = () => setAsking(null);
  const add = async (name: string) => {
    const failure = await changes.add(name);
    // Shows the term that was just added.
    if (failure === null && state.search !== "") state.setSearch("");
    return failure;
  };
  return (
    <Container>
      <Tools>
        <AddTerm one={list.one} check={(name) => nameProblem(name, terms)} onAdd={add} />
        <GridSearch
          label={`Search ${list.label.toLowerCase()}`}
          placeholder="Search..."
          value={state.search}
          onSearch={state.setSearch}
        />
      </Tools>
      {found.length === 0 ? (
        <Empty>{terms.length === 0 ? "No entries yet." : "No entries match."}</Empty>
      ) : (
        <TermTable
          label={list.label}
          terms={all ? found : found.slice(0, firstRows)}
          users={list.users}
          usersAt={list.usersAt}
          sort={state.sort}
          reverse={state.reverse}
          onSort={state.setSort}
          editor={(term, onEnd) => (
            <EditTerm
              name={term.name}
              check={(name) => nameProblem(name, terms, term.id)}
              onUpdate={(name) => changes.rename(term, name)}
              onEnd={onEnd}
            />
          )}
          onMerge={(term) => ask("merge", term)}
          onDelete={(term) => ask("delete", term)}
        />
      )}
      <Foot>
        <p role="status">{plural(found.length, "entry", "entries")}</p>
        {!all && found.length > firstRows ? (
          <Button size="small" variant="outlined" onClick={() => setAll(true)}>
            Show all {found.length}
          </Button>
        ) : null}
      </Foot>
      {asked && asking?.about === "delete" ? (
        <DeleteTermDialog list={list} term={asked} onDelete={() => changes.remove(asked)} onClose={close} />
      ) : null}
      {asked && asking?.about === "merge" ? (
        <MergeTermDialog
          list={list}
          term={asked}
          terms={terms}
          onMerge={(into) => changes.merge(asked, into)}
          onClose={close}
        />
      ) : null}
    </Container>
  );
}

// Two columns of text: on a full-width table the eye would lose the row.
const Container = styled("div")({ maxWidth: 960 });

const Tools = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: "14px 24px",
  padding: "20px 0 18px",
});

const Empty = styled("p")(({ theme }) => ({
  padding: "48px 0",
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  textAlign: "center",
  color: theme.vars.palette.text.secondary,
}));

const Foot = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  paddingTop: 14,
  color: theme.vars.palette.text.secondary,
}));

interface DeleteTermDialogProps {
  list: TermList;
  term: Counted;
  onDelete: () => Promise<string | null>;
  onClose: () => void;
}

/** Asks before deleting a term, and shows where it is used. */
function DeleteTermDialog({ list, term, onDelete, onClose }: DeleteTermDialogProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onDelete();
    onClose();
  };
  const { usageCount } = term;
  return (
    <ConfirmDialog
      open
      title={`Delete ${term.name}`}
      text={
        <>
          <p>This may affect content that uses this {list.one}.</p>
          <p>
            {usageCount === 0
              ? `No ${list.users[0]} uses it.`
              : `${plural(usageCount, ...list.users)} ${usageCount === 1 ? "uses" : "use"} it and will lose it.`}
          </p>
        </>
      }
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
