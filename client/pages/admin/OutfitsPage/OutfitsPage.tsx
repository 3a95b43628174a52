import Button from "@mui/material/Button";
import { useState } from "react";
import { paths } from "../../../../site/addresses";
import { BulkOutfits, bulkOutfitsWords, type BulkOutfitsAction } from "../../../features/outfit/admin/list/BulkOutfits";
import { DeleteOutfit } from "../../../features/outfit/admin/DeleteOutfit";
import { outfitColumns, outfitSorts, savedColumn } from "../../../features/outfit/admin/list/outfitColumns";
import { useOutfitEdit } from "../../../features/outfit/admin/list/useOutfitEdit";
import { OutfitFilters, outfitFilters } from "../../../features/outfit/admin/list/OutfitFilters";
import { BulkStatusButtons } from "../../../features/publishing/admin/bulk/BulkStatusButtons";
import { usePublicationDialog } from "../../../features/publishing/admin/usePublicationDialog";
import { StatusFilter } from "../../../features/publishing/admin/status/StatusFilter";
import { statusColumn } from "../../../features/publishing/admin/status/statusColumn";
import { parseStatus } from "../../../features/publishing/admin/status/statuses";
import { SavedViews } from "../../../features/savedViews/admin/SavedViews";
import { useAdminList } from "../../../admin/graphql/useAdminList";
import { AdminOutfitsDocument, type OutfitRowFragment } from "../../../graphql/generated/adminOperations";
import { CopyIcon, DeleteIcon, EditIcon, OpenIcon } from "../../../admin/adminIcons";
import { AdminGrid } from "../../../admin/grid/AdminGrid";
import { BulkBar } from "../../../admin/grid/bulk/BulkBar";
import { useGridSelection } from "../../../admin/grid/useGridSelection";
import { useGridState } from "../../../admin/grid/useGridState";
import { useRecordAddress } from "../../../admin/record/useRecordAddress";
import { useContentRights } from "../../../admin/role/useContentRights";
import { ScreenHeader } from "../../../admin/ScreenHeader";
import { isScheduled } from "../../../shared/format/date";
import { OutfitsPageActions } from "./OutfitsPageActions";
import { OutfitsPageDialogs } from "./OutfitsPageDialogs";

const noun = ["outfit", "outfits"] as const;
const columns = [...outfitColumns, statusColumn, savedColumn];
const filterNames = [...outfitFilters, "status"] as const;
const bulkActions = Object.keys(bulkOutfitsWords) as BulkOutfitsAction[];

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
  const control = useRecordAddress();
  const publication = usePublicationDialog("outfit");
  const { isEditor, canEdit } = useContentRights();
  const selection = useGridSelection(state.filterKey);
  const [deleted, setDeleted] = useState<OutfitRowFragment | null>(null);
  const [bulk, setBulk] = useState<BulkOutfitsAction | null>(null);
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
        rows={outfits?.edges.map(({ node }) => node)}
        totalCount={outfits?.totalCount}
        pageInfo={outfits?.pageInfo}
        loading={loading}
        error={error}
        onRetry={retry}
        emptyText="No outfits found"
        search={{ label: "Search outfits", placeholder: "Search by title or celebrity..." }}
        filters={
          <>
            <OutfitFilters {...state} />
            <StatusFilter {...state} />
          </>
        }
        edit={useOutfitEdit()}
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
          <BulkBar selection={selection} noun={noun} totalCount={outfits?.totalCount}>
            <BulkStatusButtons type="outfit" noun={noun} selection={selection} filter={filter} />
            {bulkActions.map((action) => (
              <Button key={action} size="small" variant="outlined" onClick={() => setBulk(action)}>
                {bulkOutfitsWords[action].confirmLabel}
              </Button>
            ))}
          </BulkBar>
        }
      />
      <OutfitsPageDialogs control={control} />
      {publication.dialog}
      {deleted ? <DeleteOutfit outfit={deleted} onClose={() => setDeleted(null)} /> : null}
      {bulk ? <BulkOutfits action={bulk} selection={selection} filter={filter} onClose={() => setBulk(null)} /> : null}
    </>
  );
}
