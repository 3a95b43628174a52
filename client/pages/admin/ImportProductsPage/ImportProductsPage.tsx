import { ProductImport } from "../../../features/category/admin/import/ProductImport";
import { ScreenHeader } from "../../../shared/admin/ScreenHeader";
import { ScreenPart } from "../../../shared/admin/ScreenPart";

/** Import Products: adds the products of a shop's export to the six categories. */
export function ImportProductsPage() {
  return (
    <>
      <ScreenHeader title="Import Products" text="Fill the six categories with products of a shop." />
      <ScreenPart
        title="Products from a file"
        text="Imports the products of a shop's export. The file is checked first, and nothing is saved until you confirm."
      >
        <ProductImport />
      </ScreenPart>
    </>
  );
}
