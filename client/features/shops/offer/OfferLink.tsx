import { styled } from "@mui/material/styles";
import type { OfferCard_OfferFragment } from "../../../graphql/generated/operations";
import { AffiliateLink } from "../../../shared/ui/links/AffiliateLink";
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";

/** The link to the shop. If its page is gone: a note and a link to the most similar piece. */
export function OfferLink({ offer }: { offer: OfferCard_OfferFragment }) {
  const { id, title, hasAffiliateLink, directLink, isAvailable } = offer;
  if (!hasAffiliateLink) return null;
  if (isAvailable) {
    return (
      <AffiliateLink id={id} directLink={directLink} placement="card" variant="outlined">
        Shop Now<VisuallyHidden> {title}</VisuallyHidden>
      </AffiliateLink>
    );
  }
  const other = offer.replacement;
  if (!other) return <Word>No longer available</Word>;
  return (
    <>
      <Word>
        No longer available. Similar: {other.title}
        {other.retailer ? ` at ${other.retailer}` : null}
      </Word>
      <AffiliateLink id={other.id} directLink={other.directLink} placement="card" variant="outlined">
        Shop Similar<VisuallyHidden> {other.title}</VisuallyHidden>
      </AffiliateLink>
    </>
  );
}

const Word = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  "&:not(:last-child)": { marginBottom: 12 },
}));
