import type { FragmentType } from "@apollo/client";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import type { OfferHit_OfferFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { describePriceSource } from "../../../shared/format/priceSource";
import { AffiliateLink } from "../../../shared/ui/links/AffiliateLink";
import { Price } from "../../../shared/ui/Price";
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";
import { HitRow } from "./HitRow";

export interface OfferHitProps {
  offer: FragmentType<OfferHit_OfferFragment>;
  query: string;
}

/** A piece in the search results: its retailer, and its page on this site. */
export function OfferHit({ offer, query }: OfferHitProps) {
  const data = getFragmentData<OfferHit_OfferFragment>(offer);
  const { id, title, image, retailer, hasAffiliateLink, directLink, isAvailable } = data;
  const price = data.isPriceCurrent ? data.price : "";
  return (
    <HitRow title={title} query={query} image={image} kind="product">
      <p>
        {retailer}
        {retailer && price ? ", " : null}
        <Price price={price} original={data.isOnSale ? data.originalPrice : null} />
        {price ? <Source>{describePriceSource(data)}</Source> : null}
      </p>
      <Ways>
        {hasAffiliateLink && isAvailable ? (
          <AffiliateLink id={id} directLink={directLink} placement="search" variant="text">
            Shop Now<VisuallyHidden> {title}</VisuallyHidden>
          </AffiliateLink>
        ) : null}
        <Home offer={data} />
      </Ways>
    </HitRow>
  );
}

function Home({ offer }: { offer: OfferHit_OfferFragment }) {
  if ("categoryName" in offer) return <Link to={paths.category(offer.categoryName)}>In {offer.categoryLabel}</Link>;
  const { outfit } = offer;
  return outfit?.celebrity ? <Link to={paths.outfit(outfit.slug)}>Worn by {outfit.celebrity.name}</Link> : null;
}

const Source = styled("small")(({ theme }) => ({ ...theme.typography.caption, display: "block" }));

const Ways = styled("p")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 24px",
  marginTop: 4,
  "& > a[data-variant]": { paddingInline: 0 },
  "& > a:last-of-type:not([data-variant])": {
    ...theme.typography.body2,
    display: "inline-flex",
    alignItems: "center",
    minHeight: 44,
    color: theme.vars.palette.text.secondary,
    textDecorationThickness: 1,
    textUnderlineOffset: "0.4em",
    "&:hover": { color: theme.vars.palette.primary.main },
  },
}));
