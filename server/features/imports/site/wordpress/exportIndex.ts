import { escapeDestination } from "../markup/writeMarkdown";
import { getText } from "../markup/markupTree";
import { parseMarkup } from "../markup/parseMarkup";
import { cutAtWord } from "../../../../core/text/cutAtWord";
import { copyText } from "../exportText";
import { createOldSite, type OldSite } from "../oldSite";
import type { Attachment } from "./expandShortcodes";
import type { WxrElement } from "./wxrElements";
import { childText, readItem, type WxrItem } from "./wxrItem";

const maxTermName = 100;

interface StoredAttachment extends Attachment {
  id: string;
  parent: string;
  /** Address of its page. */
  page: string;
  line: number;
  file: string;
}

export interface ExportTerm {
  taxonomy: string;
  id: string;
  slug: string;
  name: string;
  parent: string;
  line: number;
  file: string;
}

/** What a first reading finds: all that articles name by an id or a login. */
export interface ExportIndex {
  site: OldSite;
  /** Display names by login. */
  authors: Map<string, string>;
  attachments: Map<string, StoredAttachment>;
  attachmentsByParent: Map<string, StoredAttachment[]>;
  /** Addresses of all pictures. */
  addresses: Set<string>;
  /** Paths of their pages. */
  attachmentPages: Set<string>;
  /** Public reusable blocks by id. */
  blocks: Map<string, string>;
  terms: ExportTerm[];
  /** Titles by id, as HTML. */
  articles: Map<string, string>;
  menuItems: WxrItem[];
  /** Names of the terms that articles use first. */
  mainCategories: Set<string>;
  typeCounts: Map<string, number>;
  commentCount: number;
}

/** Returns the words of a title or a name, which WordPress has as HTML. */
export const toWords = (html: string): string => getText(parseMarkup(html)).replace(/\s+/g, " ").trim();

export const isArticleType = (type: string): boolean => type === "post" || type === "page";
export const isLeftOut = ({ status }: WxrItem): boolean => status === "trash" || status === "auto-draft";

/** Names of terms are shorter here. */
const toTermName = (html: string): string => cutAtWord(toWords(html), maxTermName);

/** Returns names, categories or tags, the ones that the item names first. WordPress gives "Uncategorized" by itself. */
export const listNames = ({ terms }: WxrItem, domain: string): string[] => [
  ...new Set(
    terms
      .filter((term) => term.domain === domain && term.slug !== "uncategorized")
      .map(({ name }) => toTermName(name))
      .filter(Boolean),
  ),
];

/** As articles use it. */
const toPictureAddress = (address: string): string =>
  URL.canParse(address) ? escapeDestination(new URL(address).href) : copyText(address);

/** Returns the menu of an entry; WordPress keeps entries without one, too. */
export const findMenu = ({ type, terms }: WxrItem): WxrItem["terms"][number] | undefined =>
  type === "nav_menu_item" ? terms.find(({ domain }) => domain === "nav_menu") : undefined;

export class IndexBuilder {
  private readonly siteAddresses: string[] = [];
  private readonly index: Omit<ExportIndex, "site" | "attachmentPages"> = {
    authors: new Map(),
    attachments: new Map(),
    attachmentsByParent: new Map(),
    addresses: new Set(),
    blocks: new Map(),
    terms: [],
    articles: new Map(),
    menuItems: [],
    mainCategories: new Set(),
    typeCounts: new Map(),
    commentCount: 0,
  };

  build(): ExportIndex {
    const site = createOldSite(this.siteAddresses);
    const pages = [...this.index.attachments.values()].flatMap(({ page }) => site.toPath(page) ?? []);
    return { ...this.index, site, attachmentPages: new Set(pages) };
  }

  add(element: WxrElement, file: string): void {
    const { name, text } = element;
    if (name === "item") this.addItem(readItem(element), file);
    else if (name === "link" || name === "wp:base_blog_url") this.siteAddresses.push(copyText(text));
    else if (name === "wp:author") {
      const login = childText(element, "wp:author_login");
      this.index.authors.set(login, toWords(childText(element, "wp:author_display_name")) || login);
    } else this.addTerm(element, file);
  }

  private addTerm(element: WxrElement, file: string): void {
    const find = (...names: string[]): string => names.map((name) => childText(element, name)).find(Boolean) ?? "";
    const taxonomies: Record<string, string> = {
      "wp:category": "category",
      "wp:tag": "post_tag",
      "wp:term": childText(element, "wp:term_taxonomy"),
    };
    const taxonomy = taxonomies[element.name];
    if (!taxonomy) return;
    this.index.terms.push({
      taxonomy,
      id: find("wp:term_id"),
      slug: find("wp:category_nicename", "wp:tag_slug", "wp:term_slug"),
      name: toTermName(find("wp:cat_name", "wp:tag_name", "wp:term_name")),
      parent: find("wp:category_parent", "wp:term_parent"),
      line: element.line,
      file,
    });
  }

  private addItem(item: WxrItem, file: string): void {
    const { index } = this;
    index.commentCount += item.commentCount;
    if (item.type === "attachment") this.addAttachment(item, file);
    else if (item.type === "wp_block") this.addBlock(item);
    else if (findMenu(item)) index.menuItems.push(structuredClone(item));
    else if (!isArticleType(item.type)) index.typeCounts.set(item.type, (index.typeCounts.get(item.type) ?? 0) + 1);
    else if (!isLeftOut(item)) {
      index.articles.set(copyText(item.id), copyText(item.title));
      const [main] = [...listNames(item, "category"), ...listNames(item, "post_tag")];
      if (main) index.mainCategories.add(main);
    }
  }

  /** WordPress shows nothing in place of the others. */
  private addBlock({ id, status, hasPassword, content }: WxrItem): void {
    if (status === "publish" && !hasPassword) this.index.blocks.set(copyText(id), copyText(content));
  }

  private addAttachment(item: WxrItem, file: string): void {
    const attachment: StoredAttachment = {
      id: copyText(item.id),
      address: toPictureAddress(item.attachmentUrl || item.guid),
      title: copyText(toWords(item.title)),
      alt: copyText(item.meta.get("_wp_attachment_image_alt")?.[0] ?? ""),
      caption: copyText(item.excerpt),
      parent: copyText(item.parent),
      page: copyText(item.link),
      line: item.line,
      file,
    };
    this.index.attachments.set(attachment.id, attachment);
    this.index.addresses.add(attachment.address);
    const siblings = this.index.attachmentsByParent.get(item.parent);
    if (siblings) siblings.push(attachment);
    else this.index.attachmentsByParent.set(attachment.parent, [attachment]);
  }
}
