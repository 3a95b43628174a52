/** RSS feeds of lists. `.json` instead of `.xml` is the same feed as JSON Feed. */
export const outfitFeed = "/celebrities/feed.xml";
export const blogFeed = "/blog/feed.xml";
export const topicFeedPattern = "/blog/topic/:slug/feed.xml";
export const celebrityFeedPattern = "/celebrity/:slug/feed.xml";
export const eventFeedPattern = "/event/:slug/feed.xml";
/** The same event in all years. */
export const seriesFeedPattern = "/event/:slug/series/feed.xml";
export const showFeedPattern = "/show/:slug/feed.xml";
export const seasonFeedPattern = "/show/:slug/:season/feed.xml";
export const characterFeedPattern = "/show/:slug/character/:character/feed.xml";
export const brandFeedPattern = "/brand/:slug/feed.xml";
export const categoryFeedPattern = "/category/:name/feed.xml";
export const jsonFeedPath = (path: string): string => path.replace(/\.xml$/, ".json");

/** The shop as a product feed. */
export const productFeedPath = "/feeds/products.xml";

/** The feed in which an asker gets the answer; the random id of the question is the only way to it. */
export const questionFeedPattern = "/feeds/questions/:file";
export const questionFeedPath = (id: string, format: "xml" | "json"): string => `/feeds/questions/${id}.${format}`;

/** Everything below it is the feed of a visitor's list; the key in its address is the only way to it. */
export const personalFeedFolder = "/feeds/mine/";
export const personalFeedPath = (key: string, format: "xml" | "json" | "opml"): string =>
  `${personalFeedFolder}${key}.${format}`;
