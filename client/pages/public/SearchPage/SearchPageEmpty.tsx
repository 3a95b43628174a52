import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { CategoryTiles } from "../../../features/content/category/CategoryTiles";
import { AppliedFilters } from "../../../features/shops/offer/AppliedFilters";
import { OfferHit } from "../../../features/content/search/OfferHit";
import { OutfitHit } from "../../../features/content/search/OutfitHit";
import type { SearchPageQuery } from "../../../graphql/generated/operations";
import { Disclosure } from "../../../shared/ui/Disclosure";
import { EmptyState } from "../../../shared/ui/EmptyState";
import { Cluster } from "../../../shared/ui/layout/Cluster";
import { Section } from "../../../shared/ui/layout/Section";
import { cards, rows } from "./resultLists";
import type { FoundRows } from "./searchResults";
import { useReport } from "./useReport";

interface SearchPageEmptyProps {
  /** Blank before a search. */
  query: string;
  /** The words that became filters. */
  parts: readonly { label: string; to: string }[];
  categories: SearchPageQuery["categories"];
  /** Why nothing was found; null when only the words can tell. */
  emptyText?: string | null;
  nearest?: Nearest | null;
}

type Nearest = NonNullable<FoundRows["nearest"]>;

const removeFilter = "Remove a filter to find more.";

/** Suggestions before a search and for a search without results. */
export function SearchPageEmpty({ query, parts, categories, emptyText, nearest }: SearchPageEmptyProps) {
  useReport(query);
  return (
    <>
      {query === "" ? null : (
        <Container role="status">
          <EmptyState
            title={`Nothing found for “${query}”`}
            text={emptyText ?? (parts.length > 0 ? removeFilter : "Check the spelling or try fewer words.")}
            action={
              <>
                <AppliedFilters filters={parts} />
                <Cluster>
                  <Button component={Link} to={paths.ask({ text: query })}>
                    Ask the editors
                  </Button>
                  <Button component={Link} to={paths.celebrities()} variant="outlined">
                    All Celebrities
                  </Button>
                </Cluster>
              </>
            }
          />
        </Container>
      )}
      {nearest ? <NearestResults nearest={nearest} query={query} /> : null}
      <Section
        title="Popular Categories"
        more={query === "" ? { label: "All Celebrities", to: paths.celebrities() } : undefined}
      >
        <CategoryTiles categories={categories} />
      </Section>
    </>
  );
}

/** What differs from the search in one thing, apart from results. */
function NearestResults({ nearest, query }: { nearest: Nearest; query: string }) {
  const { sentence, outfits } = nearest;
  const offers = [...nearest.products, ...nearest.items];
  return (
    <Section kicker="Close, but not the same" title={sentence}>
      {outfits.length > 0
        ? cards(outfits, (row, isWide) => <OutfitHit outfit={row} {...{ query, isWide }} />).content
        : null}
      {offers.length > 0 ? (
        <Offers>
          <Disclosure />
          {rows(offers, (row) => <OfferHit offer={row} query={query} />).content}
        </Offers>
      ) : null}
    </Section>
  );
}

const Offers = styled("div")({ display: "grid", gap: 16, marginTop: "clamp(1.5rem, 1rem + 2vw, 3rem)" });
