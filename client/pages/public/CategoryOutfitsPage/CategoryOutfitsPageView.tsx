import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { Link, useNavigate } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { categoryFeedPattern } from "../../../../site/feedPaths";
import { fillPattern } from "../../../../site/links";
import { FilterChip } from "../../../features/content/outfit/FilterChip";
import { OutfitGrid } from "../../../features/content/outfit/OutfitGrid";
import {
  CategoryOutfitsPageDocument,
  type CategoryOutfitsPageQuery,
  type CategoryOutfitsPageQueryVariables,
} from "../../../graphql/generated/operations";
import { useLoadMore } from "../../../graphql/useLoadMore";
import { boundedText } from "../../../shared/format/plural";
import { FeedLink } from "../../../shared/seo/FeedLink";
import { absoluteUrl } from "../../../shared/seo/head";
import { JsonLd } from "../../../shared/seo/JsonLd";
import { useSite } from "../../../shared/site/SiteContext";
import { Breadcrumbs } from "../../../shared/ui/Breadcrumbs";
import { EmptyState } from "../../../shared/ui/EmptyState";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { LoadMore } from "../../../shared/ui/links/LoadMore";
import { PageHeader } from "../../../shared/ui/layout/PageHeader";
import { SearchBox } from "../../../shared/ui/search/SearchBox";

export interface CategoryOutfitsPageViewProps {
  name: string;
  label: string;
  search: string;
  outfits: CategoryOutfitsPageQuery["outfits"];
  variables: CategoryOutfitsPageQueryVariables;
  /** Another search is loading; the previous results are shown. */
  loading: boolean;
  /** Set when the last search failed. */
  onRetry?: () => void;
}

export function CategoryOutfitsPageView(props: CategoryOutfitsPageViewProps) {
  const { name, label, search, outfits, variables, loading, onRetry } = props;
  const navigate = useNavigate();
  const { origin } = useSite();
  const { edges, pageInfo, totalCount } = outfits;
  const looks = edges.map(({ node }) => node);
  const { list, more } = useLoadMore({
    query: CategoryOutfitsPageDocument,
    variables,
    endCursor: pageInfo.endCursor,
    count: looks.length,
  });
  return (
    <Page>
      <FeedLink title={`Celebrity ${label}`} path={fillPattern(categoryFeedPattern, [name])} />
      <Crumbs>
        <Breadcrumbs
          crumbs={[{ label: "Home", to: paths.home() }, { label: "Categories", to: paths.categories() }, { label }]}
        />
      </Crumbs>
      <PageHeader title={`Celebrity ${label} Collection`}>
        <Field>
          <SearchBox
            label={`Search ${name} looks`}
            placeholder="Search outfits..."
            value={search}
            action={paths.categoryOutfits(name)}
            onSearch={(text) =>
              void navigate(paths.categoryOutfits(name, { search: text }), { preventScrollReset: true })
            }
            size="large"
          />
          {search ? <FilterChip label={`“${search}”`} to={paths.categoryOutfits(name)} /> : null}
        </Field>
      </PageHeader>
      {onRetry ? <ErrorState busy={loading} onRetry={onRetry} /> : null}
      <Results aria-busy={loading}>
        {looks.length > 0 ? (
          <>
            <Count role="status">{`${boundedText(totalCount, "outfit")}${search ? ` for “${search}”` : ""}`}</Count>
            <OutfitGrid ref={list} outfits={looks} level={2} priority={3} />
            <JsonLd data={itemList(looks, `Celebrity ${label} Collection`, origin)} />
          </>
        ) : search ? (
          <EmptyState
            title="No outfits found"
            text={`No looks in this collection match “${search}”.`}
            action={
              <Button component={Link} to={paths.categoryOutfits(name)} variant="outlined">
                Show the whole collection
              </Button>
            }
          />
        ) : (
          <EmptyState
            title="No outfits yet"
            text={`No look includes ${name} yet. Find the pieces in the shop.`}
            action={
              <Button component={Link} to={paths.category(name)} variant="outlined">
                Shop {label}
              </Button>
            }
          />
        )}
      </Results>
      <LoadMore pageInfo={pageInfo} to={(after) => paths.categoryOutfits(name, { search, after })} more={more} />
    </Page>
  );
}

const itemList = (rows: readonly { slug: string; title: string }[], name: string, origin: string) => ({
  "@context": "https://schema.org" as const,
  "@type": "ItemList",
  name,
  itemListElement: rows.map(({ slug, title }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: title,
    url: absoluteUrl(origin, paths.outfit(slug)),
  })),
});

const Page = styled(Container)({ paddingBottom: "clamp(3.5rem, 2.5rem + 3vw, 6rem)" });

// The header already has space above.
const Crumbs = styled("div")({ paddingTop: 20, marginBottom: "clamp(-2.5rem, -0.5rem - 3vw, -1.25rem)" });

const Field = styled("div")({
  display: "grid",
  justifyItems: "start",
  gap: 16,
  maxWidth: "42rem",
  "& form": { width: "100%" },
});

const Results = styled("div")({ transition: "opacity 160ms", "&[aria-busy='true']": { opacity: 0.5 } });

const Count = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  paddingBottom: 22,
  color: theme.vars.palette.text.secondary,
}));
