import { LRUCache } from "lru-cache";
import { anyTag, everything, type Tag } from "../content/tags";
import type { Answer } from "./answer";

export interface AnswerCacheOptions {
  /** All kept answers together; those that were used longest ago go first. */
  bytes: number;
  /** Milliseconds for which an answer is as good as new. */
  freshFor: number;
  /** Milliseconds after that in which it is still sent, while it is made anew. */
  staleFor: number;
}

/** An answer that was made; one without tags is sent and not kept. */
export interface Made {
  answer: Answer;
  tags: ReadonlySet<Tag> | null;
}

interface Kept {
  answer: Answer;
  tags: ReadonlySet<Tag>;
  since: number;
}

/** What the cache has done since it was made, and what it holds. */
export interface AnswerFigures {
  /** Answers that were sent from memory. */
  sent: number;
  made: number;
  answers: number;
  bytes: number;
}

interface Making {
  answer: Promise<Answer>;
  /** What was written meanwhile. */
  dropped: ReadonlySet<Tag>[];
}

/**
 * Answers by key, with what they were made of. A write drops those that carry its tags, and whoever asks after it never gets
 * one that was begun before it. While the cache is closed it keeps nothing and has nothing.
 */
export class AnswerCache {
  private readonly kept: LRUCache<string, Kept>;
  private readonly keysOf = new Map<Tag, Set<string>>();
  /** Those that whoever asks for the same may wait for. */
  private readonly shared = new Map<string, Making>();
  private readonly underWay = new Set<Making>();
  private open = false;
  private sent = 0;
  private made = 0;

  constructor(private readonly options: AnswerCacheOptions) {
    this.kept = new LRUCache({
      maxSize: options.bytes,
      maxEntrySize: Math.floor(options.bytes / 8),
      sizeCalculation: ({ answer }, key) => answer.size + 2 * key.length,
      dispose: (entry, key) => this.unindex(key, entry),
    });
  }

  /** Whether it keeps answers at the moment. */
  get isOpen(): boolean {
    return this.open;
  }

  get figures(): AnswerFigures {
    const { sent, made, kept } = this;
    return { sent, made, answers: kept.size, bytes: kept.calculatedSize };
  }

  /** To be called with every answer that is sent as it was found; a plain number, because it happens so often. */
  noteSent(): void {
    this.sent += 1;
  }

  /** To be called as soon as every write is heard of. */
  start(): void {
    this.open = true;
  }

  /** To be called when writes are not heard of any more. */
  stop(): void {
    this.open = false;
    this.drop(new Set([everything]));
  }

  /** What is kept, unless it is too old to be sent; one that is not fresh should be made anew meanwhile. */
  find(key: string): Kept | undefined {
    const entry = this.kept.get(key);
    const { freshFor, staleFor } = this.options;
    return entry && Date.now() - entry.since <= freshFor + staleFor ? entry : undefined;
  }

  isFresh({ since }: Kept): boolean {
    return Date.now() - since <= this.options.freshFor;
  }

  /** Makes the answer, once for all who ask for it at the same time. @throws what `make` throws. */
  async make(key: string, make: () => Promise<Made>): Promise<Answer> {
    const before = this.shared.get(key);
    if (before) return before.answer;
    const making: Making = { dropped: [], answer: Promise.resolve().then(() => this.run(key, make, making)) };
    this.shared.set(key, making);
    this.underWay.add(making);
    try {
      return await making.answer;
    } finally {
      this.underWay.delete(making);
      if (this.shared.get(key) === making) this.shared.delete(key);
    }
  }

  /** Forgets every answer that carries one of the tags, and does not keep those that are being made of them. */
  drop(tags: ReadonlySet<Tag>): void {
    for (const making of this.underWay) making.dropped.push(tags);
    this.shared.clear();
    if (tags.has(everything)) this.kept.clear();
    for (const tag of [anyTag, ...tags]) for (const key of this.keysOf.get(tag) ?? []) this.kept.delete(key);
  }

  private async run(key: string, make: () => Promise<Made>, making: Making): Promise<Answer> {
    this.made += 1;
    const { answer, tags } = await make();
    const madeOf = [everything, ...(tags ?? [])];
    const isOld = making.dropped.some((dropped) => madeOf.some((tag) => tag === anyTag || dropped.has(tag)));
    if (tags && !isOld && this.open) this.keep(key, { answer, tags, since: Date.now() });
    // What is no page any more is not served as one; an outage says nothing about it.
    else if (!isOld && answer.status < 500) this.kept.delete(key);
    return answer;
  }

  private keep(key: string, entry: Kept): void {
    this.kept.set(key, entry);
    if (!this.kept.has(key)) return;
    for (const tag of entry.tags) {
      const keys = this.keysOf.get(tag);
      if (keys) keys.add(key);
      else this.keysOf.set(tag, new Set([key]));
    }
  }

  private unindex(key: string, { tags }: Kept): void {
    for (const tag of tags) {
      const keys = this.keysOf.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysOf.delete(tag);
    }
  }
}
