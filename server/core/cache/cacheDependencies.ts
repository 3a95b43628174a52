import type { CacheTag } from "./cacheTag";

/** Cache tags of everything that a response depends on, recorded while it is generated. */
export class CacheDependencies {
  private readonly found = new Set<CacheTag>();
  private refused = false;

  add(tags: Iterable<CacheTag>): void {
    for (const tag of tags) this.found.add(tag);
  }

  /** Marks the response as private or faulty, so that it is not cached. */
  refuse(): void {
    this.refused = true;
  }

  /** Null when the response must not be cached, also because no write would evict it. */
  get tags(): ReadonlySet<CacheTag> | null {
    return this.refused || this.found.size === 0 ? null : this.found;
  }
}

const gathering = new WeakMap<object, CacheDependencies>();

/** Starts recording the dependencies of a request, identified by Node's request object. */
export function recordDependencies(request: object): CacheDependencies {
  const reads = new CacheDependencies();
  gathering.set(request, reads);
  return reads;
}

/** Returns null for requests whose response is not cached. */
export const getDependencies = (request: object): CacheDependencies | null => gathering.get(request) ?? null;
