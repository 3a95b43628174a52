import { useQuery } from "@apollo/client/react";
import { paths } from "../../../../site/addresses";
import { ItemBulkActions } from "../../../features/content/category/admin/ItemBulkActions";
import { itemColumns, itemOrder, itemSorts, type ItemSort } from "../../../features/content/category/admin/itemColumns";
import { ItemForm } from "../../../features/content/category/admin/ItemForm";
import { categoryOptions, itemKind } from "../../../features/content/category/admin/itemKind";
import { parsePriceRange, priceOptions } from "../../../features/shops/offer/admin/priceOptions";
import { priceUse } from "../../../features/shops/offer/offerState";
import { AdminPriceNote } from "../../../features/shops/offer/admin/AdminPriceNote";
import { offerBulkFields } from "../../../features/shops/offer/admin/offerBulkFields";
import { FormImage } from "../../../features/newsroom/media/admin/FormImage";
import { SavedViews } from "../../../features/newsroom/savedViews/admin/SavedViews";
import { useAdminList } from "../../../admin/graphql/useAdminList";
import {
  AdminItemsDocument,
  ItemChoicesDocument,
  ItemCurrenciesDocument,
  type ItemChoicesQuery,
} from "../../../graphql/generated/adminOperations";
import { OpenIcon } from "../../../admin/adminIcons";
import { ContentScreen } from "../../../admin/kind/ContentScreen";
import { useGridState, type GridState } from "../../../admin/grid/useGridState";
import { KindDialogs } from "../../../admin/kind/KindDialogs";
import { useSite } from "../../../shared/site/SiteContext";
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
  return (
    <ContentScreen
      kind={itemKind}
      title="Category Items"
      state={state}
      views={<SavedViews screen="ITEMS" params={state.params} />}
      columns={itemColumns}
      list={list}
      connection={list.data?.categoryItems}
      filter={filter}
      searchPlaceholder="Search items..."
      filters={<ItemsPageFilters {...state} choices={choices} />}
      choices={{ categoryName: categoryOptions(choices) }}
      getPage={({ title, categoryName }) => ({
        icon: <OpenIcon />,
        href: paths.category(categoryName, { search: title }),
      })}
      note={<AdminPriceNote {...{ compares, currency, currencies }} />}
      bulk={(bulk, selection) => <ItemBulkActions bulk={bulk} selection={selection} fields={offerBulkFields} />}
      dialogs={(control) => (
        <KindDialogs kind={itemKind} control={control}>
          {(opened) => (
            <ItemForm
              {...opened}
              imageField={<FormImage name="image" label="Image" kind="product" />}
              {...offerFormSlots}
            />
          )}
        </KindDialogs>
      )}
    />
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
