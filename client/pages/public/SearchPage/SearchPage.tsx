import { useSuspenseQuery } from "@apollo/client/react";
import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { Suspense } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { canonicalPath } from "../../../../site/links";
import { SearchSuggestions } from "../../../features/search/SearchSuggestions";
import { SearchPageDocument } from "../../../graphql/generated/operations";
import { useRetry } from "../../../shared/hooks/useRetry";
import { Seo } from "../../../shared/seo/Seo";
import { UnavailablePage } from "../../../shared/ui/UnavailablePage";
import { PageHeader } from "../../../shared/ui/layout/PageHeader";
import { SearchBox } from "../../../shared/ui/search/SearchBox";
import { SearchPageEmpty } from "./SearchPageEmpty";
import { SearchPageResults } from "./SearchPageResults";
import { SearchPageSkeleton } from "./SearchPageSkeleton";
import { buildGroups, isCounted } from "./searchResults";

const longestQuery = 100;

export function SearchPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = (params.get("q") ?? "").trim().slice(0, longestQuery).trim();
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
          title={query === "" ? "What are you looking for?" : `“${query}”`}
          text={query === "" ? "A name, a garment, a color, a shop: search everything here." : undefined}
        >
          <Field>
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
          </Field>
        </PageHeader>
      </Container>
      <Suspense fallback={<SearchPageSkeleton />}>
        <Found query={query} />
      </Suspense>
    </>
  );
}

function Found({ query }: { query: string }) {
  const { data, refetch } = useSuspenseQuery(SearchPageDocument, {
    variables: { text: query, asked: query !== "", counted: isCounted(query) },
    errorPolicy: "all",
  });
  const { busy, retry } = useRetry(refetch);
  if (!data) return <UnavailablePage busy={busy} onRetry={retry} />;
  const { search, categories } = data;
  const groups = buildGroups(data, query);
  if (!search || groups.length === 0) return <SearchPageEmpty query={query} categories={categories} />;
  return <SearchPageResults data={{ ...data, search }} groups={groups} query={query} />;
}

const Field = styled("div")({ maxWidth: "42rem" });
