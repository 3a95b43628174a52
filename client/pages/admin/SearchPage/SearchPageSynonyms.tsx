import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { DeleteSynonym } from "../../../features/search/admin/DeleteSynonym";
import { synonymColumns, synonymNoun, synonymSorts } from "../../../features/search/admin/searchColumns";
import { SynonymForm } from "../../../features/search/admin/SynonymForm";
import { gridPage, useAdminList } from "../../../admin/graphql/useAdminList";
import {
  AdminSynonymsDocument,
  type SynonymRowFragment,
  type SynonymSort,
} from "../../../graphql/generated/adminOperations";
import { AddIcon, DeleteIcon, EditIcon } from "../../../admin/adminIcons";
import { AdminGrid } from "../../../admin/grid/AdminGrid";
import type { RowAction } from "../../../admin/grid/gridTypes";
import { useGridState } from "../../../admin/grid/useGridState";

/** The synonyms of the search. */
export function SearchPageSynonyms() {
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
      <Line>
        <Button startIcon={<AddIcon />} onClick={() => setEdited("new")}>
          Add Synonym
        </Button>
      </Line>
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

const Line = styled("div")({ display: "flex", justifyContent: "flex-end", marginBottom: 16 });
