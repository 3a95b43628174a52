import { useQuery } from "@apollo/client/react";
import { NewsletterBand } from "../../../features/newsletter/NewsletterBand";
import { HomePageDocument } from "../../../graphql/generated/operations";
import { useSite } from "../../../shared/site/SiteContext";
import { UnavailablePage } from "../../../shared/ui/UnavailablePage";
import { HomePageHero } from "./HomePageHero";
import { HomePageRecent } from "./HomePageRecent";
import { HomePageQuestions, HomePageSections } from "./HomePageSections";
import { HomePageSeo } from "./HomePageSeo";
import { HomePageSkeleton } from "./HomePageSkeleton";

export function HomePage() {
  const { featuredCelebrities } = useSite();
  const { data, error, loading, refetch } = useQuery(HomePageDocument, {
    variables: { featured: featuredCelebrities },
    notifyOnNetworkStatusChange: true,
  });
  return (
    <>
      <HomePageSeo />
      <HomePageHero />
      {data ? <HomePageSections data={data} /> : null}
      {data ? <HomePageRecent /> : null}
      {!data && !error ? <HomePageSkeleton /> : null}
      {!data && error ? (
        // `error` reports the failure.
        <UnavailablePage busy={loading} onRetry={() => void refetch().catch(() => undefined)} />
      ) : null}
      <NewsletterBand
        title="Join the Fashion Circle"
        text="New looks, and where to find the pieces, in your inbox."
        source="home"
        required
      />
      {data ? <HomePageQuestions data={data} /> : null}
    </>
  );
}
