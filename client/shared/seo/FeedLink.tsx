export interface FeedLinkProps {
  title: string;
  /** Path of the feed, `/blog/feed.xml`. */
  path: string;
}

/** Links the page's feed for feed readers; React moves it into the head. */
export function FeedLink({ title, path }: FeedLinkProps) {
  return <link rel="alternate" type="application/rss+xml" title={title} href={path} />;
}
