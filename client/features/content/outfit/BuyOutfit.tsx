import Button from "@mui/material/Button";
import type { OutfitStory_OutfitFragment } from "../../../graphql/generated/operations";
import { useToast } from "../../../shared/toast/ToastContext";
import { Disclosure } from "../../../shared/ui/Disclosure";
import { AffiliateLink } from "../../../shared/ui/links/AffiliateLink";

type Look = Pick<
  OutfitStory_OutfitFragment,
  "id" | "hasAffiliateLink" | "isAvailable" | "directLink" | "linkHost" | "linkedProduct"
>;

/** ": Crimson Platforms at Northloom, $240" for a product; otherwise where the link leads, as far as that is known. */
function describeLink({ linkHost, linkedProduct }: Look): string {
  if (!linkedProduct) return linkHost ? ` at ${linkHost}` : "";
  const { title, retailer, price, isPriceCurrent } = linkedProduct;
  const shop = retailer || linkHost;
  return `: ${title}${shop ? ` at ${shop}` : ""}${isPriceCurrent && price ? `, ${price}` : ""}`;
}

/** The link to the whole look at its retailer, or a note when there is none. */
export function BuyOutfit({ look }: { look: Look }) {
  const toast = useToast();
  if (look.hasAffiliateLink && look.isAvailable) {
    return (
      <>
        <Disclosure />
        <AffiliateLink
          id={look.id}
          directLink={look.directLink}
          placement="buy"
          onFollow={() => toast({ title: "Opening retailer website" })}
        >
          Buy Now{describeLink(look)}
        </AffiliateLink>
      </>
    );
  }
  const explain = () =>
    toast({
      title: "No purchase link available",
      text: "This outfit doesn't have a direct purchase link",
      variant: "destructive",
    });
  return <Button onClick={explain}>Buy Now</Button>;
}
