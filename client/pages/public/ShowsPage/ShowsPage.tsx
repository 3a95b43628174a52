import { useSuspenseQuery } from "@apollo/client/react";
import Container from "@mui/material/Container";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { Suspense } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { formatShowYears } from "../../../features/content/show/sceneText";
import { ShowsPageDocument, type ShowsPageQuery } from "../../../graphql/generated/operations";
import { isBadCursor } from "../../../graphql/errorCodes";
import { pageQuery, type PageAddress } from "../../../graphql/pageQuery";
import { useLoadMore } from "../../../graphql/useLoadMore";
import { useRetry } from "../../../shared/hooks/useRetry";
import { PageRedirect } from "../../../shared/seo/PageStatus";
import { Seo } from "../../../shared/seo/Seo";
import { Breadcrumbs } from "../../../shared/ui/Breadcrumbs";
import { CardGrid } from "../../../shared/ui/layout/CardGrid";
import { PageHeader } from "../../../shared/ui/layout/PageHeader";
import { PageSkeleton } from "../../../shared/ui/layout/PageSkeleton";
import { LinkCard } from "../../../shared/ui/links/LinkCard";
import { LoadMore } from "../../../shared/ui/links/LoadMore";
import { Picture } from "../../../shared/ui/picture/Picture";
import { cardSizes } from "../../../shared/ui/picture/pictureSizes";
import { UnavailablePage } from "../../../shared/ui/UnavailablePage";

type Show = ShowsPageQuery["shows"]["edges"][number]["node"];

const readVariables = (search: URLSearchParams) => {
  const after = search.get("after") || undefined;
  return after ? { after } : {};
};

export function ShowsPage() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Shows />
    </Suspense>
  );
}

ShowsPage.firstQuery = ({ search }: PageAddress) => pageQuery(ShowsPageDocument, readVariables(search));

/** All series and films. */
function Shows() {
  const [params] = useSearchParams();
  const variables = readVariables(params);
  const { data, error, refetch } = useSuspenseQuery(ShowsPageDocument, { variables, errorPolicy: "all" });
  const { busy, retry } = useRetry(refetch);
  if (!data && isBadCursor(error, variables.after)) return <PageRedirect to={paths.shows()} code={302} />;
  if (!data) return <UnavailablePage title="On screen" busy={busy} onRetry={retry} />;
  return <ShowList shows={data.shows} after={variables.after} />;
}

function ShowList({ shows: { edges, pageInfo }, after }: { shows: ShowsPageQuery["shows"]; after?: string }) {
  const { list, more } = useLoadMore({
    query: ShowsPageDocument,
    variables: {},
    endCursor: pageInfo.endCursor,
    count: edges.length,
  });
  const text = "What was worn in series and films: by season, by episode, by character.";
  return (
    <>
      <Seo
        title="On screen: outfits from series and films"
        description={text}
        path={paths.shows({ after })}
        noindex={edges.length === 0}
      />
      <Page>
        <Breadcrumbs crumbs={[{ label: "Home", to: paths.home() }, { label: "On screen" }]} />
        <PageHeader kicker="Series and films" title="On screen" text={text} />
        {edges.length === 0 ? <p>No series or films have been published yet.</p> : null}
        <CardGrid ref={list} columns={3}>
          {edges.map(({ node }) => (
            <li key={node.id}>
              <ShowCard show={node} />
            </li>
          ))}
        </CardGrid>
        <LoadMore pageInfo={pageInfo} to={(after) => paths.shows({ after })} more={more} />
      </Page>
    </>
  );
}

/** A show with its picture, or that of its newest look. */
function ShowCard({ show }: { show: Show }) {
  const { slug, title, form, image, latestOutfit } = show;
  const picture = image || latestOutfit?.image;
  const facts = [form === "FILM" ? "Film" : "Series", formatShowYears(show)].filter(Boolean).join(", ");
  return (
    <LinkCard component="article">
      {picture ? (
        <figure>
          <Picture
            src={picture}
            alt=""
            kind="outfit"
            focalPoint={image ? undefined : latestOutfit?.focalPoint}
            width={900}
            height={1200}
            sizes={cardSizes(3)}
          />
        </figure>
      ) : null}
      <div>
        <Typography variant="overline" color="primary">
          {facts}
        </Typography>
        <Typography variant="h3" component="h2">
          <Link to={paths.show(slug)}>{title}</Link>
        </Typography>
      </div>
    </LinkCard>
  );
}

const Page = styled(Container)({ paddingBlock: "12px clamp(3rem, 2rem + 4vw, 6rem)" });
