import type { EntityManager } from "typeorm";
import { paths } from "../../../site/addresses";
import { renderHtml } from "../../features/content/blog/articleParts.service";
import { listOutboundTargets } from "../../features/content/blog/articleLinks.service";
import { filterPosts } from "../../features/content/blog/blog.service";
import type { Author } from "../../features/content/author/author.entity";
import { authorsByName } from "../../features/content/author/author.service";
import { BlogPost } from "../../features/content/blog/blogPost.entity";
import { mayMention } from "../../features/content/blog/mentions/mentionAddress";
import { type Mention, mentionsOfPosts } from "../../features/content/blog/mentions/mentions.service";
import { Celebrity } from "../../features/content/celebrity/celebrity.entity";
import type { Followed, NewLook, OfferEvent } from "../../features/readers/follow/followed.types";
import { listNewLooks } from "../../features/readers/follow/newLooks.service";
import { listOfferEvents } from "../../features/readers/follow/offerEvents.service";
import type { OutfitFilter } from "../../features/content/outfit/outfitFilter.types";
import { listOutfits } from "../../features/content/outfit/outfit.service";
import { listPrograms } from "../../features/site/programs/program.service";
import { publicSince } from "../../core/publicChanges/publicSince";
import { Select } from "../../core/read/select";
import { sql } from "../../core/read/sql";
import type { Settings } from "../../features/site/settings/settings.entity";
import { type FeedItem, withAbsoluteAddresses } from "./feedXml";
import { escapeXml } from "./xml";

const itemCount = 20;

const rowId = (id: string): string => `urn:uuid:${id}`;

/** Feed readers seldom support SVG, so sample pictures are replaced by their link preview. Null for no web address. */
const pictureAddress = (address: string): string | null =>
  /^(?:https?:\/\/|\/(?![/\\]))/.test(address) ? address.replace(/^(\/art\/.+)\.svg$/, "$1.jpg") : null;

const imageUrl = (address: string): string => {
  const picture = pictureAddress(address);
  return picture === null ? "" : `<p><img src="${escapeXml(picture)}" alt=""></p>`;
};

const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim() && `<p>${escapeXml(part.trim())}</p>`)
    .join("");

async function loadMentions(
  db: EntityManager,
  posts: readonly { id: string; content: string }[],
): Promise<Mention[][]> {
  const loader = mentionsOfPosts(db);
  return Promise.all(posts.map(({ id, content }) => (mayMention(content) ? loader.load(id) : Promise.resolve([]))));
}

/** Reads the articles that became public last, which may have an older day. */
function readNewestPosts(db: EntityManager, topic: string | null): Promise<BlogPost[]> {
  const query = new Select(db, BlogPost, "post");
  filterPosts(query, { topic });
  return query.read({ order: `${publicSince("post")} DESC, post.id DESC`, limit: itemCount });
}

const authorPath = (found: Author[] | Error): string | undefined =>
  Array.isArray(found) && found.length > 0 ? paths.author(found[0].slug) : undefined;

/** Returns the newest articles, of one topic or of all. Articles with affiliate links start with the disclosure. */
export async function postItems(
  db: EntityManager,
  settings: Settings,
  origin: string,
  topic: string | null,
): Promise<FeedItem[]> {
  const posts = await readNewestPosts(db, topic);
  const rules = { newWindow: settings.createNewWindow, nofollow: settings.addNoFollowTag };
  const outbound = { tracking: settings.defaultTracking, programs: await listPrograms(db) };
  const mentions = await loadMentions(db, posts);
  const authors = await authorsByName(db).loadMany(posts.map(({ author }) => author));
  return posts.map((post, at) => {
    const linkRules = { ...rules, resolveOutbound: listOutboundTargets(post.id, "feed", outbound) };
    const article = renderHtml(post.content, linkRules, mentions[at]);
    const disclosure = article.includes('rel="sponsored') ? paragraphs(settings.disclosureText) : "";
    return {
      id: rowId(post.id),
      title: post.title,
      path: paths.blogPost(post.slug),
      summary: post.excerpt,
      html: withAbsoluteAddresses(imageUrl(post.image) + disclosure + article, origin),
      author: post.author,
      authorPath: authorPath(authors[at]),
      category: post.category,
      published: new Date(`${post.date}T00:00:00Z`),
      changed: post.updatedAt,
    };
  });
}

/** Returns the newest outfits with their celebrities. The feed has no affiliate links, so it needs no disclosure. */
export async function outfitItems(db: EntityManager, origin: string, filter?: OutfitFilter): Promise<FeedItem[]> {
  const { edges } = await listOutfits(db, { first: itemCount, filter });
  const ids = edges.map(({ node }) => node.celebrityId);
  const names = await new Select(db, Celebrity, "celebrity")
    .andWhere(sql`celebrity.id = ANY(${ids})`)
    .readColumns(["celebrity.id", "celebrity.name"]);
  const wearers = new Map(names as [id: string, name: string][]);
  return edges.map(({ node: outfit }) => {
    const wearer = wearers.get(outfit.celebrityId ?? "");
    return {
      id: rowId(outfit.id),
      title: wearer ? `${outfit.title} - ${wearer}` : outfit.title,
      path: paths.outfit(outfit.slug),
      summary: outfit.description,
      html: withAbsoluteAddresses(
        imageUrl(outfit.image) + paragraphs(outfit.fullDescription || outfit.description),
        origin,
      ),
      category: outfit.occasion,
      published: outfit.date ? new Date(`${outfit.date}T00:00:00Z`) : outfit.createdAt,
      changed: outfit.updatedAt,
    };
  });
}

/** Returns what follows from an event: the picture comes first, as in all feeds. */
const eventItem = (
  { id, title, path, image, at, changed }: NewLook | OfferEvent,
  origin: string,
  texts: { summary: string; html: string; category?: string | null },
): FeedItem => {
  const picture = pictureAddress(image);
  return {
    id,
    title,
    path,
    ...texts,
    html: withAbsoluteAddresses(imageUrl(image) + texts.html, origin),
    image: picture?.replace(/^\//, `${origin}/`),
    published: at,
    changed: new Date(Math.max(at.getTime(), changed.getTime())),
  };
};

/** Returns what is new in a list, the newest first. The items link to pages of the site, so they need no disclosure. */
export async function listItems(db: EntityManager, origin: string, followed: Followed): Promise<FeedItem[]> {
  const [looks, offers] = await Promise.all([listNewLooks(db, followed), listOfferEvents(db, followed)]);
  return [
    ...looks.map((look) => {
      const html = paragraphs(look.fullDescription || look.description);
      return eventItem(look, origin, { summary: look.description, html, category: look.occasion });
    }),
    ...offers.map((offer) => eventItem(offer, origin, { summary: offer.text, html: paragraphs(offer.text) })),
  ].sort((one, other) => other.published.getTime() - one.published.getTime() || one.id.localeCompare(other.id));
}
