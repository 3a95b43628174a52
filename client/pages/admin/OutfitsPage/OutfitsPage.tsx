import { useQuery } from "@apollo/client/react";
import { OutfitBulkActions } from "../../../features/content/outfit/admin/OutfitBulkActions";
import { outfitColumns, outfitSorts, savedColumn } from "../../../features/content/outfit/admin/outfitColumns";
import { OutfitFilters, outfitFilters } from "../../../features/content/outfit/admin/OutfitFilters";
import { outfitKind } from "../../../features/content/outfit/admin/outfitKind";
import { statusColumn } from "../../../features/newsroom/publishing/admin/status/statusColumn";
import { parseStatus } from "../../../features/newsroom/publishing/admin/status/statuses";
import { useAdminList } from "../../../admin/graphql/useAdminList";
import { AdminOutfitsDocument, OutfitTermsDocument } from "../../../graphql/generated/adminOperations";
import { useGridState } from "../../../admin/grid/useGridState";
import { PublishedScreen } from "../PublishedScreen";
import { OutfitsPageActions } from "./OutfitsPageActions";
import { OutfitsPageDialogs } from "./OutfitsPageDialogs";

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
  const list = useAdminList(AdminOutfitsDocument, { ...state.variables, filter });
  const outfits = list.data?.outfits;
  const { data: terms } = useQuery(OutfitTermsDocument);
  return (
    <PublishedScreen
      type="outfit"
      kind={outfitKind}
      title="Outfits"
      actions={
        <OutfitsPageActions
          query={{ search: state.search, occasion, celebrityId: celebrity, tag, status }}
          totalCount={outfits?.totalCount}
        />
      }
      state={state}
      columns={columns}
      list={list}
      connection={outfits}
      filter={filter}
      searchPlaceholder="Search by title or celebrity..."
      filters={<OutfitFilters {...state} />}
      choices={{ occasion: terms?.occasions.map(({ name }) => name) ?? [] }}
      bulk={(bulk) => <OutfitBulkActions bulk={bulk} />}
      dialogs={(control) => <OutfitsPageDialogs control={control} />}
    />
  );
}
