import { useQuery } from "@apollo/client/react";
import { RaisedPricesDocument, type RaisedPricesQuery } from "../../../../../graphql/generated/adminOperations";
import { shortDate } from "../../../../../shared/format/date";
import { moneyText } from "../../../../../shared/format/money";
import { plural } from "../../../../../shared/format/plural";
import { AlertBox } from "../LinkAlertList";

const [mostOffers, mostPrices] = [20, 4];

/** "$210 since Nov 5, 2026, $270 since Nov 10, 2026": without the last point when it only confirms the price. */
function describePrices({ priceHistory, priceCurrency }: RaisedPricesQuery["raisedPrices"][number]): string {
  return priceHistory
    .filter(({ amount }, at) => amount !== priceHistory[at - 1]?.amount)
    .slice(-mostPrices)
    .map(({ day, amount }) => `${moneyText(amount, priceCurrency ?? "USD")} since ${shortDate(day)}`)
    .join(", ");
}

/** Names the shops that raised a price before a "sale"; renders nothing when there are none. */
export function RaisedPriceList() {
  const { data } = useQuery(RaisedPricesDocument, { fetchPolicy: "cache-and-network" });
  const offers = data?.raisedPrices ?? [];
  if (offers.length === 0) return null;
  return (
    <AlertBox aria-label="Prices raised before a sale">
      <h2>{plural(offers.length, "price was raised before its sale", "prices were raised before their sales")}</h2>
      <p>The shop calls these reduced, but they cost no more within the 30 days before. Visitors see no sale.</p>
      <ul>
        {offers.slice(0, mostOffers).map((offer) => (
          <li key={offer.id}>
            <strong>{offer.retailer || "Unknown shop"}</strong>: {offer.title}, {describePrices(offer)}; the shop&apos;s
            former price is {offer.originalPrice}
          </li>
        ))}
        {offers.length > mostOffers ? <li>and {offers.length - mostOffers} more</li> : null}
      </ul>
    </AlertBox>
  );
}
