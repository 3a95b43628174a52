import type { EntityManager } from "typeorm";
import type { Feed } from "../feed.entity";
import { type FeedProduct, toFeedProduct } from "../read/feedProduct";
import type { RawProduct } from "../read/readFeed";
import type { Classifier, Decision } from "../rules/classifyProduct";
import { type ComparedProduct, compareProducts, endConfirmation, forgetSeen } from "./compareProducts";
import type { ImportReport } from "./importReport";
import { upsertItems, type ImportedItem, toImportedItem } from "./upsertItems";

const batchSize = 500;
/** Products whose GTIN an item with another key has wait for the end of the file, up to this number. */
const maxDeferred = 5_000;

interface Tools {
  classifier: Classifier;
  /** Identifies the settings and rules that an item was imported with. */
  settingsHash: string;
  buildLink: (product: { key: string; link: string }) => string;
  /** Whether unchanged products are classified too, to explain them. */
  explains: boolean;
  force: boolean;
  /** Called after each batch that was written. */
  onWritten: () => Promise<void>;
  onDecision?: (product: FeedProduct, decision: Decision) => void;
}

/** Returns the GTINs that items of the feed have. */
async function findTwins(db: EntityManager, feedId: string, gtins: readonly string[]): Promise<Set<string>> {
  if (gtins.length === 0) return new Set();
  const rows = await db.query<{ gtin: string }[]>(
    "SELECT DISTINCT gtin FROM category_items WHERE feed_id = $1 AND gtin = ANY($2) AND deleted_at IS NULL",
    [feedId, gtins],
  );
  return new Set(rows.map(({ gtin }) => gtin));
}

/** Gives items the keys of products with the same GTIN, where the file no longer has the item's former key. */
async function giveTwinsNewKeys(db: EntityManager, feedId: string, items: readonly ImportedItem[]): Promise<void> {
  await db.query(
    `UPDATE category_items item SET source_key = moved.key
     FROM (
       SELECT DISTINCT ON (twin.id) twin.id, product.key
       FROM unnest($2::text[], $3::text[]) AS product (gtin, key),
       LATERAL (
         SELECT id FROM category_items other
         WHERE other.feed_id = $1 AND other.gtin = product.gtin AND other.deleted_at IS NULL
           AND NOT EXISTS (SELECT FROM import_seen seen WHERE seen.key = other.source_key)
         ORDER BY other.created_at, other.id LIMIT 1
       ) twin
       ORDER BY twin.id
     ) moved
     WHERE item.id = moved.id`,
    [feedId, items.map(({ gtin }) => gtin), items.map(({ source_key }) => source_key)],
  );
}

/** Writes the products of one feed in batches, and counts what happens to them. */
export class BatchWriter {
  private readonly batch: RawProduct[] = [];
  private flushing: Promise<void> = Promise.resolve();
  private readonly deferred: ImportedItem[] = [];
  private places = 0;

  constructor(
    private readonly db: EntityManager,
    private readonly feed: Feed,
    private readonly report: ImportReport,
    private readonly tools: Tools,
  ) {}

  async add(product: RawProduct): Promise<void> {
    this.batch.push({ ...product, hash: `${product.hash}.${this.tools.settingsHash}` });
    if (this.batch.length === batchSize) await this.startFlush();
  }

  /** Parses the next batch while the database works on this one. */
  private async startFlush(): Promise<void> {
    await this.flushing;
    this.flushing = this.flush(this.batch.splice(0));
    // The next await reports it; until then it must not count as unhandled.
    this.flushing.catch(() => undefined);
  }

  async finish(): Promise<void> {
    await this.startFlush();
    await this.flushing;
    while (this.deferred.length > 0) {
      const batch = this.deferred.splice(0, batchSize);
      await giveTwinsNewKeys(this.db, this.feed.id, batch);
      await this.write(batch);
    }
  }

  private async flush(batch: readonly RawProduct[]): Promise<void> {
    const compared = await compareProducts(this.db, this.feed.id, batch);
    const hidden: string[] = [];
    const broken: string[] = [];
    const pending = compared.flatMap((one) => this.resolve(one, hidden, broken) ?? []);
    await forgetSeen(this.db, hidden);
    this.report.lostPrices += await endConfirmation(this.db, this.feed.id, broken);
    await this.write(await this.defer(pending, compared));
  }

  /** Returns what to write for a product; null when there is nothing to write. */
  private resolve(
    { product, state, category }: ComparedProduct,
    hidden: string[],
    broken: string[],
  ): ImportedItem | null {
    const { report, tools } = this;
    const place = ++this.places;
    if (state === "repeated") {
      report.faulty++;
      report.problems.add(
        product.line,
        `Another product of the file already has the ID "${product.key}", so this one was skipped.`,
      );
      return null;
    }
    if (state === "unchanged" && category !== null) {
      report.unchanged++;
      report.seen++;
      report.countCategory(category);
      if (!tools.explains) return null;
    }
    const resolved = toFeedProduct(
      product,
      this.feed.currency,
      state === "unchanged" ? () => undefined : report.problems.add,
    );
    const decision = this.decide(resolved);
    if (state === "unchanged") return null;
    if (state === "changed" && decision.category) report.seen++;
    if (!decision.category) {
      if (!resolved.isBroken && state === "changed") hidden.push(product.key);
      if (resolved.isBroken && state === "changed") {
        report.seen++;
        broken.push(product.key);
      }
      return null;
    }
    if (state === "trashed") {
      report.trashed++;
      return null;
    }
    return toImportedItem(resolved, {
      place,
      source_hash: product.hash,
      category_name: decision.category,
      affiliate_link: tools.buildLink(resolved),
    });
  }

  /** Returns the category of a product that can be imported; counts and explains it. */
  private decide(product: FeedProduct): Decision {
    const { report, tools } = this;
    const none: Decision = { category: null, rule: null };
    if (product.isBroken) report.faulty++;
    else if (!product.isPublished) report.unpublished++;
    else {
      const decision = tools.classifier.classify(product);
      report.decisions.add(product, decision);
      tools.onDecision?.(product, decision);
      if (!decision.category) report.otherTypes.add(product.type);
      return decision;
    }
    return none;
  }

  /** Sets aside new products whose GTIN another item of the feed has: its key may have changed. */
  private async defer(pending: readonly ImportedItem[], compared: readonly ComparedProduct[]): Promise<ImportedItem[]> {
    const isNew = new Set(compared.flatMap(({ product, state }) => (state === "new" ? [product.key] : [])));
    const gtins = pending.flatMap(({ gtin, source_key }) => (gtin && isNew.has(source_key) ? [gtin] : []));
    const twins = await findTwins(this.db, this.feed.id, gtins);
    return pending.filter((item) => {
      const isTwin = item.gtin !== null && isNew.has(item.source_key) && twins.has(item.gtin);
      if (!isTwin || this.deferred.length >= maxDeferred) return true;
      this.deferred.push(item);
      return false;
    });
  }

  private async write(batch: readonly ImportedItem[]): Promise<void> {
    const { report } = this;
    for (const item of await upsertItems(this.db, this.feed.id, batch, this.tools.force)) {
      report[item.outcome]++;
      if (item.isJump) report.jumps++;
      if (item.isOtherCurrency) report.otherCurrencies++;
      if (item.isPriceLost) report.lostPrices++;
      if (item.isSoldOut) report.soldOut++;
      report.countCategory(item.category);
    }
    await this.tools.onWritten();
  }
}
