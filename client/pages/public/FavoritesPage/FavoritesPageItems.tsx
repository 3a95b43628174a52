import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { OfferGrid } from "../../../features/offer/OfferGrid";
import { useFavorites } from "../../../features/offer/useFavorites";
import { FavoritesPageDocument } from "../../../graphql/generated/operations";
import { plural } from "../../../shared/format/plural";
import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";
import { Cluster } from "../../../shared/ui/layout/Cluster";
import { Disclosure } from "../../../shared/ui/Disclosure";
import { EmptyState } from "../../../shared/ui/EmptyState";
import { ErrorState } from "../../../shared/ui/ErrorState";

/** The maximum page size of the API. */
const most = 100;

const categories = ["Dresses", "Shoes", "Makeup", "Handbags", "Cars", "Bikes"];

/** The items of the stored ids, newest first; removes ids of deleted items without a toast. */
export function FavoritesPageItems() {
  const { ids, remove } = useFavorites();
  const wanted = ids.slice(-most).reverse();
  const { data, previousData, error, loading, refetch } = useQuery(FavoritesPageDocument, {
    // Sorted, so that the same favorites are the same query.
    variables: { ids: [...wanted].sort() },
    skip: wanted.length === 0,
    notifyOnNetworkStatusChange: true,
  });
  useEffect(() => {
    if (!data) return;
    const found = new Set(data.categoryItems.edges.map(({ node }) => node.id));
    for (const id of wanted) if (!found.has(id)) remove(id);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `data` is the response for exactly these ids
  }, [data]);

  const rows = new Map((data ?? previousData)?.categoryItems.edges.map(({ node }) => [node.id, node]));
  const offers = wanted.flatMap((id) => rows.get(id) ?? []);
  const count = useRef<HTMLParagraphElement>(null);
  const shown = useRef(offers.length);
  useEffect(() => {
    // Removing the focused card loses the focus.
    if (offers.length < shown.current && document.activeElement === document.body) count.current?.focus();
    shown.current = offers.length;
  }, [offers.length]);

  if (wanted.length === 0) {
    return (
      <EmptyState
        title="No favorites yet"
        text="Tap the heart on a piece to save it here."
        action={
          <Ways>
            {categories.map((label) => (
              <Button component={Link} key={label} to={paths.category(label.toLowerCase())} variant="outlined">
                {label}
              </Button>
            ))}
          </Ways>
        }
      />
    );
  }
  return (
    <>
      {error ? <ErrorState busy={loading} onRetry={() => void refetch().catch(() => undefined)} /> : null}
      {offers.length > 0 ? (
        <>
          <Line ref={count} role="status" tabIndex={-1}>
            {plural(offers.length, "favorite")}
          </Line>
          <Note>
            <Disclosure />
          </Note>
          <OfferGrid offers={offers} favorite level={2} columns={4} />
        </>
      ) : error ? null : (
        <CardGridSkeleton count={4} columns={4} ratio="1 / 1" />
      )}
    </>
  );
}

const Ways = styled(Cluster)({ justifyContent: "center", maxWidth: "34rem" });

const Line = styled("p")(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

const Note = styled("div")({ paddingBlock: "14px 28px" });
