import { useSuspenseQuery } from "@apollo/client/react";
import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { Suspense } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { canonicalPath } from "../../../../site/links";
import { FoundAppearances } from "../../../features/content/show/FoundAppearances";
import { SearchSuggestions } from "../../../features/content/search/SearchSuggestions";
import { SearchPageDocument, type SearchPageQuery } from "../../../graphql/generated/operations";
import { pageQuery, type PageAddress } from "../../../graphql/pageQuery";
import { useRetry } from "../../../shared/hooks/useRetry";
import { Seo } from "../../../shared/seo/Seo";
import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";
import { UnavailablePage } from "../../../shared/ui/UnavailablePage";
import { PageHeader } from "../../../shared/ui/layout/PageHeader";
import { SearchBox } from "../../../shared/ui/search/SearchBox";
import { SearchPageAll } from "./SearchPageAll";
import { SearchPageEmpty } from "./SearchPageEmpty";
import { SearchPageResults } from "./SearchPageResults";
import { buildGroups, buildParts, isAllList, type AllList } from "./searchResults";

const longestQuery = 100;

const readQuery = (params: URLSearchParams): string => (params.get("q") ?? "").trim().slice(0, longestQuery).trim();
const searchVariables = (query: string) => ({ text: query, asked: query !== "" });

export function SearchPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = readQuery(params);
  const show = params.get("show");
  return (
    <>
      <Seo
        title={query === "" ? "Search" : `Results for “${query}”`}
        description="Search celebrities, their outfits, the pieces and the articles."
        path={canonicalPath(paths.search, { q: query })}
        noindex
      />
      <Container>
        <PageHeader
          kicker="Search"
          size={query === "" ? "large" : "compact"}
          title={query === "" ? "What are you looking for?" : `“${query}”`}
          text={query === "" ? "A name, a garment, a color, a shop: search everything here." : undefined}
        >
          <SearchField>
            <SearchBox
              label="Search the site"
              placeholder="Search everything..."
              value={query}
              action={paths.search()}
              name="q"
              size="large"
              onSearch={(text) => void navigate(paths.search({ q: text }))}
              suggestions={SearchSuggestions}
            />
          </SearchField>
        </PageHeader>
      </Container>
      <Suspense fallback={<SearchPageSkeleton />}>
        <Found query={query} show={isAllList(show) ? show : null} after={params.get("after")} />
      </Suspense>
    </>
  );
}

SearchPage.firstQuery = ({ search }: PageAddress) => pageQuery(SearchPageDocument, searchVariables(readQuery(search)));

interface FoundProps {
  query: string;
  /** The kind whose results are all shown; null for the first ones of each kind. */
  show: AllList | null;
  after: string | null;
}

function Found({ query, show, after }: FoundProps) {
  const variables = searchVariables(query);
  const { data, refetch } = useSuspenseQuery(SearchPageDocument, { variables, errorPolicy: "all" });
  const { busy, retry } = useRetry(refetch);
  if (!data) return <UnavailablePage busy={busy} onRetry={retry} />;
  return (
    <>
      <FoundAppearances
        appearances={data.appearances ?? []}
        events={data.search?.meaning.events ?? []}
        brands={data.search?.brands ?? []}
      />
      <FoundRows data={data} {...{ query, show, after }} />
    </>
  );
}

function FoundRows({ data: { search, categories }, query, show, after }: FoundProps & { data: SearchPageQuery }) {
  if (!search) return <SearchPageEmpty query={query} parts={[]} categories={categories} />;
  const parts = buildParts(search);
  const groups = buildGroups(search, query);
  const { emptyText, nearest } = search;
  if (groups.length === 0) return <SearchPageEmpty {...{ query, parts, categories, emptyText, nearest }} />;
  if (show) return <SearchPageAll {...{ query, show, after }} meaning={search.meaning} />;
  return <SearchPageResults found={search} {...{ parts, groups, query }} />;
}

/** Shown below the page's header, which needs no data. */
export function SearchPageSkeleton() {
  return (
    <Container>
      <LoadingLabel role="status">Searching...</LoadingLabel>
      <CardGridSkeleton count={4} columns={4} />
    </Container>
  );
}

const SearchField = styled("div")({ maxWidth: "42rem" });

const LoadingLabel = styled("p")(({ theme }) => ({
  ...theme.typography.overline,
  paddingBottom: 24,
  color: theme.vars.palette.text.secondary,
}));
