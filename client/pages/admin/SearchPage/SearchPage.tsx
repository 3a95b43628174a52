import { styled } from "@mui/material/styles";
import { useSearchParams } from "react-router-dom";
import { useState } from "react";
import Button from "@mui/material/Button";
import { adminPaths, paths } from "../../../../site/addresses";
import { ScreenHeader } from "../../../admin/ScreenHeader";
import { TabPanel } from "../../../shared/ui/tabs/TabPanel";
import { TabStrip } from "../../../shared/ui/tabs/TabStrip";
import {
  missedColumns,
  missedNoun,
  missedSorts,
  synonymColumns,
  synonymNoun,
  synonymSorts,
} from "../../../features/content/search/admin/searchColumns";
import { SynonymForm } from "../../../features/content/search/admin/SynonymForm";
import { useDeleteMissedSearch } from "../../../features/content/search/admin/useDeleteMissedSearch";
import { gridPage, useAdminList } from "../../../admin/graphql/useAdminList";
import {
  AdminMissedSearchesDocument,
  type MissedSearchRowFragment,
  type MissedSearchSort,
  AdminSynonymsDocument,
  type SynonymRowFragment,
  type SynonymSort,
} from "../../../graphql/generated/adminOperations";
import { AddIcon, DeleteIcon, OpenIcon, EditIcon } from "../../../admin/adminIcons";
import { AdminGrid } from "../../../admin/grid/AdminGrid";
import type { RowAction } from "../../../admin/grid/gridTypes";
import { useGridState } from "../../../admin/grid/useGridState";
import { DeleteSynonym } from "../../../features/content/search/admin/DeleteSynonym";

const tabs = [
  { value: "missed", label: "Without results", to: adminPaths.search() },
  { value: "synonyms", label: "Synonyms", to: adminPaths.search({ list: "synonyms" }) },
];

/** Search: what visitors searched for in vain, and the synonyms that help. */
export function SearchPage() {
  const [params] = useSearchParams();
  const list = params.get("list") === "synonyms" ? "synonyms" : "missed";
  return (
    <>
      <ScreenHeader
        title="Search"
        text="Visitors' searches without results in the last 90 days. Add a synonym, and they find the matching content."
      />
      <TabStrip arrows label="Lists" name="search" tabs={tabs} value={list} />
      <TabPanel name="search" value={list}>
        <PanelSpace>{list === "missed" ? <SearchPageMissed /> : <SearchPageSynonyms />}</PanelSpace>
      </TabPanel>
    </>
  );
}

const PanelSpace = styled("div")({ paddingTop: 20 });

/** Searches without results; each row leads to a synonym for it. */
function SearchPageMissed() {
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

/** The synonyms of the search. */
function SearchPageSynonyms() {
  const state = useGridState<SynonymSort>({ sorts: synonymSorts });
  const filter = { search: state.search || null };
  const list = useAdminList(AdminSynonymsDocument, { ...state.variables, filter });
  const { synonyms } = list.data ?? {};
  const [edited, setEdited] = useState<SynonymRowFragment | "new" | null>(null);
  const [deleting, setDeleting] = useState<SynonymRowFragment | null>(null);
  const rowActions = (row: SynonymRowFragment): RowAction[] => [
    { label: "Edit", icon: <EditIcon />, onClick: () => setEdited(row) },
    { label: "Delete", icon: <DeleteIcon />, danger: true, onClick: () => setDeleting(row) },
  ];
  return (
    <>
      <ListActions>
        <Button startIcon={<AddIcon />} onClick={() => setEdited("new")}>
          Add Synonym
        </Button>
      </ListActions>
      <AdminGrid
        noun={synonymNoun}
        state={state}
        columns={synonymColumns}
        {...gridPage(list, synonyms)}
        emptyText={state.restricted ? "No synonyms found" : "There are no synonyms yet"}
        search={{ label: "Search synonyms", placeholder: "Search synonyms..." }}
        onOpen={setEdited}
        rowActions={rowActions}
        rowHeight={52}
      />
      {edited ? <SynonymForm synonym={edited === "new" ? null : edited} onClose={() => setEdited(null)} /> : null}
      {deleting ? <DeleteSynonym synonym={deleting} onClose={() => setDeleting(null)} /> : null}
    </>
  );
}

const ListActions = styled("div")({ display: "flex", justifyContent: "flex-end", marginBottom: 16 });
