import IconButton from "@mui/material/IconButton";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../site/addresses";
import { HeartIcon } from "../../shared/ui/icons";
import { VisuallyHidden } from "../../shared/ui/VisuallyHidden";
import { lazyPart } from "../../shared/ui/lazyPart";

const Name = () => <VisuallyHidden>Favorites</VisuallyHidden>;

// Only the browser knows the number, so its code can load after the page.
const FavoriteCount = lazyPart(async () => (await import("../../shared/favorites/FavoriteCount")).FavoriteCount, Name);

/** The heart of the header, with the number of favorites. */
export function FavoritesLink({ onFollow }: { onFollow: () => void }) {
  return (
    <IconButton component={Link} to={paths.favorites()} onClick={onFollow}>
      <HeartIcon />
      <Suspense fallback={<Name />}>
        <FavoriteCount />
      </Suspense>
    </IconButton>
  );
}
