import { styled } from "@mui/material/styles";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { DeleteIcon, EditIcon, MergeIcon } from "../../../../admin/adminIcons";
import { RowActions } from "../../../../admin/grid/RowActions";
import { plural } from "../../../../shared/format/plural";
import type { Noun } from "../../../../admin/grid/gridTypes";
import type { Counted, TermSort } from "./termNames";

export interface TermTableProps {
  /** Accessible name of the list. */
  label: string;
  terms: readonly Counted[];
  users: Noun;
  usersAt: (name: string) => string;
  sort: TermSort;
  reverse: boolean;
  onSort: (sort: TermSort, reverse: boolean) => void;
  /** Rendered instead of the name in edit mode. */
  editor: (term: Counted, onEnd: () => void) => ReactNode;
  onMerge: (term: Counted) => void;
  onDelete: (term: Counted) => void;
}

/** Name, usage count and actions of each term. One row at a time is in edit mode. */
export function TermTable(props: TermTableProps) {
  const { label, terms, users, usersAt, sort, reverse, onSort, editor, onMerge, onDelete } = props;
  const [editing, setEditing] = useState<string | null>(null);
  const { rowRef, focusLater } = useFocusOnRow();
  const end = (id: string) => () => {
    setEditing(null);
    focusLater(id);
  };
  const order = { sort, reverse, onSort };
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <SortHeader of="NAME" natural="ascending" {...order}>
            Name
          </SortHeader>
          <SortHeader of="USAGE" natural="descending" {...order}>
            Usage Count
          </SortHeader>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {terms.map((term) => (
          <tr key={term.id} ref={rowRef(term.id)} data-editing={editing === term.id}>
            {editing === term.id ? (
              <td colSpan={3}>{editor(term, end(term.id))}</td>
            ) : (
              <>
                <th scope="row">{term.name}</th>
                <td>{renderUsage(term, users, usersAt)}</td>
                <td>
                  <RowActions
                    actions={[
                      { label: `Edit ${term.name}`, icon: <EditIcon />, onClick: () => setEditing(term.id) },
                      { label: `Merge ${term.name}`, icon: <MergeIcon />, onClick: () => onMerge(term) },
                      {
                        label: `Delete ${term.name}`,
                        icon: <DeleteIcon />,
                        danger: true,
                        onClick: () => onDelete(term),
                      },
                    ]}
                  />
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function renderUsage({ name, usageCount }: Counted, users: Noun, usersAt: (name: string) => string): ReactNode {
  if (usageCount === 0) return 0;
  return (
    <Link to={usersAt(name)} aria-label={`${plural(usageCount, ...users)} with ${name}`}>
      {usageCount}
    </Link>
  );
}

/** Returns the focus to the edit button after the edit mode. */
function useFocusOnRow() {
  const rows = useRef(new Map<string, HTMLElement>());
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    rows.current.get(wanted.current)?.querySelector("button")?.focus();
    wanted.current = null;
  });
  return {
    rowRef: (id: string) => (row: HTMLElement | null) => {
      if (row) rows.current.set(id, row);
      else rows.current.delete(id);
    },
    focusLater: (id: string) => {
      wanted.current = id;
    },
  };
}

const Table = styled("table")(({ theme }) => ({
  width: "100%",
  borderCollapse: "collapse",
  borderTop: `1px solid ${theme.vars.palette.text.primary}`,
  fontSize: "0.9375rem",
  "& th, & td": { padding: "0 12px 0 0", textAlign: "left", fontWeight: 400, overflowWrap: "anywhere" },
  "& thead th": {
    height: 40,
    fontSize: "0.8125rem",
    fontWeight: 550,
    whiteSpace: "nowrap",
    color: theme.vars.palette.text.secondary,
  },
  "& tbody tr": { height: 48, borderTop: `1px solid ${theme.vars.palette.divider}` },
  "& tbody tr:hover, & tbody tr[data-editing='true']": { background: theme.vars.editorial.sunken },
  "& tr[data-editing='true'] td": { padding: "8px 0" },
  "& td:nth-of-type(1)": { width: "22%", fontVariantNumeric: "lining-nums tabular-nums" },
  "& td a": { display: "inline-block", minWidth: 32, lineHeight: "32px", textUnderlineOffset: "0.3em" },
  "& th:last-child:not([scope='row']), & td:last-child": { width: 128, paddingRight: 0, textAlign: "right" },
  "& tr[data-editing='true'] td:last-child": { width: "auto", textAlign: "left" },
  [theme.breakpoints.down("sm")]: { "& thead th": { whiteSpace: "normal", lineHeight: 1.2 } },
}));

interface SortHeaderProps {
  of: TermSort;
  /** The default direction. */
  natural: "ascending" | "descending";
  sort: TermSort;
  reverse: boolean;
  onSort: (sort: TermSort, reverse: boolean) => void;
  children: string;
}

/** A sortable column header; a second press reverses the order. */
function SortHeader({ of, natural, sort, reverse, onSort, children }: SortHeaderProps) {
  const sorted = sort === of;
  const turned = natural === "ascending" ? "descending" : "ascending";
  const way = reverse ? turned : natural;
  return (
    <Head scope="col" aria-sort={sorted ? way : undefined}>
      <button type="button" onClick={() => onSort(of, sorted && !reverse)}>
        {children}
        {sorted ? <span aria-hidden="true">{way === "ascending" ? " ↑" : " ↓"}</span> : null}
      </button>
    </Head>
  );
}

const Head = styled("th")(({ theme }) => ({
  "& button": {
    padding: 0,
    minHeight: 40,
    border: 0,
    background: "none",
    color: "inherit",
    font: "inherit",
    textAlign: "left",
    cursor: "pointer",
    "&:hover": { color: theme.vars.palette.text.primary },
  },
  "&[aria-sort]": { color: theme.vars.palette.text.primary },
}));
