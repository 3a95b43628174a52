import { FoundPrice } from "../../features/shops/links/admin/prices/FoundPrice";
import { PriceHistory } from "../../features/shops/offer/admin/PriceHistory";
import { FillFromPage } from "../../features/shops/shopPages/admin/FillFromPage";

/** What other features add to the forms of products and category items. */
export const offerFormSlots = {
  fillFromPage: <FillFromPage />,
  history: (id: string) => (
    <>
      <FoundPrice id={id} />
      <PriceHistory id={id} />
    </>
  ),
};
