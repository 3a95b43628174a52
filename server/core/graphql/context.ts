import type DataLoader from "dataloader";
import type { EntityManager } from "typeorm";
import type { Role } from "../access/role";
import type { TokenScope } from "../access/tokenScope";
import type { CacheDependencies } from "../cache/cacheDependencies";
import type { CountCacheSnapshot } from "../cache/countCache";

/** Creates a loader for one request; the function itself is its key. */
export type LoaderFactory<Key, Value> = (db: EntityManager) => DataLoader<Key, Value>;

/** The API token of a request. */
export interface ActorToken {
  id: string;
  name: string;
  scopes: readonly TokenScope[];
}

/** The signed-in administrator, or the one whose API token was sent, for other features. */
export interface Actor {
  id: string;
  name: string;
  role: Role;
  /** Empty for a token. */
  sessionHash: string;
  /** When the session last proved its account; undefined for a token. */
  authenticatedAt?: Date;
  /** Undefined for a session. */
  token?: ActorToken;
  /** Whether the account's role requires a second factor and the account has none: it may only set one up. */
  mustEnroll?: boolean;
}

/** The time that the client of a request may still use, in milliseconds. */
export interface OperationBudget {
  /** Milliseconds in a second; 0 means no limit. */
  perSecond: number;
  /** What is left of `perSecond`. */
  left: () => number;
  charge: (ms: number) => void;
  /**
   * Holds a share of the budget, up to 1, until the returned function is called.
   * @throws TOO_MANY_REQUESTS when the budget is spent
   */
  hold: (share: number) => () => void;
}

/** Context of resolvers. */
export interface RequestContext {
  db: EntityManager;
  /** Returns the request's only loader of this kind. */
  loader: <Key, Value>(make: LoaderFactory<Key, Value>) => DataLoader<Key, Value>;
  /** Null for visitors. */
  actor: Actor | null;
  /** True for an operation that a page of another site sends: it reads as a visitor and changes nothing. */
  isForeign?: boolean;
  /**
   * True for requests of the public site: a signed-in administrator gets what visitors get, without scheduled content.
   */
  isPublicSite?: boolean;
  /** True for a page that shows what is not public, and for saving it: both use the given database and no replica. */
  isPreview?: boolean;
  /** The client's network address, for rate limits, and the record of a consent. */
  clientAddress: string;
  /** The client's user agent; its browser and system are stored, never the text. */
  userAgent: string;
  /** Records the dependencies of a response that will be cached; null otherwise. */
  dependencies: CacheDependencies | null;
  /** Cached counts for visitors; null for administrators. */
  cachedCounts: CountCacheSnapshot | null;
  /** Whether demo mode is on: the site has sample data and shows how to sign in. */
  demo: boolean;
  /** Whether pages are also read from private networks for an administrator, where tests have their shops; false if omitted. */
  allowPrivateShops?: boolean;
  /** The time that the client may still use; omitted when nothing is charged. */
  budget?: OperationBudget;
  /** Sets or, with null, removes the session cookie in the response. */
  setSessionCookie: (value: string | null) => void;
  /** The cookie that connects the steps of a sign-in. */
  signInCookie: string | undefined;
  /** Sets or, with null, removes that cookie in the response. */
  setSignInCookie: (value: string | null) => void;
  /** The cookie that tells a browser in which an account has signed in before. */
  deviceCookie: string | undefined;
  /** Sets that cookie in the response. */
  setDeviceCookie: (value: string) => void;
  /** Returns scheme and host of the site as the browser sees it. */
  getOrigin: () => string;
}

/** The part of a context that concerns a browser, for operations that no browser sent. */
export const withoutBrowser: Pick<
  RequestContext,
  "setSessionCookie" | "signInCookie" | "setSignInCookie" | "deviceCookie" | "setDeviceCookie" | "getOrigin"
> = {
  setSessionCookie: () => undefined,
  signInCookie: undefined,
  setSignInCookie: () => undefined,
  deviceCookie: undefined,
  setDeviceCookie: () => undefined,
  getOrigin: () => "",
};

/** Caches one loader per factory for the lifetime of one request. */
export function requestLoaders(db: EntityManager): RequestContext["loader"] {
  const loaders = new Map<unknown, unknown>();
  return (make) => {
    if (!loaders.has(make)) loaders.set(make, make(db));
    return loaders.get(make) as ReturnType<typeof make>;
  };
}
