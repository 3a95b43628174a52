import { element, xmlHead, escapeXml } from "./xml";

export interface FeedItem {
  /** Stays the same for ever, such as urn:uuid:ID: the address can change with the slug. */
  id: string;
  title: string;
  /** Path of its page. */
  path: string;
  summary: string;
  /** The full text with absolute URLs. */
  html: string;
  author?: string;
  /** Path of the author's page. */
  authorPath?: string;
  category?: string | null;
  /** URL of a picture, for formats that have a field for it. */
  image?: string;
  published: Date;
  changed: Date;
}

export interface Feed {
  title: string;
  description: string;
  /** Path of the corresponding page. */
  path: string;
  /** Path of the feed itself, as RSS. */
  self: string;
  items: FeedItem[];
}

const ownAddress = /\b(href|src)="\/(?![/\\])/g;

/** In sanitized HTML `<` only starts tags, so addresses in texts do not change. */
export const withAbsoluteAddresses = (html: string, origin: string): string =>
  html.replace(/<[^<>]*>/g, (tag) => tag.replace(ownAddress, `$1="${origin}/`));

const item = (origin: string, row: FeedItem): string =>
  [
    "<item>",
    element("title", row.title),
    element("link", origin + row.path),
    `<guid isPermaLink="false">${escapeXml(row.id)}</guid>`,
    element("pubDate", row.published.toUTCString()),
    element("dc:creator", row.author),
    element("category", row.category),
    element("description", row.summary),
    element("content:encoded", row.html),
    "</item>\n",
  ].join("");

/** Returns RSS 2.0. */
export const feedXml = (feed: Feed, origin: string, changed: Date): string =>
  [
    xmlHead,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/">\n<channel>',
    element("title", feed.title),
    element("link", origin + feed.path),
    `<description>${escapeXml(feed.description)}</description>`,
    "<language>en</language>",
    element("lastBuildDate", changed.toUTCString()),
    `<atom:link href="${escapeXml(origin + feed.self)}" rel="self" type="application/rss+xml"/>\n`,
    ...feed.items.map((row) => item(origin, row)),
    "</channel>\n</rss>\n",
  ].join("");
