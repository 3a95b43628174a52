import { LRUCache } from "lru-cache";
import type { CacheTag } from "./cacheTag";
import { writeCount } from "./invalidation";
import { SingleFlight } from "./singleFlight";
import { TaggedCache } from "./taggedCache";

const megabyte = 2 ** 20;
const fiveMinutes = 300_000;
/** Approximate bytes per entry. */
const entryBytes = 500;

const measureSize = (value: unknown): number => entryBytes + JSON.stringify(value).length;

/** A count for a visitor. */
export interface FoundCount {
  value: unknown;
  /** True for a count from before a change: the response must not be cached. */
  isStale: boolean;
}

export interface CountRequest<Value = unknown> {
  /** Equal for counts of the same rows. */
  key: string;
  /** The writes that change the count. */
  tags: () => ReadonlySet<CacheTag>;
  count: () => Promise<Value>;
  /** A visitor waits for the new value after a write, however long it takes. */
  mustBeCurrent?: true;
}

/**
 * Counts, lists of counts, and small tables that most reads need. A write evicts them from `fresh`. The last count remains, and
 * serves visitors after a write while a new one takes longer than `waitMs`.
 */
export class CountCache {
  /** The maximum age covers changes without an invalidation message. */
  readonly fresh = new TaggedCache<unknown>({
    bytes: 4 * megabyte,
    measureSize,
    freshMs: fiveMinutes,
    staleMs: 0,
  });
  /** The last result of each count, current or not. */
  private readonly last = new LRUCache<string, { value: unknown }>({
    maxSize: 4 * megabyte,
    sizeCalculation: ({ value }, key) => measureSize(value) + 2 * key.length,
  });
  private readonly renewals = new SingleFlight<unknown>();

  /** @param waitMs how long a visitor waits for a new count when there is an old one. */
  constructor(private readonly waitMs: number) {}

  /**
   * Returns a new count, or the last one when that takes too long. Counts once for concurrent requests.
   * @param writes the number of writes when the request began to read
   * @throws what `count` throws
   */
  async renew(request: CountRequest, writes: number): Promise<FoundCount> {
    const last = request.mustBeCurrent ? undefined : this.last.get(request.key);
    const renewal = this.renewals
      .run(`${request.key} ${writes}`, () => this.run(request, writes))
      .then((value) => ({ value, isStale: false }));
    if (!last) return renewal;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<FoundCount>((resolve) => {
      timer = setTimeout(resolve, this.waitMs, { value: last.value, isStale: true });
    });
    return Promise.race([renewal, late]).finally(() => clearTimeout(timer));
  }

  private async run({ key, tags, count, mustBeCurrent }: CountRequest, writes: number): Promise<unknown> {
    const make = async () => {
      const value = await count();
      if (!mustBeCurrent) this.last.set(key, { value });
      return value;
    };
    if (!this.fresh.isOpen || writes !== writeCount()) return make();
    return this.fresh.compute(key, async () => ({ value: await make(), tags: tags() }));
  }
}

/** The cached counts that one request may use. */
export interface CountCacheSnapshot {
  /** Returns a cached or new count, or the last one. @throws what `count` throws */
  find(request: CountRequest): Promise<FoundCount>;
}

/** Takes a snapshot; call it at the moment when the read source is chosen. */
export function takeCountCacheSnapshot(counts: CountCache): CountCacheSnapshot {
  const writes = writeCount();
  return {
    find: (request) => {
      // After any write, the source may not contain it yet.
      const cached = writes === writeCount() ? counts.fresh.find(request.key) : undefined;
      return cached ? Promise.resolve({ value: cached.value, isStale: false }) : counts.renew(request, writes);
    },
  };
}
