import type { FragmentType } from "@apollo/client";
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useId, type ReactNode } from "react";
import type { OfferCard_OfferFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { FavoriteToggle } from "../../../shared/favorites/FavoriteToggle";
import { Picture } from "../../../shared/ui/picture/Picture";
import { pictureSizes } from "../../../shared/ui/picture/pictureSizes";
import { Rating } from "../../../shared/ui/Rating";
import { OfferPrice } from "./OfferPrice";
import { OfferLink } from "./OfferLink";

export interface OfferCardProps {
  offer: FragmentType<OfferCard_OfferFragment>;
  /** The price in the visitor's currency, such as "about $53". */
  about?: string | null;
  /** Heading level, to keep the page's outline complete. */
  level?: 2 | 3 | 4;
  /** For cards on the first screen. */
  priority?: boolean;
  /** The displayed width of the card's image. */
  sizes?: string;
  /** A line below the price, such as who wore it. */
  note?: ReactNode;
}

/** A piece with its price and the link to its retailer. */
export function OfferCard(props: OfferCardProps) {
  const { offer, about, level = 3, priority = false, sizes = pictureSizes.quarter, note } = props;
  const data = getFragmentData<OfferCard_OfferFragment>(offer);
  const titleId = useId();
  const Heading = `h${level}` as const;
  const sale = data.isPriceCurrent && data.isOnSale;
  return (
    <OfferFrame component="article">
      <Figure>
        <Picture src={data.image} alt="" kind="product" width={800} height={800} sizes={sizes} priority={priority} />
        {sale ? (
          <Badge variant="caption" component="span">
            Sale
          </Badge>
        ) : null}
      </Figure>
      <OfferText>
        <Heading id={titleId}>{data.title}</Heading>
        {data.retailer ? <Retailer>{data.retailer}</Retailer> : null}
        <OfferPrice offer={data} about={about} />
        <Rating value={data.rating} count={data.reviewCount} />
        {note}
      </OfferText>
      <FavoriteToggle list="products" id={data.id} describedBy={titleId} title={data.title} />
      {data.hasAffiliateLink ? (
        <Foot>
          <OfferLink offer={data} />
        </Foot>
      ) : null}
    </OfferFrame>
  );
}

const OfferFrame = styled(Card)({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  height: "100%",
}) as typeof Card;

const Figure = styled("div")(({ theme }) => ({
  position: "relative",
  marginBottom: 16,
  overflow: "hidden",
  background: theme.vars.editorial.sunken,
}));

const Badge = styled(Typography)(({ theme }) => ({
  position: "absolute",
  top: 8,
  left: 8,
  padding: "4px 11px",
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
})) as typeof Typography;

const OfferText = styled("div")(({ theme }) => ({
  display: "grid",
  justifyItems: "start",
  gap: 4,
  "& h2, & h3, & h4": { ...theme.typography.h4 },
}));

const Retailer = styled("p")(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

// Aligns the buttons of a row, however long the titles above them are.
const Foot = styled("div")({
  marginTop: "auto",
  paddingTop: 16,
  "& > a": { width: "100%", minHeight: 44, paddingBlock: 9, paddingInline: 12 },
});
