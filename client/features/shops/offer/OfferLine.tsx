import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import Typography from "@mui/material/Typography";
import { OfferCard_OfferFragmentDoc, type OfferCard_OfferFragment } from "../../../graphql/generated/operations";
import { LineCard } from "../../../shared/ui/layout/LineCard";
import { Picture } from "../../../shared/ui/picture/Picture";
import { OfferLink } from "./OfferLink";
import { OfferPrice } from "./OfferPrice";

/** A product inside a text, with its price and the link to its retailer. */
export function OfferLine({ offer }: { offer: FragmentType<OfferCard_OfferFragment> }) {
  const { data, complete } = useFragment({ fragment: OfferCard_OfferFragmentDoc, from: offer });
  if (!complete) return null;
  return (
    <LineCard>
      <figure>
        <Picture src={data.image} alt="" kind="product" width={800} height={800} sizes="136px" />
      </figure>
      <div>
        <Typography variant="overline" color="primary" component="span">
          Shop the piece
        </Typography>
        <strong>{data.title}</strong>
        {data.retailer ? <p>{data.retailer}</p> : null}
        <OfferPrice offer={data} />
        <OfferLink offer={data} />
      </div>
    </LineCard>
  );
}
