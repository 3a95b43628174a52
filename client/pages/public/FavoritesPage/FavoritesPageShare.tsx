import Button from "@mui/material/Button";
import { paths } from "../../../../site/addresses";
import { ShareIcon } from "../../../shared/ui/icons";
import { useShare } from "../../../shared/ui/links/useShare";
import { maxSharedIds, writeSharedIds } from "./sharedIds";

export interface FavoritesPageShareProps {
  /** Newest first. */
  looks: readonly string[];
  products: readonly string[];
}

/** Shares a link that holds the ids: there are no accounts. */
export function FavoritesPageShare({ looks, products }: FavoritesPageShareProps) {
  const path = paths.favorites({ looks: writeSharedIds(looks), products: writeSharedIds(products) });
  const { share } = useShare({ title: "Favorites", path });
  const isCut = looks.length > maxSharedIds || products.length > maxSharedIds;
  return (
    <Button variant="outlined" startIcon={<ShareIcon />} onClick={() => void share()}>
      {isCut ? `Share the newest ${maxSharedIds} of each` : "Share"}
    </Button>
  );
}
