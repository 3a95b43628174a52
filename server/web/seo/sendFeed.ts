import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { EntityManager } from "typeorm";
import type { Settings } from "../../features/site/settings/settings.entity";
import { getSettings } from "../../features/site/settings/settings.service";
import { matchesEtag } from "../conditional";
import { getOrigin } from "../origin";
import { type Feed, feedXml } from "./feedXml";
import { jsonFeedPath } from "../../../site/feedPaths";

/** Returns JSON Feed 1.1. Undefined and empty values leave no field. */
const feedJson = (feed: Feed, origin: string): string =>
  JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    home_page_url: origin + feed.path,
    feed_url: origin + jsonFeedPath(feed.self),
    description: feed.description || undefined,
    language: "en",
    items: feed.items.map(
      ({ id, title, path, summary, html, author, authorPath, category, image, published, changed }) => ({
        id,
        url: origin + path,
        title,
        content_html: html,
        summary: summary || undefined,
        image,
        date_published: published.toISOString(),
        date_modified: changed.toISOString(),
        authors: author ? [{ name: author, url: authorPath && origin + authorPath }] : undefined,
        tags: category ? [category] : undefined,
      }),
    ),
  });

/** Builds a feed from the settings and rows; null when there is no such list. */
export type FeedSource = (db: EntityManager, settings: Settings, origin: string) => Promise<Feed | null>;
/** Builds the source of a list by the names in its address; the second one is that of a part. */
export type NamedSource = (name: string, part: string) => FeedSource;

export interface FeedReading {
  db: EntityManager;
  publicUrl: string | null;
  cacheControl: string;
}

/** The same for every unknown address, so that nobody learns which one existed. */
export const sendNoFeed = (reply: FastifyReply): FastifyReply =>
  reply
    .status(404)
    .header("cache-control", "no-store")
    .type("text/plain; charset=utf-8")
    .send("There is no such feed.");

/** Sends a text with a tag, or 304. There is no Last-Modified: a withdrawn item changes the text, and no date. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, type: string, text: string): FastifyReply {
  // Weak, because the response may be compressed.
  const etag = `W/"${createHash("sha256").update(text).digest("hex").slice(0, 32)}"`;
  void reply.header("etag", etag);
  if (matchesEtag(request.headers, etag)) return reply.status(304).send();
  return reply.type(`${type}; charset=utf-8`).send(text);
}

/** Sends a feed as RSS, or as JSON Feed when the address ends with .json. */
export async function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  source: FeedSource,
  { db, publicUrl, cacheControl }: FeedReading,
): Promise<FastifyReply> {
  const origin = getOrigin(request, publicUrl);
  const settings = await getSettings(db);
  const feed = await source(db, settings, origin);
  if (!feed) return sendNoFeed(reply);
  const changed = new Date(Math.max(settings.updatedAt.getTime(), ...feed.items.map((row) => row.changed.getTime())));
  void reply.header("cache-control", cacheControl);
  return /\.json$/.test(request.url.split("?", 1)[0])
    ? sendTagged(request, reply, "application/feed+json", feedJson(feed, origin))
    : sendTagged(request, reply, "application/rss+xml", feedXml(feed, origin, changed));
}
