import { useState } from "react";
import { contentKinds, parseContentType, contentTypes } from "../../../admin/kind/contentKinds";
import { DeleteForeverDialog } from "../../../features/newsroom/history/admin/DeleteForeverDialog";
import { TrashBulkBar, trashNoun } from "../../../features/newsroom/history/admin/TrashBulkBar";
import { trashColumns, trashSorts } from "../../../features/newsroom/history/admin/trashColumns";
import { useTrashChanges } from "../../../features/newsroom/history/admin/useTrashChanges";
import { gridPage, useAdminList } from "../../../admin/graphql/useAdminList";
import { AdminTrashDocument, type TrashRowFragment } from "../../../graphql/generated/adminOperations";
import { DeleteIcon, RestoreIcon } from "../../../admin/adminIcons";
import { AdminGrid } from "../../../admin/grid/AdminGrid";
import { GridSelect } from "../../../admin/grid/GridSelect";
import type { RowAction } from "../../../admin/grid/gridTypes";
import { useGridSelection } from "../../../admin/grid/useGridSelection";
import { useGridState } from "../../../admin/grid/useGridState";
import { ScreenHeader } from "../../../admin/ScreenHeader";

/** Trash: rows deleted within the last 30 days, which can be restored. */
export function TrashPage() {
  const state = useGridState<"NEWEST", "kind">({ sorts: trashSorts, filters: ["kind"] });
  const filter = { search: state.search || null, type: parseContentType(state.filters.kind) ?? null };
  const { sort: _newest, ...page } = state.variables;
  const list = useAdminList(AdminTrashDocument, { ...page, filter });
  const selection = useGridSelection(state.filterKey);
  const changes = useTrashChanges();
  const [deleting, setDeleting] = useState<TrashRowFragment | null>(null);
  const trash = list.data?.trash;
  const getTarget = ({ id, title }: TrashRowFragment) => ({ rows: { ids: [id] }, title });
  const rowActions = (row: TrashRowFragment): RowAction[] => [
    { label: "Restore", icon: <RestoreIcon />, onClick: () => void changes.restore(getTarget(row)) },
    {
      label: "Delete permanently",
      icon: <DeleteIcon />,
      danger: true,
      onClick: () => setDeleting(row),
    },
  ];
  return (
    <>
      <ScreenHeader
        title="Trash"
        text="Deleted content stays here for 30 days. Restoring also restores everything that belongs to it."
      />
      <AdminGrid
        noun={trashNoun}
        state={state}
        columns={trashColumns}
        {...gridPage(list, trash)}
        emptyText={state.restricted ? "Nothing in the trash matches" : "The trash is empty"}
        search={{ label: "Search the trash", placeholder: "Search by title..." }}
        filters={
          <GridSelect
            label="Kind"
            allLabel="All types"
            value={parseContentType(state.filters.kind) ?? ""}
            options={contentTypes.map((type) => ({ value: type, label: contentKinds[type].label }))}
            onChange={(kind) => state.setFilter("kind", kind)}
          />
        }
        rowActions={rowActions}
        selection={selection}
        bulk={<TrashBulkBar selection={selection} filter={filter} totalCount={trash?.totalCount} changes={changes} />}
      />
      {deleting ? (
        <DeleteForeverDialog
          what={`"${deleting.title}"`}
          productCount={deleting.productCount}
          onDelete={() => changes.deleteForever(getTarget(deleting))}
          onClose={() => setDeleting(null)}
        />
      ) : null}
    </>
  );
}
