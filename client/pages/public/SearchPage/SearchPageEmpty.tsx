import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { CategoryTiles } from "../../../features/category/CategoryTiles";
import { AppliedFilters } from "../../../features/offer/AppliedFilters";
import type { SearchPageQuery } from "../../../graphql/generated/operations";
import { EmptyState } from "../../../shared/ui/EmptyState";
import { Cluster } from "../../../shared/ui/layout/Cluster";
import { Section } from "../../../shared/ui/layout/Section";
import { useReport } from "./useReport";

interface SearchPageEmptyProps {
  /** Blank before a search. */
  query: string;
  /** The words that became filters. */
  parts: readonly { label: string; to: string }[];
  categories: SearchPageQuery["categories"];
}

/** Suggestions before a search and for a search without results. */
export function SearchPageEmpty({ query, parts, categories }: SearchPageEmptyProps) {
  useReport(query);
  return (
    <>
      {query === "" ? null : (
        <Container role="status">
          <EmptyState
            title={`Nothing found for “${query}”`}
            text={parts.length > 0 ? "Remove a filter to find more." : "Check the spelling or try fewer words."}
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
      <Section
        title="Popular Categories"
        more={query === "" ? { label: "All Celebrities", to: paths.celebrities() } : undefined}
      >
        <CategoryTiles categories={categories} />
      </Section>
    </>
  );
}
