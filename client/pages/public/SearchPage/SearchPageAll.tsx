import { useSuspenseQuery } from "@apollo/client/react";
import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { OfferHit } from "../../../features/content/search/OfferHit";
import { PostHit } from "../../../features/content/search/PostHit";
import { SearchPageItemsDocument, SearchPagePostsDocument } from "../../../graphql/generated/operations";
import { isBadCursor } from "../../../graphql/errorCodes";
import { useLoadMore, type LoadMoreResult } from "../../../graphql/useLoadMore";
import { boundedText } from "../../../shared/format/plural";
import { PageRedirect } from "../../../shared/seo/PageStatus";
import { Disclosure } from "../../../shared/ui/Disclosure";
import { LoadMore, type LoadMoreProps } from "../../../shared/ui/links/LoadMore";
import { Section } from "../../../shared/ui/layout/Section";
import { HitRows } from "./HitRows";
import type { AllList, Meaning } from "./searchResults";

const pageSize = 24;

interface SearchPageAllProps {
  query: string;
  show: AllList;
  after: string | null;
  meaning: Meaning;
}

/** All results of a kind without its own list page. */
export function SearchPageAll({ show, ...props }: SearchPageAllProps) {
  return show === "items" ? <AllItems {...props} /> : <AllArticles {...props} />;
}

const toPieceFilter = ({ garment, colors, material, pattern }: Meaning["pieces"][number]) => ({
  garment,
  colors,
  material,
  pattern,
});

type AllProps = Omit<SearchPageAllProps, "show">;

function AllItems({ query, after, meaning }: AllProps) {
  const { offerSearch: search, retailer, minPrice, maxPrice, currency } = meaning;
  const [pieces, without] = [meaning.pieces, meaning.without].map((list) => list.map(toPieceFilter));
  const filter = { search, pieces, without, retailer, minPrice, maxPrice, currency };
  const variables = { filter, first: pageSize, after };
  const { data, error } = useSuspenseQuery(SearchPageItemsDocument, { variables, errorPolicy: "all" });
  const { edges = [], pageInfo, totalCount } = data?.categoryItems ?? {};
  const { list, more } = useLoadMore({
    query: SearchPageItemsDocument,
    variables,
    endCursor: pageInfo?.endCursor,
    count: edges.length,
  });
  if (!pageInfo || totalCount === undefined) return <Unread show="items" {...{ query, after, error }} />;
  return (
    <All
      title="Category items"
      show="items"
      total={boundedText(totalCount, "result")}
      {...{ query, pageInfo, list, more }}
      note={<Disclosure />}
    >
      {edges.map(({ node }) => (
        <li key={node.id}>
          <OfferHit offer={node} query={query} />
        </li>
      ))}
    </All>
  );
}

function AllArticles({ query, after, meaning }: AllProps) {
  const variables = { filter: { search: meaning.titleText }, first: pageSize, after };
  const { data, error } = useSuspenseQuery(SearchPagePostsDocument, { variables, errorPolicy: "all" });
  const { edges = [], pageInfo, totalCount } = data?.blogPosts ?? {};
  const { list, more } = useLoadMore({
    query: SearchPagePostsDocument,
    variables,
    endCursor: pageInfo?.endCursor,
    count: edges.length,
  });
  if (!pageInfo || totalCount === undefined) return <Unread show="articles" {...{ query, after, error }} />;
  return (
    <All
      title="Articles"
      show="articles"
      total={boundedText(totalCount, "result")}
      {...{ query, pageInfo, list, more }}
    >
      {edges.map(({ node }) => (
        <li key={node.id}>
          <PostHit post={node} query={query} />
        </li>
      ))}
    </All>
  );
}

interface UnreadProps extends Omit<SearchPageAllProps, "meaning"> {
  error: Error | undefined;
}

/** Starts from the beginning of the list when it does not have the cursor; otherwise the page reports the error. */
function Unread({ query, show, after, error }: UnreadProps) {
  if (isBadCursor(error, after)) return <PageRedirect to={paths.search({ q: query, show })} code={302} />;
  throw error ?? new Error("The results could not be read.");
}

interface AllLayoutProps extends LoadMoreResult<HTMLUListElement> {
  title: string;
  query: string;
  show: AllList;
  total: string;
  pageInfo: LoadMoreProps["pageInfo"];
  note?: ReactNode;
  children: ReactNode;
}

function All({ title, query, show, total, pageInfo, list, more, note, children }: AllLayoutProps) {
  return (
    <>
      <Container>
        <Back>
          <Link to={paths.search({ q: query })}>All kinds of results</Link>
        </Back>
      </Container>
      <Section title={title} kicker={total}>
        {note ? <Note>{note}</Note> : null}
        <HitRows ref={list}>{children}</HitRows>
        <LoadMore pageInfo={pageInfo} to={(after) => paths.search({ q: query, show, after })} more={more} />
      </Section>
    </>
  );
}

const Back = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  "& a": { display: "inline-flex", alignItems: "center", minHeight: 44 },
}));

const Note = styled("div")({ paddingBottom: 16 });
