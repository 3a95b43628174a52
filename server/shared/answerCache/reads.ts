import type { Tag } from "../content/tags";

/** What an answer that is to be kept was made of, gathered while it is made. */
export class Reads {
  private readonly found = new Set<Tag>();
  private refused = false;

  add(tags: Iterable<Tag>): void {
    for (const tag of tags) this.found.add(tag);
  }

  /** The answer is nobody else's, or not as it should be. */
  refuse(): void {
    this.refused = true;
  }

  /** Null when the answer must not be kept. */
  get tags(): ReadonlySet<Tag> | null {
    return this.refused ? null : this.found;
  }
}

const gathering = new WeakMap<object, Reads>();

/** Gathers what is read for a request, named by the object that Node has for it. */
export function gatherReads(request: object): Reads {
  const reads = new Reads();
  gathering.set(request, reads);
  return reads;
}

/** Null for requests whose answer is not kept. */
export const readsOf = (request: object): Reads | null => gathering.get(request) ?? null;
