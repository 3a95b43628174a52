import { randomBytes } from "node:crypto";
import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import { RecentCache } from "../../../core/cache/recentCache";
import { contentKinds, typesWith } from "../../../core/kinds/contentKind";
import { listTag, programsTag, settingsTag } from "../../../core/cache/cacheTags";
import { everythingTag } from "../../../core/cache/cacheTag";
import { isPublished } from "../../../core/kinds/visibility";
import { hasDeadLink } from "../../shops/links/linkHealth.loaders";
import { listArticleLinks } from "../../content/blog/articleLinks.service";
import type { AffiliateProgram } from "../../site/programs/affiliateProgram.entity";
import { matchProgram, outboundAddress } from "../../site/programs/outbound.service";
import { parseHost, listPrograms } from "../../site/programs/program.service";
import { getSettings } from "../../site/settings/settings.service";
import type { TargetType } from "./linkClick.entity";
import { readRows } from "../../../core/read/runStatement";

/** Settings and programs that affect outbound links and counting. */
export interface SiteRules {
  tracking: string;
  programs: readonly AffiliateProgram[];
  countClicks: boolean;
  countViews: boolean;
}

/** An outbound link to a retailer, with the fields that a recorded click needs. */
export interface OutboundLink {
  type: TargetType;
  id: string;
  /** Identifies one of an article's links; empty for everything else. */
  key: string;
  outfitId: string | null;
  celebrityId: string | null;
  retailer: string;
  /** The stored address. */
  address: string;
  /** Whether the retailer no longer sells the piece. */
  isUnavailable: boolean;
}

/** Where an outbound link leads. */
export interface OutboundTarget {
  programId: string | null;
  /** The address, split where the reference belongs; one part if the program takes none. */
  parts: readonly string[];
}

/** A row with its links. */
interface LinkedRow {
  type: TargetType;
  outfitId: string | null;
  /** True when the row is in the trash. */
  gone: boolean;
  links: Map<string, OutboundLink>;
}

interface StoredRow {
  type: TargetType;
  id: string;
  gone: boolean;
  outfit_id: string | null;
  celebrity_id: string | null;
  retailer: string;
  unavailable: boolean;
  link: string | null;
  content: string | null;
  shops: { retailer: string; link: string }[] | null;
}

const isUnavailable = (alias: string): string => `(NOT ${alias}.in_stock OR ${hasDeadLink(alias)})`;

const rowWithLinks = `
  SELECT 'product' AS type, product.id, product.deleted_at IS NOT NULL AS gone, outfit.id AS outfit_id, outfit.celebrity_id,
    product.retailer, ${isUnavailable("product")} AS unavailable, product.affiliate_link AS link, NULL AS content, NULL::json AS shops
  FROM affiliate_products product JOIN outfits outfit ON outfit.id = product.outfit_id
  WHERE product.id = $1 AND ${isPublished("outfits", "outfit")}
  UNION ALL
  SELECT 'item', id, deleted_at IS NOT NULL, NULL, NULL, retailer, ${isUnavailable("item")}, affiliate_link, NULL, NULL
  FROM category_items item WHERE id = $1
  UNION ALL
  SELECT 'outfit', id, deleted_at IS NOT NULL, id, celebrity_id, '', false, affiliate_link, NULL,
    (SELECT json_agg(json_build_object('retailer', retailer, 'link', affiliate_link)) FROM affiliate_products
     WHERE outfit_id = outfits.id AND deleted_at IS NULL AND retailer <> '')
  FROM outfits WHERE id = $1 AND ${isPublished("outfits", "outfits")}
  UNION ALL
  SELECT 'blogPost', id, deleted_at IS NOT NULL, NULL, NULL, '', false, NULL, content, NULL FROM blog_posts
  WHERE id = $1 AND ${isPublished("blog_posts", "blog_posts")}`;

const hostIn = (address: string): string => (URL.canParse(address) ? (parseHost(new URL(address).hostname) ?? "") : "");

/** Outfits and articles have no retailer: it is that of a product with the same host, or the host itself. */
const resolveRetailer = ({ retailer, shops }: StoredRow, address: string): string =>
  retailer || shops?.find(({ link }) => hostIn(link) === hostIn(address))?.retailer || hostIn(address);

