import Button from "@mui/material/Button";
import { useApolloClient } from "@apollo/client/react";
import Container from "@mui/material/Container";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { CategoryTiles } from "../../../features/category/CategoryTiles";
import { AppliedFilters } from "../../../features/offer/AppliedFilters";
import { ReportMissedSearchDocument, type SearchPageQuery } from "../../../graphql/generated/operations";
import { EmptyState } from "../../../shared/ui/EmptyState";
import { Section } from "../../../shared/ui/layout/Section";

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
              parts.length > 0 ? (
                <AppliedFilters filters={parts} />
              ) : (
                <Button component={Link} to={paths.celebrities()} variant="outlined">
                  All Celebrities
                </Button>
              )
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

/** Tells the editors about a search without results. Nothing depends on its success. */
export function useReport(text: string): void {
  const client = useApolloClient();
  useEffect(() => {
    if (text === "") return;
    client.mutate({ mutation: ReportMissedSearchDocument, variables: { text } }).catch(() => undefined);
  }, [client, text]);
}
