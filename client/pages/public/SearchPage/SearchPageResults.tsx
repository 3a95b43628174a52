import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { CelebrityHit } from "../../../features/content/search/CelebrityHit";
import { OfferHit } from "../../../features/content/search/OfferHit";
import { OutfitHit } from "../../../features/content/search/OutfitHit";
import { PostHit } from "../../../features/content/search/PostHit";
import { Disclosure } from "../../../shared/ui/Disclosure";
import { Section } from "../../../shared/ui/layout/Section";
import { boundedText } from "../../../shared/format/plural";
import { cards, type ResultList, rows } from "./resultLists";
import { SearchPageSummary } from "./SearchPageSummary";
import { useReport } from "./useReport";
import { type FoundRows, type Group } from "./searchResults";

interface SearchPageResultsProps {
  found: FoundRows;
  /** The words that became filters. */
  parts: readonly { label: string; to: string }[];
  groups: readonly Group[];
  query: string;
}

/** The results by kind, each with a heading and a link to the list with more. Short kinds stand side by side. */
export function SearchPageResults({ found, parts, groups, query }: SearchPageResultsProps) {
  useReport(found.droppedWords.length > 0 ? query : "");
  const firstOffers = groups.find(({ id }) => id === "products" || id === "items")?.id;
  const lists = listRows(found, query);
  const show = ({ id, title, more, count }: Group) => (
    <Section key={id} id={id} title={title} kicker={boundedText(count, "result")} more={more}>
      {id === firstOffers ? (
        <Note>
          <Disclosure />
        </Note>
      ) : null}
      {lists[id].content}
    </Section>
  );
  return (
    <>
      <SearchPageSummary {...{ found, parts, groups }} />
      {pairShort(groups, ({ id }) => lists[id].isShort).map((row) =>
        row.length === 1 ? (
          row.map(show)
        ) : (
          <Container key={row[0]?.id}>
            <Pair>{row.map(show)}</Pair>
          </Container>
        ),
      )}
    </>
  );
}

/** Puts two neighbors that are both short into one row. */
export function pairShort<Item>(items: readonly Item[], isShort: (item: Item) => boolean): Item[][] {
  const rows: Item[][] = [];
  for (const item of items) {
    const last = rows.at(-1);
    const [other] = last ?? [];
    if (last?.length === 1 && other !== undefined && isShort(other) && isShort(item)) last.push(item);
    else rows.push([item]);
  }
  return rows;
}

const listRows = (found: FoundRows, query: string): Record<Group["id"], ResultList> => ({
  celebrities: cards(found.celebrities, (row, isWide) => (
    <CelebrityHit celebrity={row} query={query} isWide={isWide} />
  )),
  outfits: cards(found.outfits, (row, isWide) => <OutfitHit outfit={row} query={query} isWide={isWide} />),
  products: rows(found.products, (row) => <OfferHit offer={row} query={query} />),
  items: rows(found.items, (row) => <OfferHit offer={row} query={query} />),
  articles: rows(found.posts, (row) => <PostHit post={row} query={query} />),
});

const Pair = styled("div")(({ theme }) => ({
  [theme.breakpoints.up("md")]: {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: "clamp(2rem, 5vw, 5rem)",
  },
  // The pair has the page's width, and each of the two one column.
  "& .MuiContainer-root": { paddingInline: 0 },
  "& ul": { gridTemplateColumns: "minmax(0, 1fr)" },
}));

const Note = styled("div")({ paddingBottom: 16 });
