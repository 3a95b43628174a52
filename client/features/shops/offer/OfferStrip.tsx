import type { FragmentType } from "@apollo/client";
import { styled } from "@mui/material/styles";
import type { OfferCard_OfferFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { Picture } from "../../../shared/ui/picture/Picture";
import { OfferLink } from "./OfferLink";
import { OfferPrice } from "./OfferPrice";

/** A product on one line: a small picture, its name, shop and price, and the link to the shop. */
export function OfferStrip({ offer }: { offer: FragmentType<OfferCard_OfferFragment> }) {
  const data = getFragmentData<OfferCard_OfferFragment>(offer);
  return (
    <Strip>
      <figure>
        <Picture src={data.image} alt="" kind="product" width={800} height={800} sizes="88px" />
      </figure>
      <div>
        <strong>{data.title}</strong>
        {data.retailer ? <p>{data.retailer}</p> : null}
        <OfferPrice offer={data} />
      </div>
      <OfferLink offer={data} />
    </Strip>
  );
}

const Strip = styled("article")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "clamp(4.5rem, 20vw, 5.5rem) minmax(0, 1fr) auto",
  alignItems: "center",
  gap: 14,
  "& > figure": { overflow: "hidden", background: theme.vars.editorial.sunken },
  "& > div": { display: "grid", justifyItems: "start", gap: 2, minWidth: 0 },
  "& strong": { ...theme.typography.h5, fontSize: "1rem" },
  "& p": { ...theme.typography.body2, lineHeight: 1.4, color: theme.vars.palette.text.secondary },
  "& > a": { minHeight: 44, paddingBlock: 9, paddingInline: 16 },
}));
