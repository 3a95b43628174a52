import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { unsavedText, useFavorites, type Favorites } from "../../../shared/favorites/useFavorites";
import { plural } from "../../../shared/format/plural";
import { useToast } from "../../../shared/toast/ToastContext";
import { Cluster } from "../../../shared/ui/layout/Cluster";
import { EmptyState } from "../../../shared/ui/EmptyState";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { FavoritesPageLists } from "./FavoritesPageLists";
import { useFavoriteRows } from "./useFavoriteRows";
import { useIdPages } from "../../../shared/hooks/useIdPages";
import { hiddenWithoutScript } from "../../../shared/theme/hiddenWithoutScript";

export interface SharedFavorites {
  looks: readonly string[];
  products: readonly string[];
}

/** The favorites of a link. Skips ids without a row. */
export function FavoritesPageShared({ looks, products }: SharedFavorites) {
  const lookPages = useIdPages(looks);
  const productPages = useIdPages(products);
  const rows = useFavoriteRows(lookPages.shown, productPages.shown);
  const isEmpty = !rows.isLoading && !rows.hasFailed && rows.looks.length + rows.products.length === 0;
  const own = (
    <Button component={Link} to={paths.favorites()} variant="outlined">
      My favorites
    </Button>
  );
  if (isEmpty)
    return <EmptyState title="Nothing to show" text="What this link shared is no longer available." action={own} />;
  const gone = new Set(rows.gone);
  const isHere = (id: string) => !gone.has(id);
  return (
    <>
      <Cluster>
        <SaveAll looks={looks.filter(isHere)} products={products.filter(isHere)} />
        {own}
      </Cluster>
      {rows.hasFailed ? <ErrorState busy={rows.isBusy} onRetry={rows.retry} /> : null}
      <FavoritesPageLists
        rows={rows}
        looks={{ ...lookPages, count: looks.filter(isHere).length }}
        products={{ ...productPages, count: products.filter(isHere).length }}
      />
    </>
  );
}

/** Adds the ids, the first one of the link as the newest. Returns what reverts it. */
function addAll({ ids, change }: Favorites, shared: readonly string[]) {
  const known = new Set(ids);
  const added = shared.filter((id) => !known.has(id));
  const isStored = added.length === 0 || change((current) => [...current, ...[...added].reverse()]);
  const addedIds = new Set(added);
  const undo = () => void change((current) => current.filter((id) => !addedIds.has(id)));
  return { count: added.length, isStored, undo };
}

function SaveAll({ looks, products }: SharedFavorites) {
  const favorites = { looks: useFavorites("looks"), products: useFavorites("products") };
  const toast = useToast();
  const isSaved = looks.every(favorites.looks.has) && products.every(favorites.products.has);
  const save = () => {
    const added = [addAll(favorites.looks, looks), addAll(favorites.products, products)];
    const undo = () => {
      for (const list of added) list.undo();
    };
    toast({
      title: `${plural(
        added.reduce((sum, { count }) => sum + count, 0),
        "favorite",
      )} saved`,
      text: added.every(({ isStored }) => isStored) ? undefined : unsavedText,
      action: { label: "Undo", onClick: undo },
    });
  };
  return (
    // Keeps the focus, which a disabled button would lose.
    <NeedsScript aria-disabled={isSaved} onClick={isSaved ? undefined : save}>
      {isSaved ? "All saved to my favorites" : "Save all to my favorites"}
    </NeedsScript>
  );
}

const NeedsScript = styled(Button)(hiddenWithoutScript);
