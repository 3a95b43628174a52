import type { EntityManager } from "typeorm";
import { paths } from "../../../site/addresses";
import { renderHtml } from "../../features/blog/articleParts";
import { listOutboundTargets } from "../../features/blog/articleLinks.service";
import { listPosts } from "../../features/blog/blog.service";
import { mayMention } from "../../features/blog/mentions/mentionAddress";
import { type Mention, mentionsOfPosts } from "../../features/blog/mentions/mentions.service";
import { Celebrity } from "../../features/celebrity/celebrity.entity";
import { listOutfits } from "../../features/outfit/outfit.service";
import { listPrograms } from "../../features/programs/program.service";
import { Select } from "../../core/read/select";
import { sql } from "../../core/read/sql";
import type { Settings } from "../../features/settings/settings.entity";
import { type FeedItem, withAbsoluteAddresses } from "./feedXml";
import { escapeXml } from "./xml";

const itemCount = 20;

/** Feed readers seldom support SVG, so sample pictures are replaced by their link preview. */
const imageUrl = (address: string): string =>
  /^(?:https?:\/\/|\/(?![/\\]))/.test(address)
    ? `<p><img src="${escapeXml(address.replace(/^(\/art\/.+)\.svg$/, "$1.jpg"))}" alt=""></p>`
    : "";

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

/** Returns the newest articles, of one topic or of all. Articles with affiliate links start with the disclosure. */
export async function postItems(
  db: EntityManager,
  settings: Settings,
  origin: string,
  topic: string | null,
): Promise<FeedItem[]> {
  const { edges } = await listPosts(db, { first: itemCount, filter: { topic } });
  const rules = { newWindow: settings.createNewWindow, nofollow: settings.addNoFollowTag };
  const outbound = { tracking: settings.defaultTracking, programs: await listPrograms(db) };
  const mentions = await loadMentions(
    db,
    edges.map(({ node }) => node),
  );
  return edges.map(({ node: post }, at) => {
    const linkRules = { ...rules, resolveOutbound: listOutboundTargets(post.id, "feed", outbound) };
    const article = renderHtml(post.content, linkRules, mentions[at]);
    const disclosure = article.includes('rel="sponsored') ? paragraphs(settings.disclosureText) : "";
    return {
      id: post.id,
      title: post.title,
      path: paths.blogPost(post.slug),
      summary: post.excerpt,
      html: withAbsoluteAddresses(imageUrl(post.image) + disclosure + article, origin),
      author: post.author,
      category: post.category,
      published: new Date(`${post.date}T00:00:00Z`),
      changed: post.updatedAt,
    };
  });
}

/** Returns the newest outfits with their celebrities. The feed has no affiliate links, so it needs no disclosure. */
export async function outfitItems(db: EntityManager, origin: string): Promise<FeedItem[]> {
  const { edges } = await listOutfits(db, { first: itemCount });
  const ids = edges.map(({ node }) => node.celebrityId);
  const names = await new Select(db, Celebrity, "celebrity")
    .andWhere(sql`celebrity.id = ANY(${ids})`)
    .readColumns(["celebrity.id", "celebrity.name"]);
  const wearers = new Map(names as [id: string, name: string][]);
  return edges.map(({ node: outfit }) => {
    const wearer = wearers.get(outfit.celebrityId ?? "");
    return {
      id: outfit.id,
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
