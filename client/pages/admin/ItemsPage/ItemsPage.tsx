import Button from "@mui/material/Button";
import { useState } from "react";
import { paths } from "../../../../site/addresses";
import { BulkItemsBar } from "../../../features/category/admin/BulkItemsBar";
import { DeleteItemDialog } from "../../../features/category/admin/DeleteItemDialog";
import { itemColumns, itemOrder, itemSorts, type ItemSort } from "../../../features/category/admin/itemColumns";
import { ItemDialogs } from "../../../features/category/admin/ItemDialogs";
import { useItemEdit } from "../../../features/category/admin/useItemEdit";
import { itemNoun } from "../../../features/category/admin/itemLists";
import { offerBulkFields } from "../../../features/offer/admin/offerBulkFields";
import { PriceHistory } from "../../../features/offer/admin/PriceHistory";
import { FormImage } from "../../../features/media/admin/FormImage";
import { SavedViews } from "../../../features/savedView/admin/SavedViews";
import { useAdminList } from "../../../graphql/admin/useAdminList";
import { AdminItemsDocument, type ItemRowFragment } from "../../../graphql/generated/adminOperations";
import { AddIcon, CopyIcon, DeleteIcon, EditIcon, OpenIcon } from "../../../shared/admin/adminIcons";
import { AdminGrid } from "../../../shared/admin/grid/AdminGrid";
import type { RowAction } from "../../../shared/admin/grid/gridTypes";
import { useGridSelection } from "../../../shared/admin/grid/useGridSelection";
import { useGridState } from "../../../shared/admin/grid/useGridState";
import { useRecordAddress } from "../../../shared/admin/record/useRecordAddress";
import { ScreenHeader } from "../../../shared/admin/ScreenHeader";
import { ItemsPageFilters, parsePriceRange, type ItemFilterName } from "./ItemsPageFilters";

/** Category Items: the pieces of the six categories, without an outfit. */
export function ItemsPage() {
  const state = useGridState<ItemSort, ItemFilterName>({
    sorts: itemSorts,
    filters: ["category", "retailer", "price"],
  });
  const filter = {
    search: state.search || null,
    categoryName: state.filters.category || null,
    retailer: state.filters.retailer || null,
    price: parsePriceRange(state.filters.price) ?? null,
  };
  const list = useAdminList(AdminItemsDocument, { ...state.variables, ...itemOrder(state), filter });
  const selection = useGridSelection(state.filterKey);
  const control = useRecordAddress();
  const [deleting, setDeleting] = useState<ItemRowFragment | null>(null);
  const items = list.data?.categoryItems;
  const rowActions = ({ id, title, categoryName }: ItemRowFragment): RowAction[] => [
    { label: "View", icon: <OpenIcon />, href: paths.category(categoryName, { search: title }) },
    { label: "Edit", icon: <EditIcon />, onClick: () => control.open("edit", id) },
    { label: "Duplicate", icon: <CopyIcon />, onClick: () => control.open("copy", id) },
  ];
  return (
    <>
      <ScreenHeader
        title="Category Items"
        actions={
          <Button startIcon={<AddIcon />} onClick={() => control.open("new")}>
            Add Item
          </Button>
        }
      />
      <AdminGrid
        views={<SavedViews screen="ITEMS" params={state.params} />}
        noun={itemNoun}
        state={state}
        columns={itemColumns}
        rows={items?.edges.map(({ node }) => node)}
        totalCount={items?.totalCount}
        pageInfo={items?.pageInfo}
        loading={list.loading}
        error={list.error}
        onRetry={list.retry}
        emptyText="No items found"
        search={{ label: "Search items", placeholder: "Search items..." }}
        filters={<ItemsPageFilters state={state} />}
        edit={useItemEdit()}
        onOpen={({ id }) => control.open("edit", id)}
        rowActions={(row) => [
          ...rowActions(row),
          { label: "Delete", icon: <DeleteIcon />, danger: true, onClick: () => setDeleting(row) },
        ]}
        selection={selection}
        bulk={
          <BulkItemsBar selection={selection} filter={filter} totalCount={items?.totalCount} fields={offerBulkFields} />
        }
      />
      <ItemDialogs
        control={control}
        imageField={<FormImage name="image" label="Image" kind="product" />}
        history={(id) => <PriceHistory id={id} />}
      />
      {deleting ? <DeleteItemDialog item={deleting} onClose={() => setDeleting(null)} /> : null}
    </>
  );
}
