import { escapeXml, element, xmlHead } from "./xml";

interface Subscription {
  title: string;
  /** URL of the page. */
  page: string;
  /** URL of its RSS feed. */
  feed: string;
}

const outline = ({ title, page, feed }: Subscription): string =>
  `<outline type="rss" text="${escapeXml(title)}" title="${escapeXml(title)}" htmlUrl="${escapeXml(page)}" xmlUrl="${escapeXml(feed)}"/>\n`;

/** Returns OPML 2.0, which feed readers import to subscribe to all of the feeds. */
export const writeOpml = (title: string, subscriptions: readonly Subscription[]): string =>
  [
    xmlHead,
    `<opml version="2.0">\n<head>${element("title", title)}</head>\n<body>\n`,
    ...subscriptions.map(outline),
    "</body>\n</opml>\n",
  ].join("");
