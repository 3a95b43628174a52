import Button from "@mui/material/Button";
import { useToast } from "../../shared/toast/ToastContext";
import { AffiliateLink } from "../../shared/ui/links/AffiliateLink";
import { Disclosure } from "../../shared/ui/Disclosure";

export interface BuyOutfitProps {
  id: string;
  hasLink: boolean;
  /** The retailer's own address, where its program allows none of ours in between. */
  directLink: string | null;
}

/** The way to the whole look at its retailer, and a word where there is none. */
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
