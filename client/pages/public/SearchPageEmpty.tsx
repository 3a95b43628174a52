import { CategoryTiles } from "../../features/category/CategoryTiles";
import type { SearchPageQuery } from "../../graphql/generated/operations";
import { paths } from "../../shared/paths";
import { ActionLink } from "../../shared/ui/ActionLink";
import { EmptyState } from "../../shared/ui/EmptyState";
import { Section } from "../../shared/ui/Section";
import { Wrap } from "../../shared/ui/Wrap";

interface SearchPageEmptyProps {
  /** Blank before anything was asked. */
  query: string;
  categories: SearchPageQuery["categories"];
}

/** Ways on for who has not asked yet, or asked for what is not there. */
export function SearchPageEmpty({ query, categories }: SearchPageEmptyProps) {
  return (
    <>
      {query === "" ? null : (
        <Wrap role="status">
          <EmptyState
            title={`Nothing found for “${query}”`}
            text="Check the spelling, try fewer words, or look around."
            action={
              <ActionLink to={paths.celebrities()} variant="outline">
                All Celebrities
              </ActionLink>
            }
          />
        </Wrap>
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
