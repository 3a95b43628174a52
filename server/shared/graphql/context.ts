import type DataLoader from "dataloader";
import type { ExecutionResult } from "graphql";
import type { EntityManager } from "typeorm";
import type { CacheDependencies } from "../cache/cacheDependencies";
import type { CountCacheSnapshot } from "../cache/countCache";

/** Makes a loader for one request; the function itself is the loader's name. */
export type LoaderFactory<Key, Value> = (db: EntityManager) => DataLoader<Key, Value>;

/** The signed-in administrator, as far as other features need to know. */
export interface Actor {
  id: string;
  name: string;
  sessionHash: string;
}

/** What a resolver gets. */
export interface RequestContext {
  db: EntityManager;
  /** The one loader of this kind in this request. */
  loader: <Key, Value>(make: LoaderFactory<Key, Value>) => DataLoader<Key, Value>;
  /** Null for visitors. */
  actor: Actor | null;
  /** The public site asks: an editor who is signed in gets what visitors get, without scheduled content. */
  isPublicSite?: boolean;
  /** The caller's network address, for rate limits only; never stored. */
  clientAddress: string;
  /** As the caller's browser names itself; never stored. */
  userAgent: string;
  /** Notes what the answer is made of, where it is to be kept; null otherwise. */
  dependencies: CacheDependencies | null;
  /** What was counted for visitors before; null for editors, and where what is read may be older than the last write. */
  cachedCounts: CountCacheSnapshot | null;
  /** Whether the site shows sample data and tells how to sign in. */
  demo: boolean;
  /** What the operation gave, where it was executed before; Apollo Server only has to tell it. */
  executedResult?: ExecutionResult | null;
  /**
   * Takes what the operation costs, in milliseconds, from the budget of the client; left out where nobody pays.
   * @throws TOO_MANY_REQUESTS when it is spent.
   */
  charge?: (cost: number) => Promise<void>;
  /** Sets or, with null, removes the session cookie of the answer. */
  setSessionCookie: (value: string | null) => void;
}

/** Keeps one loader per factory for as long as one request lives. */
export function requestLoaders(db: EntityManager): RequestContext["loader"] {
  const made = new Map<unknown, unknown>();
  return (make) => {
    if (!made.has(make)) made.set(make, make(db));
    return made.get(make) as ReturnType<typeof make>;
  };
}
