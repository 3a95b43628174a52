import type { CacheTag } from "./cacheTag";

/** What an answer that is to be kept was made of, gathered while it is made. */
export class CacheDependencies {
  private readonly found = new Set<CacheTag>();
  private refused = false;

  add(tags: Iterable<CacheTag>): void {
    for (const tag of tags) this.found.add(tag);
  }

  /** The answer is nobody else's, or not as it should be. */
  refuse(): void {
    this.refused = true;
  }

  /** Null when the answer must not be kept. */
  get tags(): ReadonlySet<CacheTag> | null {
    return this.refused ? null : this.found;
  }
}

const gathering = new WeakMap<object, CacheDependencies>();

/** Gathers what is read for a request, named by the object that Node has for it. */
export function recordDependencies(request: object): CacheDependencies {
  const reads = new CacheDependencies();
  gathering.set(request, reads);
  return reads;
}

/** Null for requests whose answer is not kept. */
export const getDependencies = (request: object): CacheDependencies | null => gathering.get(request) ?? null;
