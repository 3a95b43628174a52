import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { paths } from "../../../site/addresses";
import {
  blogFeed,
  categoryFeedPattern,
  celebrityFeedPattern,
  jsonFeedPath,
  outfitFeed,
  topicFeedPattern,
} from "../../../site/feedPaths";
import { fillPattern } from "../../../site/links";
import { topics } from "../../features/content/blog/topics";
import { findCategory } from "../../features/content/category/category.service";
import { findCelebrity } from "../../features/content/celebrity/celebrity.service";
import { costly } from "../refusal";
import { listItems, outfitItems, postItems } from "./feedItems";
import { placeFeeds } from "./placeFeeds";
import { type FeedSource, type NamedSource, sendFeed } from "./sendFeed";
import type { WebDeps } from "../routes";

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

const ofTopic: NamedSource = (name) => async (db, settings, origin) => {
  const topic = topics.find(({ slug }) => slug === name);
  if (!topic) return null;
  return {
    title: `${settings.siteName}: ${topic.name}`,
    description: topic.description,
    path: paths.topic(topic.slug),
    self: fillPattern(topicFeedPattern, [topic.slug]),
    items: await postItems(db, settings, origin, topic.slug),
  };
};

// A former name works like the current one: feed readers keep addresses for years.
const ofCelebrity: NamedSource =
  (slug) =>
  async (db, { siteName }, origin) => {
    const celebrity = await findCelebrity(db, { slug });
    if (!celebrity) return null;
    return {
      title: `${siteName}: ${celebrity.name}`,
      description: `New looks of ${celebrity.name}, and price drops and returns to stock of their pieces.`,
      path: paths.celebrity(celebrity.slug),
      self: fillPattern(celebrityFeedPattern, [celebrity.slug]),
      items: await listItems(db, origin, { kind: "following", ids: [celebrity.id] }),
    };
  };

const ofCategory: NamedSource =
  (name) =>
  async (db, { siteName }, origin) => {
    const category = await findCategory(db, name);
    if (!category) return null;
    const pieces = category.name.toLowerCase();
    return {
      title: `${siteName}: ${category.name}`,
      description: `New looks with ${pieces}, and new ${pieces}, price drops and returns to stock.`,
      path: paths.category(category.slug),
      self: fillPattern(categoryFeedPattern, [category.slug]),
      items: await listItems(db, origin, { kind: "category", slug: category.slug }),
    };
  };

type NamedRequest = FastifyRequest<{
  Params: { name?: string; slug?: string; season?: string; character?: string };
}>;

/** Registers the feeds of lists: articles and those of a topic, outfits and those of a celebrity, a category or a place; each as RSS and JSON Feed. */
export function registerFeeds(
  app: FastifyInstance,
  { readDb, publicUrl }: Pick<WebDeps, "readDb" | "publicUrl">,
): void {
  const register = (pattern: string, named: NamedSource): void => {
    for (const path of [pattern, jsonFeedPath(pattern)]) {
      app.get(path, costly, (request: NamedRequest, reply): Promise<FastifyReply> => {
        const { name, slug = name, season, character = season } = request.params;
        const reading = { db: readDb(), publicUrl, cacheControl: "public, max-age=600" };
        return sendFeed(request, reply, named(slug ?? "", character ?? ""), reading);
      });
    }
  };
  register(blogFeed, () => blog);
  register(outfitFeed, () => outfits);
  register(topicFeedPattern, ofTopic);
  register(celebrityFeedPattern, ofCelebrity);
  for (const [pattern, named] of placeFeeds) register(pattern, named);
  register(categoryFeedPattern, ofCategory);
}
