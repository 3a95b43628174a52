import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { paths } from "../../../../site/addresses";
import { OutfitBulkBar } from "../../../features/outfit/admin/OutfitBulkBar";
import { outfitColumns, outfitSorts, savedColumn } from "../../../features/outfit/admin/outfitColumns";
import { OutfitFilters, outfitFilters } from "../../../features/outfit/admin/OutfitFilters";
import { outfitKind } from "../../../features/outfit/admin/outfitKind";
import { BulkStatusButtons } from "../../../features/publishing/admin/bulk/BulkStatusButtons";
import { usePublicationDialog } from "../../../features/publishing/admin/usePublicationDialog";
import { StatusFilter } from "../../../features/publishing/admin/status/StatusFilter";
import { statusColumn } from "../../../features/publishing/admin/status/statusColumn";
import { parseStatus } from "../../../features/publishing/admin/status/statuses";
import { SavedViews } from "../../../features/savedViews/admin/SavedViews";
import { gridPage, useAdminList } from "../../../admin/graphql/useAdminList";
import {
  AdminOutfitsDocument,
  type OutfitRowFragment,
  OutfitTermsDocument,
} from "../../../graphql/generated/adminOperations";
import { CopyIcon, DeleteIcon, EditIcon, OpenIcon } from "../../../admin/adminIcons";
import { AdminGrid } from "../../../admin/grid/AdminGrid";
import { useGridEdit } from "../../../admin/grid/edit/useGridEdit";
import { useGridSelection } from "../../../admin/grid/useGridSelection";
import { useGridState } from "../../../admin/grid/useGridState";
import { DeleteRecord } from "../../../admin/record/DeleteRecord";
import { useRecordAddress } from "../../../admin/record/useRecordAddress";
import { useContentRights } from "../../../admin/role/useContentRights";
import { ScreenHeader } from "../../../admin/ScreenHeader";
import { isScheduled } from "../../../shared/format/date";
import { OutfitsPageActions } from "./OutfitsPageActions";
import { OutfitsPageDialogs } from "./OutfitsPageDialogs";

const { noun } = outfitKind;
const columns = [...outfitColumns, statusColumn, savedColumn];
const filterNames = [...outfitFilters, "status"] as const;

export function OutfitsPage() {
  const state = useGridState({ sorts: outfitSorts, filters: filterNames });
  const { occasion, celebrity, tag, status } = state.filters;
  const filter = {
    search: state.search || null,
    occasion: occasion || null,
    celebrityId: celebrity || null,
    tag: tag || null,
    status: parseStatus(status),
  };
  const { data, loading, error, retry } = useAdminList(AdminOutfitsDocument, { ...state.variables, filter });
  const outfits = data?.outfits;
  const { data: terms } = useQuery(OutfitTermsDocument);
  const control = useRecordAddress();
  const publication = usePublicationDialog("outfit");
  const { isEditor, canEdit } = useContentRights();
  const selection = useGridSelection(state.filterKey);
  const [deleted, setDeleted] = useState<OutfitRowFragment | null>(null);
  return (
    <>
      <ScreenHeader
        title="Outfits"
        actions={
          <OutfitsPageActions
            query={{ search: state.search, occasion, celebrityId: celebrity, tag, status }}
            totalCount={outfits?.totalCount}
            onAdd={() => control.open("new")}
          />
        }
      />
      <AdminGrid
        views={<SavedViews screen="OUTFITS" params={state.params} />}
        noun={noun}
        state={state}
        columns={columns}
        {...gridPage({ loading, error, retry }, outfits)}
        emptyText="No outfits found"
        search={{ label: "Search outfits", placeholder: "Search by title or celebrity..." }}
        filters={
          <>
            <OutfitFilters {...state} />
            <StatusFilter {...state} />
          </>
        }
        edit={useGridEdit<OutfitRowFragment>(outfitKind, { occasion: terms?.occasions.map(({ name }) => name) ?? [] })}
        onOpen={(row) => (canEdit(row) ? control.open("edit", row.id) : publication.open(row))}
        rowActions={(row) => [
          // Others have no public page yet.
          ...(isScheduled(row.date) || row.status !== "PUBLISHED"
            ? []
            : [{ label: "View", icon: <OpenIcon />, href: paths.outfit(row.slug) }]),
          ...(canEdit(row) ? [{ label: "Edit", icon: <EditIcon />, onClick: () => control.open("edit", row.id) }] : []),
          publication.getAction(row),
          { label: "Duplicate", icon: <CopyIcon />, onClick: () => control.open("copy", row.id) },
          ...(isEditor
            ? [{ label: "Delete", icon: <DeleteIcon />, danger: true, onClick: () => setDeleted(row) }]
            : []),
        ]}
        selection={isEditor ? selection : undefined}
        bulk={
          <OutfitBulkBar selection={selection} filter={filter} totalCount={outfits?.totalCount}>
            <BulkStatusButtons type="outfit" noun={noun} selection={selection} filter={filter} />
          </OutfitBulkBar>
        }
      />
      <OutfitsPageDialogs control={control} />
      {publication.dialog}
      {deleted ? <DeleteRecord kind={outfitKind} row={deleted} onClose={() => setDeleted(null)} /> : null}
    </>
  );
}
