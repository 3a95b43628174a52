import { useQuery } from "@apollo/client/react";
import Container from "@mui/material/Container";
import { NewsletterBand } from "../../../features/newsletter/NewsletterBand";
import { HomePageDocument } from "../../../graphql/generated/operations";
import { PageStatus } from "../../../shared/seo/PageStatus";
import { useSite } from "../../../shared/site/SiteContext";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { HomePageHero } from "./HomePageHero";
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
      {!data && !error ? <HomePageSkeleton /> : null}
      {!data && error ? (
        <Container>
          <PageStatus code={503} />
          {/* The failure is told by `error`; a second one needs no words of its own. */}
          <ErrorState busy={loading} onRetry={() => void refetch().catch(() => undefined)} />
        </Container>
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
