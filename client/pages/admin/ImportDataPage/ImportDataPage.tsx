import { ProductImport } from "../../../features/category/admin/import/ProductImport";
import { ImportMockData } from "../../../features/sampleData/admin/ImportMockData";
import { RemoveSampleData } from "../../../features/sampleData/admin/RemoveSampleData";
import { ScreenHeader } from "../../../shared/admin/ScreenHeader";
import { ScreenPart } from "../../../shared/admin/ScreenPart";

/** Import Mock Data: adds and removes sample data, and imports products from a shop's file. */
export function ImportDataPage() {
  return (
    <>
      <ScreenHeader title="Import Mock Data" text="Fill the site with samples, or with the products of a shop." />
      <ScreenPart
        title="Mock data"
        text="Invented celebrities with outfits, products and articles. Importing again changes nothing that is there."
      >
        <ImportMockData />
      </ScreenPart>
      <ScreenPart title="Remove sample data" text="Everything that the import above has written, in one go.">
        <RemoveSampleData />
      </ScreenPart>
      <ScreenPart
        title="Products from a file"
        text="Brings the products of a shop's export into the six categories. The file is checked first; nothing is written before you say so."
      >
        <ProductImport />
      </ScreenPart>
    </>
  );
}
