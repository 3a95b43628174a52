import { blogFeed, outfitFeed, paths } from "../../../../site/addresses";
import { absoluteUrl } from "../../../shared/seo/head";
import { FeedLink } from "../../../shared/seo/FeedLink";
import { JsonLd, type StructuredData } from "../../../shared/seo/JsonLd";
import { Seo } from "../../../shared/seo/Seo";
import { useSite } from "../../../shared/site/SiteContext";

export function HomePageSeo() {
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
