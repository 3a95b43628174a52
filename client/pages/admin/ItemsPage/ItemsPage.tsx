import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { useState } from "react";
import { paths } from "../../../../site/addresses";
import { BulkItemsBar } from "../../../features/category/admin/BulkItemsBar";
import { DeleteItemDialog } from "../../../features/category/admin/DeleteItemDialog";
import { itemColumns, itemOrder, itemSorts, type ItemSort } from "../../../features/category/admin/itemColumns";
import { ItemDialogs } from "../../../features/category/admin/ItemForm";
import { useItemEdit } from "../../../features/category/admin/useItemEdit";
import { itemNoun } from "../../../features/category/admin/itemValues";
import { parsePriceRange } from "../../../features/offer/admin/priceOptions";
import { priceUse } from "../../../features/offer/offerState";
import { AdminPriceNote } from "../../../features/offer/admin/AdminPriceNote";
import { offerBulkFields } from "../../../features/offer/admin/offerBulkFields";
import { FoundPrice } from "../../../features/links/admin/prices/FoundPrice";
import { PriceHistory } from "../../../features/offer/admin/PriceHistory";
import { FormImage } from "../../../features/media/admin/FormImage";
import { FillFromPage } from "../../../features/shopPages/admin/FillFromPage";
import { SavedViews } from "../../../features/savedViews/admin/SavedViews";
import { useAdminList } from "../../../admin/graphql/useAdminList";
import {
  AdminItemsDocument,
  ItemCurrenciesDocument,
  type ItemRowFragment,
} from "../../../graphql/generated/adminOperations";
import { AddIcon, CopyIcon, DeleteIcon, EditIcon, OpenIcon } from "../../../admin/adminIcons";
import { AdminGrid } from "../../../admin/grid/AdminGrid";
import type { RowAction } from "../../../admin/grid/gridTypes";
import { useGridSelection } from "../../../admin/grid/useGridSelection";
import { useGridState } from "../../../admin/grid/useGridState";
import { useRecordAddress } from "../../../admin/record/useRecordAddress";
import { useSite } from "../../../shared/site/SiteContext";
import { ScreenHeader } from "../../../admin/ScreenHeader";
import { ItemsPageFilters, type ItemFilterName } from "./ItemsPageFilters";

/** Category Items: the pieces of the product categories, without an outfit. */
export function ItemsPage() {
  const state = useGridState<ItemSort, ItemFilterName>({
    sorts: itemSorts,
    filters: ["category", "retailer", "price"],
  });
  const filter = {
    search: state.search || null,
    categoryName: state.filters.category || null,
    retailer: state.filters.retailer || null,
    price: parsePriceRange(state.filters.price),
  };
  const order = itemOrder(state);
  const list = useAdminList(AdminItemsDocument, { ...state.variables, ...order, filter });
  const { currency } = useSite();
  const compares = priceUse({ price: filter.price ?? "", sort: order.sort });
  const counted = useQuery(ItemCurrenciesDocument, { variables: { filter }, skip: compares === null });
  const currencies = counted.data?.categoryItemCurrencies ?? [];
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
          <>
            <AdminPriceNote {...{ compares, currency, currencies }} />
            <BulkItemsBar
              selection={selection}
              filter={filter}
              totalCount={items?.totalCount}
              fields={offerBulkFields}
            />
          </>
        }
      />
      <ItemDialogs
        control={control}
        imageField={<FormImage name="image" label="Image" kind="product" />}
        fillFromPage={<FillFromPage />}
        history={(id) => (
          <>
            <FoundPrice id={id} />
            <PriceHistory id={id} />
          </>
        )}
      />
      {deleting ? <DeleteItemDialog item={deleting} onClose={() => setDeleting(null)} /> : null}
    </>
  );
}
