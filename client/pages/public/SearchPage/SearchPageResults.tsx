import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { AppliedFilters } from "../../../features/offer/AppliedFilters";
import { CelebrityHit } from "../../../features/search/CelebrityHit";
import { OfferHit } from "../../../features/search/OfferHit";
import { OutfitHit } from "../../../features/search/OutfitHit";
import { PostHit } from "../../../features/search/PostHit";
import { CardGrid } from "../../../shared/ui/layout/CardGrid";
import { Disclosure } from "../../../shared/ui/Disclosure";
import { Section } from "../../../shared/ui/layout/Section";
import { HitRows } from "./HitRows";
import { boundedNumber, boundedText } from "../../../shared/format/plural";
import { useReport } from "./SearchPageEmpty";
import { type FoundRows, type Group } from "./searchResults";
import { FragmentLink } from "../../../shared/ui/links/FragmentLink";

interface SearchPageResultsProps {
  found: FoundRows;
  /** The words that became filters. */
  parts: readonly { label: string; to: string }[];
  groups: readonly Group[];
  query: string;
}

/** The results by kind, each with a heading and a link to the list with more. */
export function SearchPageResults({ found, parts, groups, query }: SearchPageResultsProps) {
  useReport(found.shownText ? query : "");
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const firstOffers = groups.find(({ id }) => id === "products" || id === "items")?.id;
  const lists: Partial<Record<string, ReactNode>> = {
    celebrities: cards(found.celebrities, (row) => <CelebrityHit celebrity={row} query={query} />),
    outfits: cards(found.outfits, (row) => <OutfitHit outfit={row} query={query} />),
    products: rows(found.products, (row) => <OfferHit offer={row} query={query} />),
    items: rows(found.items, (row) => <OfferHit offer={row} query={query} />),
    articles: rows(found.posts, (row) => <PostHit post={row} query={query} />),
  };
  return (
    <>
      <Container>
        {found.shownText ? (
          <Note role="status">{`No results for “${query}”. Showing “${found.shownText}”.`}</Note>
        ) : null}
        <AppliedFilters filters={parts} />
        <Contents aria-label="Kinds of results">
          <p role="status">{boundedText(total, "result")}</p>
          {groups.length > 1 ? (
            <ul>
              {groups.map(({ id, title, count }) => (
                <li key={id}>
                  <FragmentLink target={id}>
                    {title} <small>{boundedNumber(count)}</small>
                  </FragmentLink>
                </li>
              ))}
            </ul>
          ) : null}
        </Contents>
      </Container>
      {groups.map(({ id, title, more, count }) => (
        <Section key={id} id={id} title={title} kicker={boundedText(count, "result")} more={more}>
          {id === firstOffers ? (
            <Note>
              <Disclosure />
            </Note>
          ) : null}
          {lists[id]}
        </Section>
      ))}
    </>
  );
}

const items = <Row extends { id: string }>(found: readonly Row[], show: (row: Row) => ReactNode) =>
  found.map((row) => <li key={row.id}>{show(row)}</li>);

const cards = <Row extends { id: string }>(found: readonly Row[], show: (row: Row) => ReactNode) => (
  <CardGrid columns={4}>{items(found, show)}</CardGrid>
);

const rows = <Row extends { id: string }>(found: readonly Row[], show: (row: Row) => ReactNode) => (
  <HitRows>{items(found, show)}</HitRows>
);

const Contents = styled("nav")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 28px",
  marginTop: 12,
  "& > p": { fontWeight: 600 },
  "& ul": { display: "flex", flexWrap: "wrap", gap: "0 24px", listStyle: "none" },
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    gap: 6,
    minHeight: 44,
    textDecorationThickness: 1,
    textUnderlineOffset: "0.4em",
    "&:hover": { color: theme.vars.palette.primary.main },
  },
  "& small": { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

const Note = styled("div")({ paddingBottom: 16 });
