import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { EntityManager } from "typeorm";
import { blogFeed, outfitFeed, paths, topicFeedPattern } from "../../../site/addresses";
import { fillPattern } from "../../../site/links";
import { topics } from "../../features/blog/topics";
import type { Settings } from "../../features/settings/settings.entity";
import { getSettings } from "../../features/settings/settings.service";
import { outfitItems, postItems } from "./feedItems";
import { type Feed, feedXml } from "./feedXml";
import { isNotModified } from "../conditional";
import { getOrigin } from "../origin";

/** Builds a feed from the settings and rows. */
type FeedSource = (db: EntityManager, settings: Settings, origin: string) => Promise<Feed>;

const blog: FeedSource = async (db, settings, origin) => ({
  title: `${settings.siteName}: Fashion Blog`,
  description: settings.siteTagline,
  path: paths.blog.pattern,
  self: blogFeed,
  items: await postItems(db, settings, origin, null),
});

const outfits: FeedSource = async (db, settings, origin) => ({
  title: `${settings.siteName}: Celebrity Outfits`,
  description: settings.siteTagline,
  path: paths.celebrities.pattern,
  self: outfitFeed,
  items: await outfitItems(db, origin),
});

const ofTopic =
  ({ name, slug, description }: (typeof topics)[number]): FeedSource =>
  async (db, settings, origin) => ({
    title: `${settings.siteName}: ${name}`,
    description,
    path: paths.topic(slug),
    self: fillPattern(topicFeedPattern, [slug]),
    items: await postItems(db, settings, origin, slug),
  });

/** Registers the feeds of articles, of each topic's articles, and of outfits. */
export function registerFeeds(app: FastifyInstance, getDb: () => EntityManager, publicUrl: string | null): void {
  const sendFeed = async (request: FastifyRequest, reply: FastifyReply, source: FeedSource): Promise<FastifyReply> => {
    const origin = getOrigin(request, publicUrl);
    const db = getDb();
    const settings = await getSettings(db);
    const feed = await source(db, settings, origin);
    const changed = new Date(Math.max(settings.updatedAt.getTime(), ...feed.items.map((row) => row.changed.getTime())));
    const xml = feedXml(feed, origin, changed);
    // Weak, because the response may be compressed.
    const etag = `W/"${createHash("sha256").update(xml).digest("hex").slice(0, 32)}"`;
    void reply.headers({ "cache-control": "public, max-age=600", etag, "last-modified": changed.toUTCString() });
    if (isNotModified(request.headers, etag, changed)) return reply.status(304).send();
    return reply.type("application/rss+xml; charset=utf-8").send(xml);
  };

  app.get(blogFeed, (request, reply) => sendFeed(request, reply, blog));
  app.get(outfitFeed, (request, reply) => sendFeed(request, reply, outfits));
  app.get<{ Params: { slug: string } }>(topicFeedPattern, (request, reply) => {
    const topic = topics.find(({ slug }) => slug === request.params.slug);
    if (topic) return sendFeed(request, reply, ofTopic(topic));
    return reply.status(404).type("text/plain; charset=utf-8").send("There is no such feed.");
  });
}
