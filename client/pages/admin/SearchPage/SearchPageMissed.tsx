import { useState } from "react";
import { paths } from "../../../../site/addresses";
import { missedColumns, missedNoun, missedSorts } from "../../../features/search/admin/searchColumns";
import { SynonymForm } from "../../../features/search/admin/SynonymForm";
import { useDeleteMissedSearch } from "../../../features/search/admin/useDeleteMissedSearch";
import { gridPage, useAdminList } from "../../../admin/graphql/useAdminList";
import {
  AdminMissedSearchesDocument,
  type MissedSearchRowFragment,
  type MissedSearchSort,
} from "../../../graphql/generated/adminOperations";
import { AddIcon, DeleteIcon, OpenIcon } from "../../../admin/adminIcons";
import { AdminGrid } from "../../../admin/grid/AdminGrid";
import type { RowAction } from "../../../admin/grid/gridTypes";
import { useGridState } from "../../../admin/grid/useGridState";

/** Searches without results; each row leads to a synonym for it. */
export function SearchPageMissed() {
  const state = useGridState<MissedSearchSort>({ sorts: missedSorts });
  const filter = { search: state.search || null };
  const list = useAdminList(AdminMissedSearchesDocument, { ...state.variables, filter });
  const { missedSearches } = list.data ?? {};
  const [word, setWord] = useState<string | null>(null);
  const remove = useDeleteMissedSearch();
  const rowActions = (row: MissedSearchRowFragment): RowAction[] => [
    { label: "Add a synonym", icon: <AddIcon />, onClick: () => setWord(row.text) },
    { label: "Search on the site", icon: <OpenIcon />, href: paths.search({ q: row.text }) },
    { label: "Remove", icon: <DeleteIcon />, danger: true, onClick: () => void remove(row) },
  ];
  return (
    <>
      <AdminGrid
        noun={missedNoun}
        state={state}
        columns={missedColumns}
        {...gridPage(list, missedSearches)}
        emptyText={state.restricted ? "No searches found" : "Every search of the last 90 days found something"}
        search={{ label: "Search the list", placeholder: "Search by words..." }}
        rowActions={rowActions}
        rowHeight={52}
      />
      {word === null ? null : <SynonymForm synonym={null} word={word} onClose={() => setWord(null)} />}
    </>
  );
}
