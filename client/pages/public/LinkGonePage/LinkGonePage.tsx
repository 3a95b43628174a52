import { paths } from "../../../../site/addresses";
import { MissingPage } from "../../../shared/ui/MissingPage";

/** Shown for a shopping link without a target. The server renders it; the client never links here. */
export function LinkGonePage() {
  return (
    <MissingPage
      documentTitle="Shopping link not found"
      title="This shopping link no longer works"
      text="The piece is no longer listed here, or the link is incomplete. The shop may still have it, or something similar."
      to={paths.shop()}
      linkLabel="Browse the shop"
    />
  );
}
