import { useSuspenseQuery } from "@apollo/client/react";
import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { Suspense } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { BrandsPageDocument, type BrandsPageQuery } from "../../../graphql/generated/operations";
import { isBadCursor } from "../../../graphql/errorCodes";
import { pageQuery, type PageAddress } from "../../../graphql/pageQuery";
import { useLoadMore } from "../../../graphql/useLoadMore";
import { useRetry } from "../../../shared/hooks/useRetry";
import { PageRedirect, PageStatus } from "../../../shared/seo/PageStatus";
import { Seo } from "../../../shared/seo/Seo";
import { Breadcrumbs } from "../../../shared/ui/Breadcrumbs";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { PageHeader } from "../../../shared/ui/layout/PageHeader";
import { LoadMore } from "../../../shared/ui/links/LoadMore";
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";

const title = "Brands";
const words = "Who wears what, by the house that made it.";

const readVariables = (search: URLSearchParams) => {
  const letter = search.get("letter")?.slice(0, 1) || undefined;
  const after = search.get("after") || undefined;
  return { ...(letter ? { letter } : {}), ...(after ? { after } : {}) };
};
type Variables = ReturnType<typeof readVariables>;

export function BrandsPage() {
  const [params] = useSearchParams();
  return (
    <BrandsContainer>
      <Breadcrumbs crumbs={[{ label: "Home", to: paths.home() }, { label: title }]} />
      <PageHeader kicker="A to Z" title={title} text={words} />
      <Suspense fallback={<VisuallyHidden role="status">Loading brands...</VisuallyHidden>}>
        <Brands variables={readVariables(params)} />
      </Suspense>
    </BrandsContainer>
  );
}

BrandsPage.firstQuery = ({ search }: PageAddress) => pageQuery(BrandsPageDocument, readVariables(search));

function Brands({ variables }: { variables: Variables }) {
  const { data, error, refetch } = useSuspenseQuery(BrandsPageDocument, { variables, errorPolicy: "all" });
  const { busy, retry } = useRetry(refetch);
  const { letter, after } = variables;
  if (!data && isBadCursor(error, after)) return <PageRedirect to={paths.brands({ letter })} code={302} />;
  const isEmpty = data?.brands.edges.length === 0;
  return (
    <>
      <Seo
        title={letter && !isEmpty ? `Brands: ${letter.toUpperCase()}` : title}
        description={words}
        path={paths.brands({ letter: isEmpty ? undefined : letter, after })}
        noindex={isEmpty}
      />
      {data ? (
        <BrandIndex data={data} letter={letter} />
      ) : (
        <>
          <PageStatus code={503} />
          <ErrorState busy={busy} onRetry={retry} />
        </>
      )}
    </>
  );
}

/** The first letter without its accent; # for what is none. */
const readInitial = (name: string): string => {
  const initial = name.trim().normalize("NFD").charAt(0).toUpperCase();
  return initial >= "A" && initial <= "Z" ? initial : "#";
};

function BrandIndex({ data: { brandLetters, brands }, letter }: { data: BrandsPageQuery; letter: string | undefined }) {
  const { edges, pageInfo } = brands;
  const { list, more } = useLoadMore({
    query: BrandsPageDocument,
    variables: letter ? { letter } : {},
    endCursor: pageInfo.endCursor,
    count: edges.length,
  });
  const initials = edges.map(({ node }) => readInitial(node.name));
  return (
    <>
      <Letters aria-label="First letter">
        {["", ...brandLetters].map((each) => (
          <Link
            key={each}
            to={paths.brands({ letter: each || undefined })}
            aria-current={each === (letter ?? "").toUpperCase() ? "page" : undefined}
          >
            {each || "All"}
          </Link>
        ))}
      </Letters>
      {edges.length === 0 ? <p>No brands have been published yet.</p> : null}
      <Names ref={list}>
        {edges.map(({ node }, place) => (
          <li key={node.id} data-initial={initials[place] === initials[place - 1] ? undefined : initials[place]}>
            <Link to={paths.brand(node.slug)}>{node.name}</Link>
          </li>
        ))}
      </Names>
      <LoadMore pageInfo={pageInfo} to={(after) => paths.brands({ letter, after })} more={more} />
    </>
  );
}

const BrandsContainer = styled(Container)({ paddingBlock: "12px clamp(3rem, 2rem + 4vw, 6rem)" });

const Letters = styled("nav")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 20px",
  paddingBlock: 8,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  ...theme.typography.subtitle1,
  // Tall enough for a finger.
  "& a": { minWidth: 24, paddingBlock: 8, textAlign: "center", textDecoration: "none", color: "inherit" },
  "& a[aria-current]": { color: theme.vars.palette.primary.main, textDecoration: "underline" },
}));

const Names = styled("ul")(({ theme }) => ({
  marginTop: "clamp(2rem, 1.4rem + 2.4vw, 4rem)",
  padding: 0,
  listStyle: "none",
  columns: "15rem",
  columnGap: 48,
  "& li": { position: "relative", paddingLeft: "2.25rem", breakInside: "avoid" },
  "& li[data-initial]": { marginTop: 20 },
  "& li[data-initial]:first-of-type": { marginTop: 0 },
  "& li[data-initial]::before": {
    content: "attr(data-initial)",
    position: "absolute",
    left: 0,
    top: 10,
    ...theme.typography.h4,
    color: theme.vars.palette.primary.main,
  },
  "& a": {
    display: "block",
    paddingBlock: 8,
    ...theme.typography.h4,
    textDecoration: "none",
    color: "inherit",
    overflowWrap: "anywhere",
  },
  "& a:hover": { textDecoration: "underline", textDecorationThickness: 1, textUnderlineOffset: "0.25em" },
}));
