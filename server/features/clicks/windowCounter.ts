import { createHash, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";

/** Maximum number of keys per counter; it evicts the least recently used. */
const maxKeys = 50_000;

/**
 * Counts occurrences in a fixed window of time. Stores salted hashes in memory only; each window starts with another
 * salt.
 */
export class WindowCounter {
  private readonly counts = new LRUCache<string, number>({ max: maxKeys });
  private window = NaN;
  private salt = "";

  /** @param length of a window, in milliseconds. */
  constructor(private readonly length: number) {}

  /** Counts one occurrence. @returns the number of occurrences in the current window. */
  count(at: Date, ...key: readonly string[]): number {
    const window = Math.floor(at.getTime() / this.length);
    if (window !== this.window) {
      this.window = window;
      this.salt = randomBytes(16).toString("base64url");
      this.counts.clear();
    }
    const hash = createHash("sha256")
      .update(JSON.stringify([this.salt, ...key]))
      .digest("base64url");
    const count = (this.counts.get(hash) ?? 0) + 1;
    this.counts.set(hash, count);
    return count;
  }
}
