import { jsonFeedPath } from "../../../site/addresses";
import type { Feed } from "./feedXml";

/** Returns JSON Feed 1.1. Undefined and empty values leave no field. */
export const feedJson = (feed: Feed, origin: string): string =>
  JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    home_page_url: origin + feed.path,
    feed_url: origin + jsonFeedPath(feed.self),
    description: feed.description || undefined,
    language: "en",
    items: feed.items.map(({ id, title, path, summary, html, author, category, image, published, changed }) => ({
      id,
      url: origin + path,
      title,
      content_html: html,
      summary: summary || undefined,
      image,
      date_published: published.toISOString(),
      date_modified: changed.toISOString(),
      authors: author ? [{ name: author }] : undefined,
      tags: category ? [category] : undefined,
    })),
  });
