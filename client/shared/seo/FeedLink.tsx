import { jsonFeedPath } from "../../../site/feedPaths";

export interface FeedLinkProps {
  title: string;
  /** Path of the RSS feed, `/blog/feed.xml`. */
  path: string;
}

/** Links the page's feed for feed readers, as RSS and as JSON Feed; React moves both into the head. */
export function FeedLink({ title, path }: FeedLinkProps) {
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={title} href={path} />
      <link rel="alternate" type="application/feed+json" title={title} href={jsonFeedPath(path)} />
    </>
  );
}
