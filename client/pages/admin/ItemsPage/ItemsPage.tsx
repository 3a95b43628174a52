import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { useState } from "react";
import { paths } from "../../../../site/addresses";
import { ItemBulkBar } from "../../../features/category/admin/ItemBulkBar";
import { itemColumns, itemOrder, itemSorts, type ItemSort } from "../../../features/category/admin/itemColumns";
import { ItemForm } from "../../../features/category/admin/ItemForm";
import { categoryOptions, itemKind } from "../../../features/category/admin/itemKind";
import { parsePriceRange, priceOptions } from "../../../features/offer/admin/priceOptions";
import { priceUse } from "../../../features/offer/offerState";
import { AdminPriceNote } from "../../../features/offer/admin/AdminPriceNote";
import { offerBulkFields } from "../../../features/offer/admin/offerBulkFields";
import { FormImage } from "../../../features/media/admin/FormImage";
import { SavedViews } from "../../../features/savedViews/admin/SavedViews";
import { gridPage, useAdminList } from "../../../admin/graphql/useAdminList";
import {
  AdminItemsDocument,
  ItemChoicesDocument,
  ItemCurrenciesDocument,
  type ItemRowFragment,
  type ItemChoicesQuery,
} from "../../../graphql/generated/adminOperations";
import { AddIcon, CopyIcon, DeleteIcon, EditIcon, OpenIcon } from "../../../admin/adminIcons";
import { AdminGrid } from "../../../admin/grid/AdminGrid";
import type { RowAction } from "../../../admin/grid/gridTypes";
import { useGridSelection } from "../../../admin/grid/useGridSelection";
import { useGridState, type GridState } from "../../../admin/grid/useGridState";
import { useGridEdit } from "../../../admin/grid/edit/useGridEdit";
import { DeleteRecord } from "../../../admin/record/DeleteRecord";
import { KindDialogs } from "../../../admin/record/KindDialogs";
import { useRecordAddress } from "../../../admin/record/useRecordAddress";
import { useSite } from "../../../shared/site/SiteContext";
import { ScreenHeader } from "../../../admin/ScreenHeader";
import { GridSelect } from "../../../admin/grid/GridSelect";
import { offerFormSlots } from "../offerFormSlots";

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
  const { data: choices } = useQuery(ItemChoicesDocument);
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
        noun={itemKind.noun}
        state={state}
        columns={itemColumns}
        {...gridPage(list, items)}
        emptyText="No items found"
        search={{ label: "Search items", placeholder: "Search items..." }}
        filters={<ItemsPageFilters {...state} choices={choices} />}
        edit={useGridEdit<ItemRowFragment>(itemKind, { categoryName: categoryOptions(choices) })}
        onOpen={({ id }) => control.open("edit", id)}
        rowActions={(row) => [
          ...rowActions(row),
          { label: "Delete", icon: <DeleteIcon />, danger: true, onClick: () => setDeleting(row) },
        ]}
        selection={selection}
        bulk={
          <>
            <AdminPriceNote {...{ compares, currency, currencies }} />
            <ItemBulkBar
              selection={selection}
              filter={filter}
              totalCount={items?.totalCount}
              fields={offerBulkFields}
            />
          </>
        }
      />
      <KindDialogs kind={itemKind} control={control}>
        {(opened) => (
          <ItemForm
            {...opened}
            imageField={<FormImage name="image" label="Image" kind="product" />}
            {...offerFormSlots}
          />
        )}
      </KindDialogs>
      {deleting ? <DeleteRecord kind={itemKind} row={deleting} onClose={() => setDeleting(null)} /> : null}
    </>
  );
}

type ItemFilterName = "category" | "retailer" | "price";

interface ItemsPageFiltersProps extends Pick<GridState<string, ItemFilterName>, "filters" | "setFilter"> {
  choices: ItemChoicesQuery | undefined;
}

function ItemsPageFilters({ filters, setFilter, choices: data }: ItemsPageFiltersProps) {
  const { currency } = useSite();
  return (
    <>
      <GridSelect
        label="Category"
        allLabel="All categories"
        value={filters.category}
        options={categoryOptions(data)}
        onChange={(value) => setFilter("category", value)}
      />
      <GridSelect
        label="Retailer"
        allLabel="All retailers"
        value={filters.retailer}
        options={
          data?.categoryItemRetailers.map(({ name, count }) => ({ value: name, label: `${name} (${count})` })) ?? []
        }
        onChange={(value) => setFilter("retailer", value)}
      />
      <GridSelect
        label="Price"
        allLabel="All prices"
        value={parsePriceRange(filters.price) ?? ""}
        options={priceOptions(currency)}
        onChange={(value) => setFilter("price", value)}
      />
    </>
  );
}
