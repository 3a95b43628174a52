import { useSuspenseQuery } from "@apollo/client/react";
import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { EventList } from "../../../features/content/event/EventList";
import { isBadCursor } from "../../../graphql/errorCodes";
import { EventsPageDocument, type EventsPageQuery } from "../../../graphql/generated/operations";
import { pageQuery, type PageAddress } from "../../../graphql/pageQuery";
import { useLoadMore } from "../../../graphql/useLoadMore";
import { useRetry } from "../../../shared/hooks/useRetry";
import { absoluteUrl } from "../../../shared/seo/head";
import { JsonLd } from "../../../shared/seo/JsonLd";
import { PageRedirect } from "../../../shared/seo/PageStatus";
import { Seo } from "../../../shared/seo/Seo";
import { useSite } from "../../../shared/site/SiteContext";
import { Breadcrumbs } from "../../../shared/ui/Breadcrumbs";
import { Cluster } from "../../../shared/ui/layout/Cluster";
import { PageHeader } from "../../../shared/ui/layout/PageHeader";
import { PageSkeleton } from "../../../shared/ui/layout/PageSkeleton";
import { LoadMore } from "../../../shared/ui/links/LoadMore";
import { TagLink } from "../../../shared/ui/links/TagLink";
import { UnavailablePage } from "../../../shared/ui/UnavailablePage";

const text = "Galas, premieres and fashion weeks, and who wore what there.";

/** What the address asks for. */
function readAddress(search: URLSearchParams) {
  const year = search.get("year") ?? "";
  return {
    series: search.get("series") || undefined,
    year: /^[1-9]\d{3}$/.test(year) ? year : undefined,
    after: search.get("after") || undefined,
  };
}

const toVariables = ({ series, year, after }: ReturnType<typeof readAddress>) => {
  const filter = { ...(series ? { series } : {}), ...(year ? { year: Number(year) } : {}) };
  return { coming: { ...filter, upcoming: true }, past: { ...filter, upcoming: false }, ...(after ? { after } : {}) };
};

export function EventsPage() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Events />
    </Suspense>
  );
}

EventsPage.firstQuery = ({ search }: PageAddress) => pageQuery(EventsPageDocument, toVariables(readAddress(search)));

function Events() {
  const { origin } = useSite();
  const address = readAddress(useSearchParams()[0]);
  const { series, year, after } = address;
  const variables = toVariables(address);
  const { data, error, refetch } = useSuspenseQuery(EventsPageDocument, { variables, errorPolicy: "all" });
  const { busy, retry } = useRetry(refetch);
  // Invalid cursor: start from the beginning of the list.
  if (!data && isBadCursor(error, after)) return <PageRedirect to={paths.events({ series, year })} code={302} />;
  if (!data) return <UnavailablePage title="Events" busy={busy} onRetry={retry} />;
  const coming = after ? [] : data.coming.edges.map(({ node }) => node);
  const listed = [...coming, ...data.events.edges.map(({ node }) => node)];
  const title = [series ?? "Events", year].filter(Boolean).join(", ");
  return (
    <Page>
      <Seo
        title={title}
        description={text}
        path={paths.events({ series, year, after })}
        noindex={listed.length === 0}
      />
      {listed.length > 0 ? (
        <JsonLd
          data={{
            "@context": "https://schema.org",
            ...{
              "@type": "ItemList",
              name: title,
              itemListElement: listed.map(({ slug, name }, index) => ({
                "@type": "ListItem",
                position: index + 1,
                name,
                url: absoluteUrl(origin, paths.event(slug)),
              })),
            },
          }}
        />
      ) : null}
      <Breadcrumbs
        crumbs={
          series || year
            ? [{ label: "Home", to: paths.home() }, { label: "Events", to: paths.events() }, { label: title }]
            : [{ label: "Home", to: paths.home() }, { label: title }]
        }
      />
      <PageHeader kicker="On the red carpet" title={title} text={text} />
      <Choices label="Years" name="year" names={data.eventYears.map(({ name }) => name)} chosen={year} />
      <Choices
        label="Series"
        name="series"
        names={data.eventSeries.filter(({ count }) => count > 1).map(({ name }) => name)}
        chosen={series}
      />
      {coming.length > 0 ? (
        <section aria-labelledby="coming-up">
          <YearHeading id="coming-up">Coming up</YearHeading>
          <EventList events={coming} />
        </section>
      ) : null}
      <PastEvents events={data.events} variables={variables} address={address} />
      {listed.length === 0 ? <p>No events have been published yet.</p> : null}
    </Page>
  );
}

interface ChoicesProps {
  label: string;
  name: "year" | "series";
  names: readonly string[];
  chosen: string | undefined;
}

/** Links that narrow the list, and one that shows all of it again. */
function Choices({ label, name, names, chosen }: ChoicesProps) {
  if (names.length < 2 && chosen === undefined) return null;
  return (
    <ChoiceRow aria-label={label}>
      <Cluster as="ul">
        {chosen === undefined ? null : (
          <li>
            <TagLink to={paths.events()}>All events</TagLink>
          </li>
        )}
        {names.map((each) => (
          <li key={each}>
            <TagLink
              to={paths.events({ [name]: each })}
              aria-current={each === chosen ? "page" : undefined}
              data-tone={each === chosen ? "accent" : undefined}
            >
              {each}
            </TagLink>
          </li>
        ))}
      </Cluster>
    </ChoiceRow>
  );
}

interface PastEventsProps {
  events: EventsPageQuery["events"];
  variables: ReturnType<typeof toVariables>;
  address: ReturnType<typeof readAddress>;
}

/** The archive, by year. */
function PastEvents({ events: { edges, pageInfo }, variables, address }: PastEventsProps) {
  const nodes = edges.map(({ node }) => node);
  const { list, more } = useLoadMore({
    query: EventsPageDocument,
    variables,
    endCursor: pageInfo.endCursor,
    count: nodes.length,
  });
  const yearOf = ({ firstDay }: { firstDay: string | null }) => firstDay?.slice(0, 4) ?? "Date unknown";
  const years = [...new Set(nodes.map(yearOf))];
  return (
    <>
      {years.map((year, at) => (
        <section key={year} aria-labelledby={`year-${at}`}>
          <YearHeading id={`year-${at}`}>{year}</YearHeading>
          <EventList
            ref={at === years.length - 1 ? list : undefined}
            events={nodes.filter((node) => yearOf(node) === year)}
          />
        </section>
      ))}
      <LoadMore pageInfo={pageInfo} to={(after) => paths.events({ ...address, after })} more={more} />
    </>
  );
}

const Page = styled(Container)({ paddingBlock: "12px clamp(3rem, 2rem + 4vw, 6rem)" });

const ChoiceRow = styled("nav")({ marginBottom: 16, "& ul": { padding: 0, listStyle: "none" } });

const YearHeading = styled("h2")(({ theme }) => ({
  ...theme.typography.h2,
  paddingBlock: "clamp(2rem, 1.5rem + 2.4vw, 4rem) 20px",
  fontVariantNumeric: "lining-nums",
}));
