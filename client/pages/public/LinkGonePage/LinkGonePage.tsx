import { useQuery } from "@apollo/client/react";
import { useParams } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { LinkGonePageDocument } from "../../../graphql/generated/operations";
import { MissingPage } from "../../../shared/ui/MissingPage";
import { UnavailablePiece } from "./UnavailablePiece";

/**
 * Shown for a shopping link without a target, and for a piece that its retailer no longer sells. The server renders it; the
 * client never links here.
 */
export function LinkGonePage() {
  const { "*": id = "" } = useParams();
  const { data } = useQuery(LinkGonePageDocument, { variables: { id } });
  if (data?.offer && !data.offer.isAvailable) return <UnavailablePiece offer={data.offer} />;
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
