import DataLoader from "dataloader";
import type { EntityManager } from "typeorm";
import { rowTag } from "../../../../core/cache/cacheTags";
import { contentKinds } from "../../../../core/kinds/contentKind";
import { isShown } from "../../../../core/kinds/visibility";
import type { Write } from "../../../../core/write/write";
import type { LoaderFactory } from "../../../../core/graphql/context";
import { type Audience, getAudience } from "../../../../core/read/audience";
import { listLinks } from "../articleHtml.service";
import { mayMention, type MentionAddress, mentionTypes, type MentionType, parseMentionAddress } from "./mentionAddress";
import { readRows } from "../../../../core/read/runStatement";

/** A mention with the current state of its subject. */
export interface Mention {
  postId: string;
  address: string;
  type: MentionType;
  id: string;
  /** Null when the row was permanently deleted. */
  title: string | null;
  isInTrash: boolean;
  /** Whether the reader may see the row. */
  isShown: boolean;
}

/** Returns the distinct addresses of looks, celebrities and products that the text links to, in its order. */
export function listMentionAddresses(content: string): MentionAddress[] {
  if (!mayMention(content)) return [];
  const found = listLinks(content).flatMap((href) => parseMentionAddress(href) ?? []);
  return [...new Map(found.map((mention) => [mention.address, mention])).values()];
}

/** SQL: the rows of `wanted` (parameter 1) whose address leads to a row, or led to it before its slug changed. */
const foundMentions = `
  SELECT wanted."postId" AS blog_post_id, wanted.place, wanted.address, wanted.type AS subject_type, found.id AS subject_id
  FROM json_to_recordset($1) AS wanted ("postId" uuid, place int, address text, type text, id uuid, slug text)
  CROSS JOIN LATERAL (
    SELECT id FROM (
      ${mentionTypes
        .flatMap((type) => {
          const { table, page } = contentKinds[type];
          const matches = ["id = wanted.id", ...(page ? ["slug = wanted.slug"] : [])];
          return matches.map(
            (match) => `SELECT id, 0 AS rank FROM ${table} WHERE wanted.type = '${type}' AND ${match}`,
          );
        })
        .join(" UNION ALL ")}
      UNION ALL SELECT entity_id, 1 FROM slug_history WHERE entity_type = wanted.type AND slug = wanted.slug
    ) known ORDER BY rank LIMIT 1
  ) found`;

/** SQL: the mentions of a source with the state of their subjects, in the order of the text. */
const describeMentions = (source: string, audience: Audience): string => `
  WITH mention AS (${source})
  ${mentionTypes
    .map((type) => {
      const { table, title } = contentKinds[type];
      return `SELECT mention.blog_post_id AS "postId", mention.place, mention.address, mention.subject_type AS type,
        mention.subject_id AS id, subject.${title} AS title,
        subject.id IS NULL OR subject.deleted_at IS NOT NULL AS "isInTrash",
        subject.id IS NOT NULL AND ${isShown(table, "subject", audience)} AS "isShown"
      FROM mention LEFT JOIN ${table} subject ON subject.id = mention.subject_id WHERE mention.subject_type = '${type}'`;
    })
    .join(" UNION ALL ")}
  ORDER BY place`;

const toRows = (posts: readonly { id: string | null; content: string }[]) =>
  posts.flatMap(({ id, content }) =>
    listMentionAddresses(content).map((mention, place) => ({ ...mention, postId: id, place })),
  );

/** Loads the mentions of articles, in the order of the text. */
export const mentionsOfPosts: LoaderFactory<string, Mention[]> = (db: EntityManager) =>
  new DataLoader(async (ids) => {
    const stored = "SELECT * FROM article_mentions WHERE blog_post_id = ANY($1::uuid[])";
    const rows = await readRows<Mention>(db, describeMentions(stored, getAudience(db)), [ids]);
    return ids.map((id) => rows.filter(({ postId }) => postId === id));
  });

/** Returns the mentions of an unsaved text, as visitors will see them. */
export async function readMentions(db: EntityManager, content: string): Promise<Mention[]> {
  const rows = toRows([{ id: null, content }]);
  return rows.length === 0 ? [] : readRows(db, describeMentions(foundMentions, "visitor"), [JSON.stringify(rows)]);
}

/** Stores what the articles mention. @returns the subjects. */
export async function writeMentions(
  db: EntityManager,
  posts: readonly { id: string; content: string }[],
): Promise<{ type: MentionType; id: string }[]> {
  await db.query("DELETE FROM article_mentions WHERE blog_post_id = ANY($1::uuid[])", [posts.map(({ id }) => id)]);
  return db.query(
    `INSERT INTO article_mentions (blog_post_id, place, address, subject_type, subject_id) ${foundMentions}
     RETURNING subject_type AS type, subject_id AS id`,
    [JSON.stringify(toRows(posts))],
  );
}

/** Stores what a saved article mentions, and invalidates the pages that now link back to it. */
export async function saveMentions(change: Write, post: { id: string; content: string }): Promise<void> {
  const subjects = await writeMentions(change.db, [post]);
  change.invalidate(...subjects.map(({ type, id }) => rowTag(type, id)));
}

const nouns: Record<MentionType, string> = { outfit: "look", celebrity: "celebrity", affiliateProduct: "product" };

function describe({ title, isInTrash, type }: Mention): string {
  const name = title === null ? `A ${nouns[type]} in this article` : `"${title}"`;
  if (title === null) return `${name} was deleted. Visitors do not see it.`;
  return isInTrash
    ? `${name} is in the trash. Visitors do not see it in this article.`
    : `${name} is not published yet. Visitors do not see it in this article until it is.`;
}

/** Returns a sentence for each mention that visitors do not see, and for each address that leads nowhere. */
export function mentionWarnings(content: string, mentions: readonly Mention[]): string[] {
  const known = new Set(mentions.map(({ address }) => address));
  const unknown = listMentionAddresses(content)
    // Outbound redirects also lead to looks and category items.
    .filter(({ address, type }) => type !== "affiliateProduct" && !known.has(address))
    .map(({ address, type }) => `${address} does not lead to a ${nouns[type]}. Check the address.`);
  return [...new Set([...mentions.filter(({ isShown }) => !isShown).map(describe), ...unknown])];
}
