import { paths } from "../../../../site/addresses";
import { MissingPage } from "../../../shared/ui/MissingPage";

/** Shown for a shopping link without a target. The server renders it; the client never links here. */
export function LinkGonePage() {
  return (
    <MissingPage
      documentTitle="Shopping link not found"
      title="This shopping link leads nowhere"
      text="The piece is not listed here any more, or the link was copied without its end. The shop may still have it, or something close to it."
      to={paths.shop()}
      linkLabel="See what can be bought"
    />
  );
}
