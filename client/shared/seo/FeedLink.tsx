export interface FeedLinkProps {
  title: string;
  /** Of the feed, `/blog/feed.xml`. */
  path: string;
}

/** Tells feed readers where the page's feed is; React lifts it into the head. */
export function FeedLink({ title, path }: FeedLinkProps) {
  return <link rel="alternate" type="application/rss+xml" title={title} href={path} />;
}
