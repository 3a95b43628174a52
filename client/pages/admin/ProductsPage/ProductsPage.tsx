import { useQuery } from "@apollo/client/react";
import { paths } from "../../../../site/addresses";
import { FormImage } from "../../../features/newsroom/media/admin/FormImage";
import { parsePriceRange, priceOptions } from "../../../features/shops/offer/admin/priceOptions";
import { priceUse } from "../../../features/shops/offer/offerState";
import { AdminPriceNote } from "../../../features/shops/offer/admin/AdminPriceNote";
import { offerBulkFields } from "../../../features/shops/offer/admin/offerBulkFields";
import { ProductBulkActions } from "../../../features/content/product/admin/ProductBulkActions";
import { productColumns, productOrder, productSorts } from "../../../features/content/product/admin/productColumns";
import { ProductFilters, productFilters } from "../../../features/content/product/admin/ProductFilters";
import { ProductForm } from "../../../features/content/product/admin/ProductForm";
import { productKind } from "../../../features/content/product/admin/productKind";
import { SavedViews } from "../../../features/newsroom/savedViews/admin/SavedViews";
import { useAdminList } from "../../../admin/graphql/useAdminList";
import { AdminProductsDocument, ProductCurrenciesDocument } from "../../../graphql/generated/adminOperations";
import { OpenIcon } from "../../../admin/adminIcons";
import { ContentScreen } from "../../../admin/kind/ContentScreen";
import { useGridState } from "../../../admin/grid/useGridState";
import { KindDialogs } from "../../../admin/kind/KindDialogs";
import { useSite } from "../../../shared/site/SiteContext";
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
  const list = useAdminList(AdminProductsDocument, variables);
  const { currency } = useSite();
  const compares = priceUse({ price: filter.price ?? "", sort: variables.sort });
  const counted = useQuery(ProductCurrenciesDocument, { variables: { filter }, skip: compares === null });
  const currencies = counted.data?.affiliateProductCurrencies ?? [];
  return (
    <ContentScreen
      kind={productKind}
      title="Products"
      state={state}
      views={<SavedViews screen="PRODUCTS" params={state.params} />}
      columns={productColumns}
      list={list}
      connection={list.data?.affiliateProducts}
      filter={filter}
      searchPlaceholder="Search by title..."
      filters={<ProductFilters {...state} prices={priceOptions(currency)} />}
      getPage={({ outfit: look }) =>
        look && { label: "View the outfit", icon: <OpenIcon />, href: paths.outfit(look.slug) }
      }
      note={<AdminPriceNote {...{ compares, currency, currencies }} />}
      bulk={(bulk) => <ProductBulkActions bulk={bulk} fields={offerBulkFields} />}
      dialogs={(control) => (
        <KindDialogs kind={productKind} control={control}>
          {(opened) => (
            <ProductForm
              {...opened}
              picture={<FormImage name="image" label="Image URL" kind="product" />}
              {...offerFormSlots}
            />
          )}
        </KindDialogs>
      )}
    />
  );
}
