import type { FragmentType } from "@apollo/client";
import Typography from "@mui/material/Typography";
import type { OfferCard_OfferFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { LineCard } from "../../../shared/ui/layout/LineCard";
import { Picture } from "../../../shared/ui/picture/Picture";
import { OfferLink } from "./OfferLink";
import { OfferPrice } from "./OfferPrice";

/** A product inside a text, with its price and the link to its retailer. */
export function OfferLine({ offer }: { offer: FragmentType<OfferCard_OfferFragment> }) {
  const data = getFragmentData<OfferCard_OfferFragment>(offer);
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
