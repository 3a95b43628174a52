import { LRUCache } from "lru-cache";
import { anyTag, everythingTag, type CacheTag } from "./cacheTag";

export interface TaggedCacheOptions<Value> {
  /** All kept values together; those that were used longest ago go first. */
  bytes: number;
  /** Bytes that a value takes, about. */
  sizeOf: (value: Value) => number;
  /** Milliseconds for which a value is as good as new. */
  freshFor: number;
  /** Milliseconds after that in which it still serves, while it is made anew. */
  staleFor: number;
}

/** A value that was made. */
export interface ComputedValue<Value> {
  value: Value;
  /** Null for what is not kept. */
  tags: ReadonlySet<CacheTag> | null;
  /** It comes of an outage, and says nothing about the value that was kept before. */
  isFault?: boolean;
}

interface CacheEntry<Value> {
  value: Value;
  tags: ReadonlySet<CacheTag>;
  since: number;
}

/** What the cache has done since it was made, and what it holds. */
export interface CacheStatistics {
  /** Values that were found and used. */
  hits: number;
  computed: number;
  entries: number;
  bytes: number;
}

interface PendingValue<Value> {
  value: Promise<Value>;
  /** What was written meanwhile. */
  dropped: ReadonlySet<CacheTag>[];
}

/**
 * Values by key, with what they were made of. A write drops those that carry its tags, and whoever asks after it never gets
 * one that was begun before it. While the cache is closed it keeps nothing and has nothing.
 */
export class TaggedCache<Value> {
  private readonly kept: LRUCache<string, CacheEntry<Value>>;
  private readonly keysOf = new Map<CacheTag, Set<string>>();
  /** Those that whoever asks for the same may wait for. */
  private readonly shared = new Map<string, PendingValue<Value>>();
  private readonly underWay = new Set<PendingValue<Value>>();
  private open = false;
  private hits = 0;
  private computed = 0;

  constructor(private readonly options: TaggedCacheOptions<Value>) {
    this.kept = new LRUCache({
      maxSize: options.bytes,
      maxEntrySize: Math.floor(options.bytes / 8),
      sizeCalculation: ({ value }, key) => options.sizeOf(value) + 2 * key.length,
      dispose: (entry, key) => this.unindex(key, entry),
    });
  }

  /** Whether it keeps anything at the moment. */
  get isOpen(): boolean {
    return this.open;
  }

  get figures(): CacheStatistics {
    const { hits, computed, kept } = this;
    return { hits, computed, entries: kept.size, bytes: kept.calculatedSize };
  }

  /** To be called with every value that is used as it was found; a plain number, because it happens so often. */
  countHit(): void {
    this.hits += 1;
  }

  /** To be called as soon as every write is heard of. */
  start(): void {
    this.open = true;
  }

  /** To be called when writes are not heard of any more. */
  stop(): void {
    this.open = false;
    this.evict(new Set([everythingTag]));
  }

  /** What is kept, unless it is too old to be used; one that is not fresh should be made anew meanwhile. */
  find(key: string): CacheEntry<Value> | undefined {
    const entry = this.kept.get(key);
    const { freshFor, staleFor } = this.options;
    return entry && Date.now() - entry.since <= freshFor + staleFor ? entry : undefined;
  }

  isFresh({ since }: CacheEntry<Value>): boolean {
    return Date.now() - since <= this.options.freshFor;
  }

  /** Makes the value, once for all who ask for it at the same time. @throws what `make` throws. */
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

  /** Forgets every value that carries one of the tags, and does not keep those that are being made of them. */
  evict(tags: ReadonlySet<CacheTag>): void {
    for (const making of this.underWay) making.dropped.push(tags);
    this.shared.clear();
    if (tags.has(everythingTag)) this.kept.clear();
    for (const tag of [anyTag, ...tags]) for (const key of this.keysOf.get(tag) ?? []) this.kept.delete(key);
  }

  private async run(
    key: string,
    make: () => Promise<ComputedValue<Value>>,
    making: PendingValue<Value>,
  ): Promise<Value> {
    this.computed += 1;
    const { value, tags, isFault = false } = await make();
    const madeOf = [everythingTag, ...(tags ?? [])];
    const isOld = making.dropped.some((dropped) => madeOf.some((tag) => tag === anyTag || dropped.has(tag)));
    if (tags && !isOld && this.open) this.keep(key, { value, tags, since: Date.now() });
    // What is no page any more is not served as one.
    else if (!isOld && !isFault) this.kept.delete(key);
    return value;
  }

  private keep(key: string, entry: CacheEntry<Value>): void {
    this.kept.set(key, entry);
    if (!this.kept.has(key)) return;
    for (const tag of entry.tags) {
      const keys = this.keysOf.get(tag);
      if (keys) keys.add(key);
      else this.keysOf.set(tag, new Set([key]));
    }
  }

  private unindex(key: string, { tags }: CacheEntry<Value>): void {
    for (const tag of tags) {
      const keys = this.keysOf.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysOf.delete(tag);
    }
  }
}
