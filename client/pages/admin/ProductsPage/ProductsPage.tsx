import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { useState } from "react";
import { paths } from "../../../../site/addresses";
import { FormImage } from "../../../features/media/admin/FormImage";
import { parsePriceRange, priceOptions } from "../../../features/offer/admin/priceOptions";
import { priceUse } from "../../../features/offer/offerState";
import { AdminPriceNote } from "../../../features/offer/admin/AdminPriceNote";
import { offerBulkFields } from "../../../features/offer/admin/offerBulkFields";
import { ProductBulkBar } from "../../../features/product/admin/ProductBulkBar";
import { productColumns, productOrder, productSorts } from "../../../features/product/admin/productColumns";
import { ProductFilters, productFilters } from "../../../features/product/admin/ProductFilters";
import { ProductForm } from "../../../features/product/admin/ProductForm";
import { productKind } from "../../../features/product/admin/productKind";
import { SavedViews } from "../../../features/savedViews/admin/SavedViews";
import { gridPage, useAdminList } from "../../../admin/graphql/useAdminList";
import {
  AdminProductsDocument,
  ProductCurrenciesDocument,
  type ProductRowFragment,
} from "../../../graphql/generated/adminOperations";
import { AddIcon, CopyIcon, DeleteIcon, EditIcon, OpenIcon } from "../../../admin/adminIcons";
import { AdminGrid } from "../../../admin/grid/AdminGrid";
import type { RowAction } from "../../../admin/grid/gridTypes";
import { useGridSelection } from "../../../admin/grid/useGridSelection";
import { useGridState } from "../../../admin/grid/useGridState";
import { useGridEdit } from "../../../admin/grid/edit/useGridEdit";
import { DeleteRecord } from "../../../admin/record/DeleteRecord";
import { KindDialogs } from "../../../admin/record/KindDialogs";
import { useRecordAddress } from "../../../admin/record/useRecordAddress";
import { useSite } from "../../../shared/site/SiteContext";
import { ScreenHeader } from "../../../admin/ScreenHeader";
import { offerFormSlots } from "../offerFormSlots";

export function ProductsPage() {
  const state = useGridState({ sorts: productSorts, filters: productFilters });
  const { retailer, outfit, price } = state.filters;
  const filter = {
    search: state.search || null,
    retailer: retailer || null,
    outfitId: outfit || null,
    price: parsePriceRange(price),
  };
  const variables = { ...productOrder(state.variables), filter };
  const { data, loading, error, retry } = useAdminList(AdminProductsDocument, variables);
  const products = data?.affiliateProducts;
  const { currency } = useSite();
  const compares = priceUse({ price: filter.price ?? "", sort: variables.sort });
  const counted = useQuery(ProductCurrenciesDocument, { variables: { filter }, skip: compares === null });
  const currencies = counted.data?.affiliateProductCurrencies ?? [];
  const control = useRecordAddress();
  const selection = useGridSelection(state.filterKey);
  const [deleted, setDeleted] = useState<ProductRowFragment | null>(null);
  const rowActions = (row: ProductRowFragment): RowAction[] => [
    ...(row.outfit ? [{ label: "View the outfit", icon: <OpenIcon />, href: paths.outfit(row.outfit.slug) }] : []),
    { label: "Edit", icon: <EditIcon />, onClick: () => control.open("edit", row.id) },
    { label: "Duplicate", icon: <CopyIcon />, onClick: () => control.open("copy", row.id) },
    { label: "Delete", icon: <DeleteIcon />, danger: true, onClick: () => setDeleted(row) },
  ];
  return (
    <>
      <ScreenHeader
        title="Products"
        actions={
          <Button startIcon={<AddIcon />} onClick={() => control.open("new")}>
            Add Product
          </Button>
        }
      />
      <AdminGrid
        views={<SavedViews screen="PRODUCTS" params={state.params} />}
        noun={productKind.noun}
        state={state}
        columns={productColumns}
        {...gridPage({ loading, error, retry }, products)}
        emptyText="No products found"
        search={{ label: "Search products", placeholder: "Search by title..." }}
        filters={<ProductFilters {...state} prices={priceOptions(currency)} />}
        edit={useGridEdit<ProductRowFragment>(productKind)}
        onOpen={({ id }) => control.open("edit", id)}
        rowActions={rowActions}
        selection={selection}
        bulk={
          <>
            <AdminPriceNote {...{ compares, currency, currencies }} />
            <ProductBulkBar
              selection={selection}
              filter={filter}
              totalCount={products?.totalCount}
              fields={offerBulkFields}
            />
          </>
        }
      />
      <KindDialogs kind={productKind} control={control}>
        {(opened) => (
          <ProductForm
            {...opened}
            picture={<FormImage name="image" label="Image URL" kind="product" />}
            {...offerFormSlots}
          />
        )}
      </KindDialogs>
      {deleted ? <DeleteRecord kind={productKind} row={deleted} onClose={() => setDeleted(null)} /> : null}
    </>
  );
}
