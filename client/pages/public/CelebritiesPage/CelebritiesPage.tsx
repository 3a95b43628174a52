import { useSuspenseQuery } from "@apollo/client/react";
import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { outfitFeed } from "../../../../site/feedPaths";
import { canonicalPath } from "../../../../site/links";
import { useCelebritySearch } from "../../../features/content/celebrity/useCelebritySearch";
import { FilterChip } from "../../../features/content/outfit/FilterChip";
import { SearchSuggestions } from "../../../features/content/search/SearchSuggestions";
import { CelebritiesPageDocument } from "../../../graphql/generated/operations";
import { isBadCursor } from "../../../graphql/errorCodes";
import { pageQuery, type PageAddress } from "../../../graphql/pageQuery";
import { useRetry } from "../../../shared/hooks/useRetry";
import { previewImages } from "../../../shared/seo/head";
import { FeedLink } from "../../../shared/seo/FeedLink";
import { PageRedirect, PageStatus } from "../../../shared/seo/PageStatus";
import { Seo } from "../../../shared/seo/Seo";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";
import { PageHeader } from "../../../shared/ui/layout/PageHeader";
import { SearchBox } from "../../../shared/ui/search/SearchBox";
import { CelebritiesView } from "./CelebritiesView";
import { celebritiesVariables, readCelebritiesQuery, type CelebritiesQuery } from "./celebritiesQuery";

const description =
  "Celebrity style profiles: who wore what, look by look, and where to find the same or similar pieces.";

export function CelebritiesPage() {
  const [params] = useSearchParams();
  const wanted = readCelebritiesQuery(params);
  const search = useCelebritySearch();
  return (
    <>
      <Container>
        <PageHeader kicker="Who wore that" title="Celebrities" text={description}>
          <Search>
            <SearchBox
              label="Search celebrities"
              placeholder="Search celebrities..."
              value={wanted.search}
              action={paths.celebrities()}
              onSearch={(text) => void search(text)}
              size="large"
              suggestions={SearchSuggestions}
            />
            {wanted.search ? (
              <FilterChip label={`“${wanted.search}”`} to={paths.celebrities({ category: wanted.category })} />
            ) : null}
          </Search>
        </PageHeader>
      </Container>
      <Suspense fallback={<CelebritiesPageSkeleton />}>
        <Celebrities wanted={wanted} />
      </Suspense>
    </>
  );
}

CelebritiesPage.firstQuery = ({ search }: PageAddress) =>
  pageQuery(CelebritiesPageDocument, celebritiesVariables(readCelebritiesQuery(search)));

function Celebrities({ wanted }: { wanted: CelebritiesQuery }) {
  const variables = celebritiesVariables(wanted);
  const { data, error, refetch } = useSuspenseQuery(CelebritiesPageDocument, { variables, errorPolicy: "all" });
  const { busy, retry } = useRetry(refetch);
  const { search, category } = wanted;
  if (!data && isBadCursor(error, wanted.after))
    return <PageRedirect to={paths.celebrities({ search, category })} code={302} />;
  const lead = data?.everybody.edges[0]?.node;
  const isEmpty = data?.celebrities.edges.length === 0;
  const seo = (
    <>
      <FeedLink title="Celebrity Outfits" path={outfitFeed} />
      <Seo
        title={
          search
            ? `Celebrities named "${search}"`
            : category && !isEmpty
              ? `${category} Style Profiles`
              : "Celebrity Style Profiles"
        }
        description={description}
        path={canonicalPath(paths.celebrities, wanted)}
        images={lead ? previewImages(lead.image) : []}
        noindex={search !== undefined}
        wholeList={isEmpty && paths.celebrities()}
      />
    </>
  );
  if (!data) {
    return (
      <Container>
        {seo}
        <PageStatus code={503} />
        <ErrorState busy={busy} onRetry={retry} />
      </Container>
    );
  }
  return (
    <>
      {seo}
      <CelebritiesView data={data} wanted={wanted} />
    </>
  );
}

/** Shown below the page's header, which needs no data. */
export function CelebritiesPageSkeleton() {
  return (
    <Container>
      <LoadingLabel role="status">Loading celebrities...</LoadingLabel>
      <CardGridSkeleton count={8} columns={4} />
    </Container>
  );
}

const Search = styled("div")({
  display: "grid",
  justifyItems: "start",
  gap: 16,
  maxWidth: "42rem",
  "& form": { width: "100%" },
});

const LoadingLabel = styled("p")(({ theme }) => ({
  ...theme.typography.subtitle2,
  paddingBottom: 24,
  color: theme.vars.palette.text.secondary,
}));