function linkedRow(row: StoredRow): LinkedRow {
  const addresses = row.content === null ? new Map([["", row.link ?? ""]]) : listArticleLinks(row.content);
  const common = {
    type: row.type,
    id: row.id,
    outfitId: row.outfit_id,
    celebrityId: row.celebrity_id,
    isUnavailable: row.unavailable,
  };
  const links = [...addresses]
    .filter(([, address]) => address !== "")
    .map(([key, address]) => [key, { ...common, key, address, retailer: resolveRetailer(row, address) }] as const);
  return { type: row.type, outfitId: row.outfit_id, gone: row.gone, links: new Map(links) };
}

/** Maximum age of a cached link in milliseconds, in case an invalidation message is lost. */
const maxAgeMs = 30_000;
const timeoutMs = 250;
/** After a change of more rows than this, links are read on demand. */
const maxReloadedLinks = 50;

/** Marks the position of the reference in cached targets. Random, so that no address contains it already. */
const placeholder = randomBytes(16).toString("hex");

function buildTarget(address: string, rules: SiteRules): OutboundTarget | null {
  const target = outboundAddress(address, placeholder, rules);
  return target === null
    ? null
    : { programId: matchProgram(rules.programs, address)?.id ?? null, parts: target.split(placeholder) };
}

/** Caches the site's links by id, so that redirects work while the database is slow or unavailable. */
export class OutboundLinks {
  private readonly rows = new RecentCache<LinkedRow>({ freshMs: maxAgeMs, size: 10_000, timeoutMs });
  private readonly site = new RecentCache<SiteRules>({ freshMs: maxAgeMs, size: 1, timeoutMs });
  private readonly targets = new WeakMap<OutboundLink, { rules: SiteRules; target: OutboundTarget | null }>();

  constructor(private readonly db: () => EntityManager) {}

  /** Returns "gone" for a row in the trash; null for an unknown or unpublished row, or one without such a link. */
  async find(id: string, key = ""): Promise<OutboundLink | "gone" | null> {
    if (!isUuid(id)) return null;
    const normalizedId = id.toLowerCase();
    const row = this.rows.fresh(normalizedId) ?? (await this.rows.get(normalizedId, () => this.read(normalizedId)));
    return row?.gone ? "gone" : (row?.links.get(key) ?? null);
  }

  async rules(): Promise<SiteRules> {
    const rules = this.site.fresh("") ?? (await this.site.get("", () => this.readRules()));
    if (!rules) throw new Error("The settings have no row.");
    return rules;
  }

  /** Returns the redirect target; null unless it is an http or https URL. */
  target(link: OutboundLink, rules: SiteRules): OutboundTarget | null {
    const cached = this.targets.get(link);
    if (cached?.rules === rules) return cached.target;
    const target = buildTarget(link.address, rules);
    this.targets.set(link, { rules, target });
    return target;
  }

  /**
   * Evicts links after their rows were written and reads cached ones again, so that they are available during an
   * outage.
   */
  forgetLinks(ids: Iterable<string>): void {
    const changed = new Set([...ids].map((id) => id.toLowerCase()));
    const own = this.rows.forget(changed);
    const pieces = this.rows.forgetWhere(({ outfitId }) => outfitId !== null && changed.has(outfitId));
    this.readAgain([...own, ...pieces]);
  }

  /** Evicts the links of changed rows, given the cache tags of a change: single rows, or all of a kind. */
  forgetByTags(tags: ReadonlySet<string>): void {
    const all = tags.has(everythingTag);
    if (all || tags.has(settingsTag) || tags.has(programsTag)) this.site.forget([""]);
    const named = [...tags].map((tag) => tag.split(":"));
    this.forgetLinks(named.flatMap(([, id]) => id ?? []));
    for (const type of typesWith("link")) {
      const isWholeType = all || (tags.has(listTag(type)) && !named.some(([kind, id]) => kind === type && id));
      const { target } = contentKinds[type].link;
      if (isWholeType) this.readAgain(this.rows.forgetWhere((row) => row.type === target));
    }
  }

  private readAgain(ids: readonly string[]): void {
    for (const id of ids.slice(0, maxReloadedLinks)) this.rows.get(id, () => this.read(id)).catch(() => undefined);
  }

  private async read(id: string): Promise<LinkedRow | undefined> {
    const [row] = await readRows<StoredRow>(this.db(), rowWithLinks, [id]);
    return row && linkedRow(row);
  }

  private async readRules(): Promise<SiteRules> {
    const { defaultTracking, trackOutboundLinks, enableTracking } = await getSettings(this.db());
    const programs = await listPrograms(this.db());
    return { tracking: defaultTracking, programs, countClicks: trackOutboundLinks, countViews: enableTracking };
  }
}
