import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { OfferGrid } from "../../../features/shops/offer/OfferGrid";
import { OutfitGrid } from "../../../features/content/outfit/OutfitGrid";
import { plural } from "../../../shared/format/plural";
import { Disclosure } from "../../../shared/ui/Disclosure";
import { Cluster } from "../../../shared/ui/layout/Cluster";
import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";
import type { IdPages } from "../../../shared/hooks/useIdPages";
import type { FavoriteRows } from "./useFavoriteRows";

export interface FavoritesPageListsProps {
  rows: FavoriteRows;
  looks: IdPages;
  products: IdPages;
}

/** The looks and the products, each with its number. */
export function FavoritesPageLists({ rows, looks, products }: FavoritesPageListsProps) {
  return (
    <>
      {looks.count > 0 ? (
        <Part id="looks" title="Looks" unit="look" pages={looks}>
          {rows.looks.length > 0 ? (
            <OutfitGrid outfits={rows.looks} columns={4} />
          ) : (
            <Waiting isLoading={rows.isLoading} ratio="3 / 4" count={looks.shown.length} />
          )}
        </Part>
      ) : null}
      {products.count > 0 ? (
        <Part id="products" title="Products" unit="product" pages={products}>
          <Note>
            <Disclosure />
          </Note>
          {rows.products.length > 0 ? (
            <OfferGrid offers={rows.products} columns={4} />
          ) : (
            <Waiting isLoading={rows.isLoading} ratio="1 / 1" count={products.shown.length} />
          )}
        </Part>
      ) : null}
    </>
  );
}

const Waiting = ({ isLoading, ratio, count }: { isLoading: boolean; ratio: string; count: number }) =>
  isLoading ? <CardGridSkeleton count={Math.min(count, 8)} columns={4} ratio={ratio} /> : null;

interface PartProps {
  id: string;
  title: string;
  unit: string;
  pages: IdPages;
  children: ReactNode;
}

function Part({ id, title, unit, pages: { count, page, pageCount, go }, children }: PartProps) {
  return (
    <ListSection aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        <p>
          {plural(count, unit)}
          {pageCount > 1 ? `, page ${page} of ${pageCount}` : null}
        </p>
      </Head>
      {children}
      {pageCount > 1 ? (
        <Turns aria-label={`Pages of ${title.toLowerCase()}`} as="nav">
          <Button variant="outlined" disabled={page === 1} onClick={() => go(page - 1)}>
            Newer {title.toLowerCase()}
          </Button>
          <Button variant="outlined" disabled={page === pageCount} onClick={() => go(page + 1)}>
            Older {title.toLowerCase()}
          </Button>
        </Turns>
      ) : null}
    </ListSection>
  );
}

const ListSection = styled("section")({ paddingTop: 32, "& + &": { paddingTop: "clamp(3rem, 2.4rem + 2.6vw, 5rem)" } });

const Head = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: "4px 24px",
  marginBottom: 24,
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.text.primary}`,
  "& h2": { ...theme.typography.h2 },
  "& p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Note = styled("div")({ paddingBottom: 28 });

const Turns = styled(Cluster)({ justifyContent: "center", paddingTop: 40 });
