import { useQuery } from "@apollo/client/react";
import { paths } from "../../../../site/addresses";
import { blogFeed, outfitFeed } from "../../../../site/feedPaths";
import { HomePageDocument } from "../../../graphql/generated/operations";
import { pageQuery, type PageAddress } from "../../../graphql/pageQuery";
import { FeedLink } from "../../../shared/seo/FeedLink";
import { absoluteUrl } from "../../../shared/seo/head";
import { JsonLd, type StructuredData } from "../../../shared/seo/JsonLd";
import { Seo } from "../../../shared/seo/Seo";
import { useSite, type Site } from "../../../shared/site/SiteContext";
import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";
import { Section } from "../../../shared/ui/layout/Section";
import { UnavailablePage } from "../../../shared/ui/UnavailablePage";
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";
import { HomePageHero } from "./HomePageHero";
import { HomePageRecent } from "./HomePageRecent";
import { HomePageQuestions, HomePageSections } from "./HomePageSections";

const homeVariables = ({ featuredCelebrities }: Site) => ({ featured: featuredCelebrities });

export function HomePage() {
  const { data, error, loading, refetch } = useQuery(HomePageDocument, {
    variables: homeVariables(useSite()),
    notifyOnNetworkStatusChange: true,
  });
  return (
    <>
      <HomePageSeo />
      <HomePageHero look={data || error ? (data?.homeLook ?? null) : undefined} />
      {data ? <HomePageSections data={data} /> : null}
      {data ? <HomePageRecent /> : null}
      {!data && !error ? <HomePageSkeleton /> : null}
      {!data && error ? (
        // `error` reports the failure.
        <UnavailablePage busy={loading} onRetry={() => void refetch()} />
      ) : null}
      {data ? <HomePageQuestions data={data} /> : null}
    </>
  );
}

HomePage.firstQuery = ({ site }: PageAddress) => pageQuery(HomePageDocument, homeVariables(site));

function HomePageSeo() {
  const { name, tagline, origin } = useSite();
  const site = {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name,
    url: absoluteUrl(origin, paths.home()),
    ...(tagline ? { description: tagline } : {}),
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${absoluteUrl(origin, paths.search())}?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  } satisfies StructuredData & Record<string, unknown>;
  return (
    <>
      <Seo
        title={tagline ? `${name}: ${tagline}` : name}
        description="See what celebrities wore, the whole look piece by piece, and where to buy the same or a similar one."
        path={paths.home()}
      />
      <FeedLink title="Celebrity Outfits" path={outfitFeed} />
      <FeedLink title="Fashion Blog" path={blogFeed} />
      <JsonLd data={site} />
    </>
  );
}

/** The sections that wait for data. */
export function HomePageSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <Section title="This Week's Star Styles">
        <CardGridSkeleton count={3} ratio="3 / 4" />
      </Section>
      <Section title="Shop the Celeb Look">
        <CardGridSkeleton count={4} ratio="1 / 1" columns={4} />
      </Section>
    </>
  );
}
