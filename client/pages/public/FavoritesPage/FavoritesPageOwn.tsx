import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Suspense, useEffect } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { PersonalFeed } from "../../../features/readers/follow/PersonalFeed";
import { useFavorites } from "../../../shared/favorites/useFavorites";
import { plural } from "../../../shared/format/plural";
import { Cluster } from "../../../shared/ui/layout/Cluster";
import { EmptyState } from "../../../shared/ui/EmptyState";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { ShareIcon } from "../../../shared/ui/icons";
import { useShare } from "../../../shared/ui/links/useShare";
import { FavoritesPageLists } from "./FavoritesPageLists";
import { useFavoriteRows } from "./useFavoriteRows";
import { useFocusWhenLost } from "../../../shared/hooks/useFocusWhenLost";
import { useIdPages } from "../../../shared/hooks/useIdPages";
import { maxSharedIds, writeSharedIds } from "./sharedIds";
import { lazyPart } from "../../../shared/ui/lazyPart";

const FavoritesPageAlerts = lazyPart(async () => (await import("./FavoritesPageAlerts")).FavoritesPageAlerts);

const ways = [
  { label: "Outfits", to: paths.outfits() },
  { label: "Shop", to: paths.shop() },
  ...["Dresses", "Shoes", "Makeup", "Handbags", "Cars", "Bikes"].map((label) => ({
    label,
    to: paths.category(label.toLowerCase()),
  })),
];

/** The favorites of this browser, newest first. Removes ids without a row quietly. */
export function FavoritesPageOwn() {
  const looks = useFavorites("looks");
  const products = useFavorites("products");
  const newestLooks = [...looks.ids].reverse();
  const newestProducts = [...products.ids].reverse();
  const lookPages = useIdPages(newestLooks);
  const productPages = useIdPages(newestProducts);
  const rows = useFavoriteRows(lookPages.shown, productPages.shown);
  const gone = rows.gone.join();
  const { change: changeLooks } = looks;
  const { change: changeProducts } = products;
  useEffect(() => {
    if (gone === "") return;
    const isHere = (id: string) => !gone.includes(id);
    changeLooks((ids) => ids.filter(isHere));
    changeProducts((ids) => ids.filter(isHere));
  }, [gone, changeLooks, changeProducts]);
  const count = looks.ids.length + products.ids.length;
  const line = useFocusWhenLost(count);
  return (
    <>
      <FavoritesHeader>
        <p ref={line} role="status" tabIndex={-1}>
          {count > 0 ? plural(count, "favorite") : "No favorites"}
        </p>
        <Cluster>
          {count > 0 ? <FavoritesPageShare looks={newestLooks} products={newestProducts} /> : null}
          <Button component={Link} to={paths.following()} variant="text">
            Celebrities you follow
          </Button>
        </Cluster>
      </FavoritesHeader>
      {rows.hasFailed ? <ErrorState busy={rows.isBusy} onRetry={rows.retry} /> : null}
      {count > 0 ? <FavoritesPageLists rows={rows} looks={lookPages} products={productPages} /> : <Empty />}
      {newestProducts.length > 0 ? (
        <Suspense fallback={null}>
          <FavoritesPageAlerts ids={newestProducts} />
        </Suspense>
      ) : null}
      <PersonalFeed list="FAVORITES" count={count} />
    </>
  );
}

const Empty = () => (
  <EmptyState
    title="No favorites yet"
    text="Tap the heart on a look or a piece to save it here."
    action={
      <EmptyLinks>
        {ways.map(({ label, to }) => (
          <Button component={Link} key={label} to={to} variant="outlined">
            {label}
          </Button>
        ))}
      </EmptyLinks>
    }
  />
);

interface FavoritesPageShareProps {
  /** Newest first. */
  looks: readonly string[];
  products: readonly string[];
}

/** Shares a link that holds the ids: there are no accounts. */
function FavoritesPageShare({ looks, products }: FavoritesPageShareProps) {
  const path = paths.favorites({ looks: writeSharedIds(looks), products: writeSharedIds(products) });
  const { share } = useShare({ title: "Favorites", path });
  const isCut = looks.length > maxSharedIds || products.length > maxSharedIds;
  return (
    <Button variant="outlined" startIcon={<ShareIcon />} onClick={() => void share()}>
      {isCut ? `Share the newest ${maxSharedIds} of each` : "Share"}
    </Button>
  );
}

const EmptyLinks = styled(Cluster)({ justifyContent: "center", maxWidth: "34rem" });

const FavoritesHeader = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8px 24px",
  "& > p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
