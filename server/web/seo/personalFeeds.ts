import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { EntityManager } from "typeorm";
import { paths } from "../../../site/addresses";
import { celebrityFeedPattern, personalFeedFolder, personalFeedPath } from "../../../site/feedPaths";
import { fillPattern } from "../../../site/links";
import { Select } from "../../core/read/select";
import { sql } from "../../core/read/sql";
import { Celebrity } from "../../features/content/celebrity/celebrity.entity";
import { FollowedPlace } from "../../features/readers/follow/followedPlace.entity";
import type { PersonalFeed } from "../../features/readers/follow/personalFeed.entity";
import { readPersonalFeed } from "../../features/readers/follow/personalFeed.service";
import { placeFeedPath, placePath } from "../../features/readers/follow/placePaths.service";
import { getSettings } from "../../features/site/settings/settings.service";
import { getOrigin } from "../origin";
import { costly } from "../refusal";
import { listItems } from "./feedItems";
import { type FeedSource, sendFeed, sendNoFeed, sendTagged } from "./sendFeed";
import type { WebDeps } from "../routes";
import { element, escapeXml, xmlHead } from "./xml";

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
const writeOpml = (title: string, subscriptions: readonly Subscription[]): string =>
  [
    xmlHead,
    `<opml version="2.0">\n<head>${element("title", title)}</head>\n<body>\n`,
    ...subscriptions.map(outline),
    "</body>\n</opml>\n",
  ].join("");

/** A shared cache would give the list to others, and a revoked feed would live on. */
const cacheControl = "private, no-cache";

const mySource =
  ({ list, subjectIds: ids }: PersonalFeed, key: string): FeedSource =>
  async (db, { siteName }, origin) => {
    const isFavorites = list === "FAVORITES";
    return {
      title: `${siteName}: ${isFavorites ? "My favorites" : "My following"}`,
      description: isFavorites
        ? "Price drops, returns to stock and new pieces among your favorites."
        : "New looks of whom and what you follow, and price drops and returns to stock of the celebrities' pieces.",
      path: isFavorites ? paths.favorites() : paths.following(),
      self: personalFeedPath(key, "xml"),
      items: await listItems(db, origin, { kind: isFavorites ? "favorites" : "following", ids }),
    };
  };

/** Returns the feeds of all celebrities and places that the visitor follows, by name. */
async function opmlOf(db: EntityManager, ids: readonly string[], origin: string): Promise<string> {
  const { siteName } = await getSettings(db);
  const celebrities = await new Select(db, Celebrity, "celebrity")
    .andWhere(sql`celebrity.id = ANY(${ids}::uuid[])`)
    .readColumns(["celebrity.name", "celebrity.slug"], { order: 'celebrity.name COLLATE "C", celebrity.id' });
  const places = await new Select(db, FollowedPlace, "place")
    .andWhere(sql`place.id = ANY(${ids}::uuid[])`)
    .read({ order: 'place.name COLLATE "C", place.id' });
  const subscriptions = [
    ...(celebrities as [name: string, slug: string][]).map(([name, slug]) => ({
      title: `${siteName}: ${name}`,
      page: origin + paths.celebrity(slug),
      feed: origin + fillPattern(celebrityFeedPattern, [slug]),
    })),
    ...places.map((place) => ({
      title: `${siteName}: ${place.name}`,
      page: origin + placePath(place),
      feed: origin + placeFeedPath(place),
    })),
  ];
  return writeOpml(`${siteName}: Following`, subscriptions);
}

type FileRequest = FastifyRequest<{ Params: { file: string } }>;

/** Registers the feeds of visitors' lists: {key}.xml, {key}.json, and {key}.opml for what is followed. */
export function registerPersonalFeeds(
  app: FastifyInstance,
  { db, readDb, publicUrl }: Pick<WebDeps, "db" | "readDb" | "publicUrl">,
): void {
  app.get(`${personalFeedFolder}:file`, costly, async (request: FileRequest, reply): Promise<FastifyReply> => {
    const [, key, format] = /^([\w-]{22})\.(xml|json|opml)$/.exec(request.params.file) ?? [];
    // A replica may lag: a feed is read at once after its creation, and never after its end.
    const feed = key === undefined ? null : await readPersonalFeed(db(), key);
    void reply.headers({ "x-robots-tag": "noindex", "referrer-policy": "no-referrer" });
    if (!feed || (format === "opml" && feed.list !== "FOLLOWING")) return sendNoFeed(reply);
    if (format !== "opml") {
      return sendFeed(request, reply, mySource(feed, key), { db: readDb(), publicUrl, cacheControl });
    }
    const text = await opmlOf(readDb(), feed.subjectIds, getOrigin(request, publicUrl));
    void reply.headers({ "cache-control": cacheControl, "content-disposition": 'inline; filename="following.opml"' });
    return sendTagged(request, reply, "text/x-opml", text);
  });
}
