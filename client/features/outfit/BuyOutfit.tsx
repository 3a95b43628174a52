import Button from "@mui/material/Button";
import { useToast } from "../../shared/toast/ToastContext";
import { AffiliateLink } from "../../shared/ui/links/AffiliateLink";
import { Disclosure } from "../../shared/ui/Disclosure";

export interface BuyOutfitProps {
  id: string;
  hasLink: boolean;
  /** The retailer's URL, when its program allows no redirect through this site. */
  directLink: string | null;
}

/** The link to the whole look at its retailer, or a note when there is none. */
export function BuyOutfit({ id, hasLink, directLink }: BuyOutfitProps) {
  const toast = useToast();
  if (hasLink) {
    return (
      <>
        <Disclosure />
        <AffiliateLink
          id={id}
          directLink={directLink}
          placement="buy"
          onFollow={() => toast({ title: "Opening retailer website" })}
        >
          Buy Now
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
