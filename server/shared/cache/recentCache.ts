import { SingleFlight } from "./singleFlight";

export interface RecentCacheOptions {
  /** Milliseconds after which a value is asked for again. */
  freshFor: number;
  /** Values that are kept; the one that was used longest ago goes first. */
  size: number;
  /** Milliseconds that a new answer is waited for when there is an old one. */
  timeoutMs: number;
}

interface CacheEntry<Value> {
  value: Value;
  since: number;
}

const timedOut = Symbol("timed out");

/**
 * Values that were read lately, in this process. When they cannot be read again, because the database is slow or gone, the
 * old value serves on. Undefined stands for "there is none" and is never kept.
 */
export class RecentCache<Value> {
  private readonly kept = new Map<string, CacheEntry<Value>>();
  private readonly reads = new SingleFlight<Value | undefined>();

  constructor(private readonly options: RecentCacheOptions) {}

  /** The value if it needs no asking; undefined otherwise. */
  fresh(key: string): Value | undefined {
    const entry = this.kept.get(key);
    if (!entry || Date.now() - entry.since > this.options.freshFor) return undefined;
    this.keep(key, entry);
    return entry.value;
  }

  /** @throws what `read` throws, when there is no old value. */
  async get(key: string, read: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const fresh = this.fresh(key);
    if (fresh !== undefined) return fresh;
    const answer = this.ask(key, read);
    const old = this.kept.get(key);
    if (!old) return answer;
    const first = await Promise.race([answer.catch(() => timedOut), this.wait()]);
    return first === timedOut ? old.value : (first as Value | undefined);
  }

  /**
   * What is being read at this moment may be older than the change, so it is not kept either.
   * @returns the keys that had a value.
   */
  forget(keys: Iterable<string>): string[] {
    const forgotten: string[] = [];
    for (const key of keys) {
      if (this.kept.delete(key)) forgotten.push(key);
      this.reads.forget(key);
    }
    return forgotten;
  }

  forgetWhere(isMeant: (value: Value) => boolean): string[] {
    return this.forget([...this.kept].filter(([, { value }]) => isMeant(value)).map(([key]) => key));
  }

  private ask(key: string, read: () => Promise<Value | undefined>): Promise<Value | undefined> {
    return this.reads.run(key, async (isCurrent) => {
      const value = await read();
      if (!isCurrent()) return value;
      if (value === undefined) this.kept.delete(key);
      else this.keep(key, { value, since: Date.now() });
      return value;
    });
  }

  private keep(key: string, entry: CacheEntry<Value>): void {
    // A map keeps the order of insertion, so its first key is the one used longest ago.
    this.kept.delete(key);
    this.kept.set(key, entry);
    if (this.kept.size > this.options.size) this.kept.delete(this.kept.keys().next().value ?? "");
  }

  private wait(): Promise<typeof timedOut> {
    return new Promise((resolve) => setTimeout(resolve, this.options.timeoutMs, timedOut).unref());
  }
}
