import { LRUCache } from "lru-cache";
import { anyTag, everythingTag, type CacheTag } from "./cacheTag";

export interface TaggedCacheOptions<Value> {
  /** Maximum bytes of all values; the least recently used are evicted. */
  bytes: number;
  /** Returns the approximate bytes of a value. */
  measureSize: (value: Value) => number;
  /** Milliseconds for which a value is fresh. */
  freshMs: number;
  /** Milliseconds after that in which a stale value is served while it is computed again. */
  staleMs: number;
}

/** A computed value. */
export interface ComputedValue<Value> {
  value: Value;
  /** Null for a value that must not be cached. */
  tags: ReadonlySet<CacheTag> | null;
  /** True for a fault, such as an outage, which does not replace the cached value. */
  isFault?: boolean;
}

interface CacheEntry<Value> {
  value: Value;
  tags: ReadonlySet<CacheTag>;
  since: number;
}

/** Statistics of the cache. */
export interface CacheStatistics {
  /** Values that were found and used. */
  hits: number;
  computed: number;
  entries: number;
  bytes: number;
}

interface PendingValue<Value> {
  value: Promise<Value>;
  /** Tags written while the value is computed. */
  dropped: ReadonlySet<CacheTag>[];
}

const everything: ReadonlySet<CacheTag> = new Set([everythingTag]);

/**
 * A cache of values by key with cache tags. A write evicts the values with its tags, and later callers never get a
 * value whose computation started before the write. A closed cache stores and returns nothing. A paused one returns what it
 * has at any age, and stores also what may be stale.
 */
export class TaggedCache<Value> {
  private readonly entries: LRUCache<string, CacheEntry<Value>>;
  private readonly keysByTag = new Map<CacheTag, Set<string>>();
  /** Computations in flight that callers can share. */
  private readonly shared = new Map<string, PendingValue<Value>>();
  private readonly underWay = new Set<PendingValue<Value>>();
  private state: "open" | "paused" | "closed" = "closed";
  private hits = 0;
  private computed = 0;

  constructor(private readonly options: TaggedCacheOptions<Value>) {
    this.entries = new LRUCache({
      maxSize: options.bytes,
      maxEntrySize: Math.floor(options.bytes / 8),
      sizeCalculation: ({ value }, key) => options.measureSize(value) + 2 * key.length,
      dispose: (entry, key) => this.unindex(key, entry),
    });
  }

  /** Whether the cache hears of all writes at the moment. */
  get isOpen(): boolean {
    return this.state === "open";
  }

  /** Whether the cache returns values at the moment. */
  get isServing(): boolean {
    return this.state !== "closed";
  }

  get figures(): CacheStatistics {
    const { hits, computed, entries } = this;
    return { hits, computed, entries: entries.size, bytes: entries.calculatedSize };
  }

  /** Counts a used value; a plain number, because it is called so often. */
  countHit(): void {
    this.hits += 1;
  }

  /** Opens the cache, without values from before a pause; call it when all invalidation messages are received. */
  start(): void {
    this.evict(everything);
    this.state = "open";
  }

  /**
   * Serves values whatever their age until the next start; call it while the database is away, which may also mean missed messages.
   * New ones are stored too: without them, each caller would compute a value again, just when that takes longest.
   */
  pause(): void {
    if (this.isOpen) this.state = "paused";
  }

  /** Closes and empties the cache. */
  stop(): void {
    this.state = "closed";
    this.evict(everything);
  }

  /** Returns the cached value unless it is too old; a stale one should be computed again in the background. */
  find(key: string): CacheEntry<Value> | undefined {
    const entry = this.entries.get(key);
    const { freshMs: freshMs, staleMs: staleMs } = this.options;
    const isUsable = this.state === "paused" || (entry && Date.now() - entry.since <= freshMs + staleMs);
    return isUsable ? entry : undefined;
  }

  isFresh({ since }: CacheEntry<Value>): boolean {
    return Date.now() - since <= this.options.freshMs;
  }

  /** Computes a value, once for simultaneous callers. @throws what `make` throws. */
  async compute(key: string, make: () => Promise<ComputedValue<Value>>): Promise<Value> {
    const before = this.shared.get(key);
    if (before) return before.value;
    const making: PendingValue<Value> = {
      dropped: [],
      value: Promise.resolve().then(() => this.run(key, make, making)),
    };
    this.shared.set(key, making);
    this.underWay.add(making);
    try {
      return await making.value;
    } finally {
      this.underWay.delete(making);
      if (this.shared.get(key) === making) this.shared.delete(key);
    }
  }

  /** Evicts every value with one of the tags, and does not cache those being computed from them. */
  evict(tags: ReadonlySet<CacheTag>): void {
    for (const making of this.underWay) making.dropped.push(tags);
    this.shared.clear();
    if (tags.has(everythingTag)) this.entries.clear();
    for (const tag of [anyTag, ...tags]) for (const key of this.keysByTag.get(tag) ?? []) this.entries.delete(key);
  }

  /** Does not cache the values that are being computed, because they may be stale. A paused cache drops them when it starts. */
  refusePending(): void {
    if (!this.isOpen) return;
    for (const making of this.underWay) making.dropped.push(everything);
  }

  private async run(
    key: string,
    make: () => Promise<ComputedValue<Value>>,
    making: PendingValue<Value>,
  ): Promise<Value> {
    this.computed += 1;
    const { value, tags, isFault = false } = await make();
    const dependencies = [everythingTag, ...(tags ?? [])];
    const isOld = making.dropped.some((dropped) => dependencies.some((tag) => tag === anyTag || dropped.has(tag)));
    if (tags && !isOld && this.isServing) this.keep(key, { value, tags, since: Date.now() });
    // A page that no longer exists must not be served.
    else if (!isOld && !isFault) this.entries.delete(key);
    return value;
  }

  private keep(key: string, entry: CacheEntry<Value>): void {
    this.entries.set(key, entry);
    if (!this.entries.has(key)) return;
    for (const tag of entry.tags) {
      const keys = this.keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.keysByTag.set(tag, new Set([key]));
    }
  }

  private unindex(key: string, { tags }: CacheEntry<Value>): void {
    for (const tag of tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }
}
