import { cutAtWord } from "../../../../core/text/cutAtWord";
import { copyText } from "../exportText";
import type { JsonRow } from "./jsonRows";

type Row = Record<string, unknown>;

/** Returns the text of a field: ids are numbers in old exports. */
export const textOf = (row: Row, field: string): string => {
  const value = row[field];
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
};

/** Names of terms are shorter here. */
const maxName = 100;

interface Named {
  name: string;
  slug: string;
  line: number;
}

/** Fields for search engines; in old exports they are fields of the post. */
interface PostMeta {
  title: string;
  description: string;
}

/** All that posts refer to. */
export interface GhostTables {
  tags: Map<string, Named>;
  users: Map<string, Named>;
  /** Ids by the id of the post, the main one first. */
  postTags: Map<string, string[]>;
  postAuthors: Map<string, string[]>;
  meta: Map<string, PostMeta>;
  /** Names of tags that posts have first. */
  mainTags: Set<string>;
  /** Rows of the settings that have menus. */
  menus: { name: string; value: string; line: number }[];
  memberCount: number;
  postCount: number;
}

interface Link {
  id: string;
  order: number;
}

const isInternal = (row: Row): boolean =>
  textOf(row, "visibility") === "internal" || textOf(row, "name").startsWith("#");

const isMenu = (row: Row): boolean => /^(?:secondary_)?navigation$/.test(textOf(row, "key"));

export class TablesBuilder {
  private readonly tags: GhostTables["tags"] = new Map();
  private readonly users: GhostTables["users"] = new Map();
  private readonly meta: GhostTables["meta"] = new Map();
  private readonly menus: GhostTables["menus"] = [];
  private readonly tagLinks = new Map<string, Link[]>();
  private readonly authorLinks = new Map<string, Link[]>();
  private memberCount = 0;
  private postCount = 0;

  add({ table, row, line }: JsonRow): void {
    if (!row) return;
    if (table === "tags" && !isInternal(row)) this.tags.set(textOf(row, "id"), named(row, line));
    else if (table === "users") this.users.set(textOf(row, "id"), named(row, line));
    else if (table === "posts_tags") addLink(this.tagLinks, row, "tag_id");
    else if (table === "posts_authors") addLink(this.authorLinks, row, "author_id");
    else if (table === "posts_meta")
      this.meta.set(textOf(row, "post_id"), {
        title: copyText(textOf(row, "meta_title")),
        description: copyText(textOf(row, "meta_description")),
      });
    else if (table === "settings" && isMenu(row))
      this.menus.push({ name: textOf(row, "key"), value: copyText(textOf(row, "value")), line });
    else if (table === "members") this.memberCount += 1;
    else if (table === "posts") this.postCount += 1;
  }

  build(): GhostTables {
    const { tags, users, meta, menus, memberCount, postCount } = this;
    const postTags = sortLinks(this.tagLinks, tags);
    const mainTags = new Set([...postTags.values()].map(([first]) => tags.get(first)?.name ?? ""));
    return {
      tags,
      users,
      meta,
      menus,
      memberCount,
      postCount,
      postTags,
      mainTags,
      postAuthors: sortLinks(this.authorLinks, users),
    };
  }
}

const named = (row: Row, line: number): Named => ({
  name: copyText(cutAtWord(textOf(row, "name").trim(), maxName)),
  slug: copyText(textOf(row, "slug")).trim(),
  line,
});

function addLink(links: Map<string, Link[]>, row: Row, field: string): void {
  const post = textOf(row, "post_id");
  const link = { id: textOf(row, field), order: Number(row.sort_order ?? 0) || 0 };
  const others = links.get(post);
  if (others) others.push(link);
  else links.set(post, [link]);
}

const sortLinks = (links: ReadonlyMap<string, Link[]>, known: ReadonlyMap<string, Named>): Map<string, string[]> =>
  new Map(
    [...links].map(([post, list]) => [
      post,
      list
        .sort((a, b) => a.order - b.order)
        .map(({ id }) => id)
        .filter((id) => known.has(id)),
    ]),
  );
