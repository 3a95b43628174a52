import { useQuery } from "@apollo/client/react";
import { paths } from "../../../../site/addresses";
import { OutfitBulkBar } from "../../../features/content/outfit/admin/OutfitBulkBar";
import { outfitColumns, outfitSorts, savedColumn } from "../../../features/content/outfit/admin/outfitColumns";
import { OutfitFilters, outfitFilters } from "../../../features/content/outfit/admin/OutfitFilters";
import { outfitKind } from "../../../features/content/outfit/admin/outfitKind";
import { BulkStatusButtons } from "../../../features/newsroom/publishing/admin/bulk/BulkStatusButtons";
import { usePublicationDialog } from "../../../features/newsroom/publishing/admin/usePublicationDialog";
import { StatusFilter } from "../../../features/newsroom/publishing/admin/status/StatusFilter";
import { statusColumn } from "../../../features/newsroom/publishing/admin/status/statusColumn";
import { parseStatus } from "../../../features/newsroom/publishing/admin/status/statuses";
import { SavedViews } from "../../../features/newsroom/savedViews/admin/SavedViews";
import { useAdminList } from "../../../admin/graphql/useAdminList";
import { AdminOutfitsDocument, OutfitTermsDocument } from "../../../graphql/generated/adminOperations";
import { OpenIcon } from "../../../admin/adminIcons";
import { ContentScreen } from "../../../admin/kind/ContentScreen";
import { useGridState } from "../../../admin/grid/useGridState";
import { isScheduled } from "../../../shared/format/date";
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
  const publication = usePublicationDialog("outfit");
  return (
    <ContentScreen
      kind={outfitKind}
      title="Outfits"
      addLabel="Add Outfit"
      actions={
        <OutfitsPageActions
          query={{ search: state.search, occasion, celebrityId: celebrity, tag, status }}
          totalCount={outfits?.totalCount}
        />
      }
      state={state}
      views={<SavedViews screen="OUTFITS" params={state.params} />}
      columns={columns}
      list={list}
      connection={outfits}
      emptyText="No outfits found"
      search={{ label: "Search outfits", placeholder: "Search by title or celebrity..." }}
      filters={
        <>
          <OutfitFilters {...state} />
          <StatusFilter {...state} />
        </>
      }
      choices={{ occasion: terms?.occasions.map(({ name }) => name) ?? [] }}
      // Others have no public page yet.
      getPage={({ slug, date, status: shown }) =>
        isScheduled(date) || shown !== "PUBLISHED" ? null : { icon: <OpenIcon />, href: paths.outfit(slug) }
      }
      publication={publication}
      bulk={(selection) => (
        <OutfitBulkBar selection={selection} filter={filter} totalCount={outfits?.totalCount}>
          <BulkStatusButtons type="outfit" noun={outfitKind.noun} selection={selection} filter={filter} />
        </OutfitBulkBar>
      )}
      dialogs={(control) => <OutfitsPageDialogs control={control} />}
    />
  );
}
