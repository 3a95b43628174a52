import { styled } from "@mui/material/styles";
import type { OfferCard_OfferFragment } from "../../../graphql/generated/operations";
import { conditionLabels } from "../../../shared/format/condition";
import { moneyText } from "../../../shared/format/money";
import { describePriceSource } from "../../../shared/format/priceSource";
import { Price } from "../../../shared/ui/Price";

type Priced = Pick<
  OfferCard_OfferFragment,
  | "price"
  | "priceCurrency"
  | "condition"
  | "priceDroppedFrom"
  | "priceAsOf"
  | "priceSource"
  | "isPriceCurrent"
  | "originalPrice"
  | "isOnSale"
  | "retailer"
>;

interface OfferPriceProps {
  offer: Priced;
  about?: string | null;
  /** For a list that names the source once. */
  hideSource?: boolean;
}

/** The price with its source and what it was before it dropped; hidden when it is older than its program allows. */
export function OfferPrice({ offer, about, hideSource = false }: OfferPriceProps) {
  const { price, priceCurrency, priceDroppedFrom, isPriceCurrent, originalPrice, isOnSale, retailer } = offer;
  if (!isPriceCurrent) return <Aside>{retailer ? `See the price at ${retailer}` : "See the price at the shop"}</Aside>;
  if (price === "") return null;
  // The lowest price of the last 30 days is the one to compare with, so it replaces the shop's.
  const original = isOnSale && priceDroppedFrom === null ? originalPrice : null;
  return (
    <span>
      <Price price={price} original={original} />
      {offer.condition === "NEW" ? null : <Aside>{conditionLabels[offer.condition]}</Aside>}
      {about ? <Aside>{about}</Aside> : null}
      {priceDroppedFrom !== null && priceCurrency !== null ? (
        <Drop>Price dropped from {moneyText(priceDroppedFrom, priceCurrency)}</Drop>
      ) : null}
      {hideSource ? null : <Aside>{describePriceSource(offer)}</Aside>}
    </span>
  );
}

const Aside = styled("small")(({ theme }) => ({
  ...theme.typography.caption,
  display: "block",
  color: theme.vars.palette.text.secondary,
}));

const Drop = styled(Aside)(({ theme }) => ({ color: theme.vars.palette.primary.main }));
