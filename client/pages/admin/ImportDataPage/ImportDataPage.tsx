import { ProductImport } from "../../../features/category/admin/import/ProductImport";
import { ImportMockData } from "../../../features/sampleData/admin/ImportMockData";
import { RemoveSampleData } from "../../../features/sampleData/admin/RemoveSampleData";
import { ScreenHeader } from "../../../shared/admin/ScreenHeader";
import { ScreenPart } from "../../../shared/admin/ScreenPart";

/** Import Mock Data: adds and removes sample data, and imports products from a shop's file. */
export function ImportDataPage() {
  return (
    <>
      <ScreenHeader title="Import Mock Data" text="Fill the site with sample data, or with products of a shop." />
      <ScreenPart
        title="Mock data"
        text="Fictional celebrities with outfits, products and articles. Importing again does not change existing rows."
      >
        <ImportMockData />
      </ScreenPart>
      <ScreenPart title="Remove sample data" text="Removes everything that the import above has added.">
        <RemoveSampleData />
      </ScreenPart>
      <ScreenPart
        title="Products from a file"
        text="Imports the products of a shop's export into the six categories. The file is checked first, and nothing is saved until you confirm."
      >
        <ProductImport />
      </ScreenPart>
    </>
  );
}
