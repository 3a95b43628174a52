import { SingleFlight } from "./singleFlight";

export interface RecentCacheOptions {
  /** Milliseconds after which a value is read again. */
  freshMs: number;
  /** Maximum number of values; the least recently used are evicted. */
  size: number;
  /** Milliseconds to wait for a new value when an old one exists. */
  timeoutMs: number;
}

interface CacheEntry<Value> {
  value: Value;
  since: number;
}

const timedOut = Symbol("timed out");

/**
 * Caches recently read values in this process. When reading fails or is slow, it returns the old value. Undefined means
 * "does not exist" and is never cached.
 */
export class RecentCache<Value> {
  private readonly entries = new Map<string, CacheEntry<Value>>();
  private readonly reads = new SingleFlight<Value | undefined>();

  constructor(private readonly options: RecentCacheOptions) {}

  /** Returns a fresh value; undefined otherwise. */
  fresh(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry || Date.now() - entry.since > this.options.freshMs) return undefined;
    this.store(key, entry);
    return entry.value;
  }

  /** @throws what `read` throws, when there is no old value. */
  async get(key: string, read: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const fresh = this.fresh(key);
    if (fresh !== undefined) return fresh;
    const loading = this.load(key, read);
    const old = this.entries.get(key);
    if (!old) return loading;
    const first = await Promise.race([loading.catch(() => timedOut), this.wait()]);
    return first === timedOut ? old.value : (first as Value | undefined);
  }

  /**
   * Forgets values. A value that is being read may be older than the change, so it is not cached either.
   * @returns the keys that had a value.
   */
  forget(keys: Iterable<string>): string[] {
    const forgotten: string[] = [];
    for (const key of keys) {
      if (this.entries.delete(key)) forgotten.push(key);
      this.reads.forget(key);
    }
    return forgotten;
  }

  forgetWhere(matches: (value: Value) => boolean): string[] {
    return this.forget([...this.entries].filter(([, { value }]) => matches(value)).map(([key]) => key));
  }

  private load(key: string, read: () => Promise<Value | undefined>): Promise<Value | undefined> {
    return this.reads.run(key, async (isCurrent) => {
      const value = await read();
      if (!isCurrent()) return value;
      if (value === undefined) this.entries.delete(key);
      else this.store(key, { value, since: Date.now() });
      return value;
    });
  }

  private store(key: string, entry: CacheEntry<Value>): void {
    // A map keeps insertion order, so its first key is the least recently used.
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (this.entries.size > this.options.size) this.entries.delete(this.entries.keys().next().value ?? "");
  }

  private wait(): Promise<typeof timedOut> {
    return new Promise((resolve) => setTimeout(resolve, this.options.timeoutMs, timedOut).unref());
  }
}
