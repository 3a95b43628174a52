import type { WxrElement } from "./wxrElements";

interface WxrTerm {
  domain: string;
  slug: string;
  name: string;
}

/** A post, a page, a picture or anything else that WordPress stores as a post. */
export interface WxrItem {
  id: string;
  line: number;
  type: string;
  status: string;
  /** HTML, as WordPress has it. */
  title: string;
  link: string;
  guid: string;
  /** Login of the author. */
  creator: string;
  content: string;
  excerpt: string;
  slug: string;
  parent: string;
  dateGmt: string;
  date: string;
  pubDate: string;
  hasPassword: boolean;
  attachmentUrl: string;
  terms: WxrTerm[];
  /** Custom fields; several can have one name. */
  meta: Map<string, string[]>;
  /** Its place within a menu. */
  menuOrder: number;
  commentCount: number;
}

export const childText = (element: WxrElement, name: string): string =>
  element.children.find((child) => child.name === name)?.text.trim() ?? "";

const usedMeta = new Set([
  "_thumbnail_id",
  "_wp_old_slug",
  "_wp_attachment_image_alt",
  "_yoast_wpseo_title",
  "_yoast_wpseo_metadesc",
  "rank_math_title",
  "rank_math_description",
  "_aioseo_title",
  "_aioseo_description",
  "_aioseop_title",
  "_aioseop_description",
  "_menu_item_type",
  "_menu_item_object",
  "_menu_item_object_id",
  "_menu_item_menu_item_parent",
  "_menu_item_url",
]);

function readMeta(item: WxrElement): Map<string, string[]> {
  const meta = new Map<string, string[]>();
  for (const child of item.children) {
    if (child.name !== "wp:postmeta") continue;
    const key = childText(child, "wp:meta_key");
    const value = childText(child, "wp:meta_value");
    if (usedMeta.has(key) && value !== "") meta.set(key, [...(meta.get(key) ?? []), value]);
  }
  return meta;
}

const readTerms = (item: WxrElement): WxrTerm[] =>
  item.children
    .filter(({ name }) => name === "category")
    .map(({ attributes, text }) => ({
      // Before WXR 1.1 a category had no domain, and each term stood there twice, once without a slug.
      domain: attributes.domain === "tag" ? "post_tag" : (attributes.domain ?? "category"),
      slug: attributes.nicename ?? "",
      name: text.trim(),
    }))
    .filter(({ name, slug }) => name !== "" && slug !== "");

export function readItem(item: WxrElement): WxrItem {
  const text = (name: string): string => childText(item, name);
  return {
    id: text("wp:post_id"),
    line: item.line,
    type: text("wp:post_type") || "post",
    status: text("wp:status"),
    title: text("title"),
    link: text("link"),
    guid: text("guid"),
    creator: text("dc:creator"),
    content: text("content:encoded"),
    excerpt: text("excerpt:encoded"),
    slug: text("wp:post_name"),
    parent: text("wp:post_parent"),
    dateGmt: text("wp:post_date_gmt"),
    date: text("wp:post_date"),
    pubDate: text("pubDate"),
    hasPassword: text("wp:post_password") !== "",
    attachmentUrl: text("wp:attachment_url"),
    terms: readTerms(item),
    meta: readMeta(item),
    menuOrder: Number(text("wp:menu_order")) || 0,
    commentCount: item.children.filter(({ name }) => name === "wp:comment").length,
  };
}
