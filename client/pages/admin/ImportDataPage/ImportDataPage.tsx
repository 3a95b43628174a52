import { BringYourSite } from "../../../features/imports/site/admin/BringYourSite";
import { ImportMockData } from "../../../features/imports/sampleData/admin/ImportMockData";
import { RemoveSampleData } from "../../../features/imports/sampleData/admin/RemoveSampleData";
import { importLists } from "../../../features/money/sales/admin/conversions/useConversionReport";
import { contentLists } from "../../../admin/graphql/cacheChanges";
import { ImportList } from "../../../admin/upload/ImportList";
import { ScreenHeader } from "../../../admin/ScreenHeader";
import { ScreenPart } from "../../../admin/ScreenPart";

/** Import Mock Data: adds and removes sample data, and brings another site. */
export function ImportDataPage() {
  return (
    <>
      <ScreenHeader
        title="Import Mock Data"
        text="Fill the site with sample data and remove it again, or bring your own site."
      />
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
        title="Bring your site"
        text="Imports celebrities, outfits, products, articles and subscribers of another site. The export is checked first; nothing is written until you start. Importing again changes only what the export has changed since."
      >
        <BringYourSite />
      </ScreenPart>
      <ScreenPart
        title="Last imports"
        text="What files, feeds and networks brought. An undo restores everything as it was before, for 30 days and while nothing has changed it since."
      >
        <ImportList lists={[...contentLists, ...importLists, "subscribers", "subscriberCounts", "subscriberGrowth"]} />
      </ScreenPart>
    </>
  );
}
