import { setImmediate as nextTurn } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import type { CacheTag } from "./cacheTag";
import { writeCount } from "./invalidation";
import { SingleFlight } from "./singleFlight";
import { TaggedCache } from "./taggedCache";

const megabyte = 2 ** 20;
const fiveMinutes = 300_000;
/** Approximate bytes per entry. */
const entryBytes = 500;
/** Slow counts that run at once, so that they leave connections and processors to the reads of visitors. */
const maxSlowCounts = 1;
/** First counts that run at once. A fast one among them should not wait for a slow one. */
const maxFirstCounts = 2;
/** First counts that wait for their turn. Further ones are not counted: crawlers ask for ever new filters. */
const maxWaitingFirstCounts = 20;

const measureSize = (value: unknown): number => entryBytes + JSON.stringify(value).length;

/** The last result of a count, current or not. */
interface LastCount {
  value: unknown;
  isSlow: boolean;
}

/** A count for a visitor. */
export interface FoundCount {
  /** Undefined while the rows are counted for the first time, if the request does not wait for that. */
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
  /** Does not wait for a first count that takes long. */
  ifReady?: boolean;
  /** The read of the rows beside the count. A count that may be slow begins after it, so as not to delay it. */
  rows?: Promise<unknown>;
  /** A visitor waits for the new value after a write, however long it takes. */
  mustBeCurrent?: true;
}

/**
 * Counts that require reading whole tables, lists of such counts, and small tables that most reads need. A write evicts them
 * from `fresh`. The last count remains, so that a visitor after a write waits only for a fast count: a slow one is renewed in the
 * background.
 */
export class CountCache {
  /** The maximum age covers changes without an invalidation message. */
  readonly fresh = new TaggedCache<unknown>({
    bytes: 4 * megabyte,
    measureSize,
    freshMs: fiveMinutes,
    staleMs: 0,
  });
  private readonly last = new LRUCache<string, LastCount>({
    maxSize: 4 * megabyte,
    sizeCalculation: ({ value }, key) => measureSize(value) + 2 * key.length,
  });
  private readonly limitSlow = pLimit(maxSlowCounts);
  private readonly limitFirst = pLimit(maxFirstCounts);
  private readonly renewals = new SingleFlight<{ value: unknown; writes: number }>();

  private onSlow: (key: string, value: unknown) => void = () => undefined;

  /** @param waitMs how long a visitor waits for a new count when there is an old one, or with `ifReady`. */
  constructor(private readonly waitMs: number) {}

  /** Calls the listener with each slow count that is not the last one. */
  onSlowCount(listener: (key: string, value: unknown) => void): void {
    this.onSlow = listener;
  }

  /** Sets the last count of a slow count, as an earlier process has stored it. */
  restoreSlowCount(key: string, value: unknown): void {
    if (!this.last.has(key)) this.last.set(key, { value, isSlow: true });
  }

  /**
   * Returns a new count, or the last one when that takes too long. Counts once for concurrent requests.
   * @param writes the number of writes when the request began to read
   * @throws what `count` throws
   */
  async renew(request: CountRequest, writes: number): Promise<FoundCount> {
    const last = request.mustBeCurrent ? undefined : this.last.get(request.key);
    if (!last && !request.ifReady) return { value: await this.run(request, writes), isStale: false };
    const limit = this.chooseLimit(last);
    const former = { value: last?.value, isStale: true };
    if (!last && this.limitFirst.pendingCount >= maxWaitingFirstCounts) return former;
    // A slow count runs once at a time, however many writes come meanwhile.
    const renewal = this.renewals.run(limit ? request.key : `${request.key} ${writes}`, async () => {
      const run = async () => {
        await Promise.allSettled([request.rows]);
        // In a separate statement: otherwise other reads of the same request would wait for it.
        await nextTurn();
        return this.run(request, writes);
      };
      return { value: await (limit ? limit(run) : this.run(request, writes)), writes };
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<FoundCount>((resolve) => {
      timer = setTimeout(resolve, this.waitMs, former);
    });
    // A slow renewal that others began may be older than the last write.
    const found = renewal.then((renewed) => ({ value: renewed.value, isStale: renewed.writes !== writes }));
    return Promise.race([found, late]).finally(() => clearTimeout(timer));
  }

  /** A first count may be slow. */
  private chooseLimit(last: LastCount | undefined): pLimit.Limit | null {
    if (!last) return this.limitFirst;
    return last.isSlow ? this.limitSlow : null;
  }

  private async run({ key, tags, count, mustBeCurrent }: CountRequest, writes: number): Promise<unknown> {
    const make = async () => {
      if (mustBeCurrent) return count();
      const began = performance.now();
      const value = await count();
      const isSlow = performance.now() - began > this.waitMs;
      if (isSlow && !isDeepStrictEqual(value, this.last.get(key)?.value)) this.onSlow(key, value);
      this.last.set(key, { value, isSlow });
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
