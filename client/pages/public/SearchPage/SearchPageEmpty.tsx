import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { CategoryTiles } from "../../../features/category/CategoryTiles";
import type { SearchPageQuery } from "../../../graphql/generated/operations";
import { EmptyState } from "../../../shared/ui/EmptyState";
import { Section } from "../../../shared/ui/layout/Section";

interface SearchPageEmptyProps {
  /** Blank before a search. */
  query: string;
  categories: SearchPageQuery["categories"];
}

/** Suggestions before a search and for a search without results. */
export function SearchPageEmpty({ query, categories }: SearchPageEmptyProps) {
  return (
    <>
      {query === "" ? null : (
        <Container role="status">
          <EmptyState
            title={`Nothing found for “${query}”`}
            text="Check the spelling or try fewer words."
            action={
              <Button component={Link} to={paths.celebrities()} variant="outlined">
                All Celebrities
              </Button>
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
